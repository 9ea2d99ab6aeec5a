/** @jest-environment node */
import {
  ContractError,
  readDescriptor,
  readRegistry,
  readRoutes,
  readSiteSettings,
  type Registry,
} from './index';
import { descriptor, registry, route, siteSettings } from './samples';

describe('Site settings', () => {
  test('Valid settings come back as they were given', () => {
    expect(readSiteSettings(siteSettings())).toEqual(siteSettings());
  });

  test.each([
    [
      'a secret key',
      { supabaseKey: 'sb_secret_abc' },
      'supabaseKey: this is a secret key; use the publishable key',
    ],
    ['a trailing slash', { siteUrl: 'https://a.example/' }, 'siteUrl: expected no trailing slash'],
    [
      'a script address',
      { supabaseUrl: 'javascript:alert(1)' },
      'supabaseUrl: expected an http or https address',
    ],
    [
      'an address with markup',
      { siteUrl: 'https://a.example/"><b' },
      'siteUrl: expected an http or https address',
    ],
    ['an unknown launch state', { launch: 'soon' }, 'launch: expected "preview" or "open"'],
    ['an endless splash', { splashMs: 60_000 }, 'splashMs:'],
    ['half a millisecond', { splashMs: 0.5 }, 'splashMs:'],
    ['no brand', { brand: undefined }, 'brand'],
    ['an unknown sign-in service', { authProviders: ['myspace'] }, 'authProviders.0:'],
    [
      'a chat number with a plus',
      { contact: { ...siteSettings().contact, chatNumber: '+919000000000' } },
      'contact.chatNumber: expected 8 to 15 digits with country code',
    ],
    [
      'a broken mail address',
      { contact: { ...siteSettings().contact, email: 'hello' } },
      'contact.email: expected an e-mail address',
    ],
  ])('Settings with %s are refused with the place and the reason', (_case, wrong, sentence) => {
    const read = () => readSiteSettings({ ...siteSettings(), ...wrong });
    expect(read).toThrow(ContractError);
    expect(read).toThrow('The site settings cannot be used.');
    expect(read).toThrow(sentence);
  });

  test('Settings that are no object at all are refused', () => {
    for (const nonsense of [null, undefined, 'text', 7, []]) {
      expect(() => readSiteSettings(nonsense)).toThrow(ContractError);
    }
  });
});

describe('Routes of a remote', () => {
  test.each([
    ['upper case in a path', { path: '/Faq' }, 'path: expected a path such as /pitch-deck'],
    ['a trailing slash', { path: '/faq/' }, 'path: expected a path such as /pitch-deck'],
    ['a path that climbs', { path: '/../etc' }, 'path: expected a path such as /pitch-deck'],
    ['an id in camel case', { id: 'faqPage' }, 'id: expected a kebab-case id'],
    [
      'a page outside its folder',
      { page: '../shell/app' },
      'page: expected a module such as ./pages/faq-page',
    ],
    ['a title of a paragraph', { title: 'x'.repeat(71) }, 'title: expected at most 70 characters'],
    [
      'a description of a page',
      { description: 'x'.repeat(201) },
      'description: expected at most 200',
    ],
    ['unknown access', { access: 'admin' }, 'access: expected "public" or "member"'],
    ['unknown chrome', { chrome: 'popup' }, 'chrome: expected "site" or "bare"'],
    ['a prerendered member page', { access: 'member' }, 'a member page must not be prerendered'],
  ])('A route with %s is refused', (_case, wrong, sentence) => {
    expect(() => readRoutes([{ ...route(), ...wrong }], 'marketing')).toThrow(sentence);
  });

  test('The message names the remote', () => {
    expect(() => readRoutes([], 'editor')).toThrow(
      'The routes of the remote "editor" cannot be used. expected at least one route.',
    );
  });

  test('A path or an id that stands twice is refused', () => {
    const twice = (second: object) => () =>
      readRoutes([route(), { ...route(), ...second }], 'marketing');
    expect(twice({ id: 'other' })).toThrow('a path is declared twice');
    expect(twice({ path: '/other' })).toThrow('an id is declared twice');
  });
});

describe('The descriptor of a built remote', () => {
  test.each([
    ['a short version', { version: 'abc' }, 'version: expected a version hash'],
    ['an unknown remote', { name: 'shop' }, 'name:'],
    ['no routes', { routes: [] }, 'routes:'],
    [
      'an entry without integrity',
      { entry: { file: 'a.js', integrity: '' } },
      'expected a sha384 integrity hash',
    ],
    [
      'an entry on another site',
      { entry: { ...descriptor().entry, file: 'https://evil.example/a.js' } },
      'expected a relative file name',
    ],
  ])('One with %s is refused', (_case, wrong, sentence) => {
    expect(() => readDescriptor({ ...descriptor(), ...wrong }, 'marketing')).toThrow(sentence);
  });

  test('One that speaks another contract version is refused with both versions and what to do', () => {
    expect(() => readDescriptor({ contract: 2 }, 'account')).toThrow(
      'The remote "account" speaks contract version 2, this shell speaks 1. Build the remote with the same shared/contract as the shell, or release the shell first.',
    );
  });
});

describe('The registry', () => {
  test('A valid registry comes back as it was given, also while a remote is missing', () => {
    expect(readRegistry(registry())).toEqual(registry());
    expect(readRegistry(registry({ remotes: {} }))).toEqual(registry({ remotes: {} }));
  });

  test('Another contract version is refused', () => {
    expect(() => readRegistry(registry({ contract: 9 }))).toThrow(
      'The registry speaks contract version 9, this shell speaks 1. Compose the site again.',
    );
  });

  test('A live remote of another contract version is refused', () => {
    const live = { base: 'http://localhost:3001/', descriptor: descriptor({ contract: 2 }) };
    const wrong = registry({ remotes: { marketing: { live, previous: null } } });
    expect(() => readRegistry(wrong)).toThrow('The remote "marketing" speaks contract version 2');
  });

  test('An address without a trailing slash is refused', () => {
    const live = { base: 'http://localhost:3001/marketing', descriptor: descriptor() };
    const wrong = registry({ remotes: { marketing: { live, previous: null } } });
    expect(() => readRegistry(wrong)).toThrow(
      'remotes.marketing.live.base: expected an absolute URL ending in "/"',
    );
  });

  test('Two remotes that claim one path are refused, both named', () => {
    expect(() => readRegistry(withCollision())).toThrow(
      'The path /faq is claimed by "marketing" and by "account". Remove it from one of them.',
    );
  });

  test('At most five reasons are listed', () => {
    const wrong = {
      ...siteSettings(),
      supabaseUrl: 1,
      supabaseKey: 1,
      siteUrl: 1,
      launch: 1,
      splashMs: '',
      brand: 1,
    };
    try {
      readSiteSettings(wrong);
    } catch (error) {
      expect(String(error).split(';')).toHaveLength(5);
    }
    expect.assertions(1);
  });
});

function withCollision(): Registry {
  const { marketing } = registry().remotes;
  const live = { base: 'http://localhost:3002/', descriptor: descriptor({ name: 'account' }) };
  return registry({
    remotes: { ...(marketing && { marketing }), account: { live, previous: null } },
  });
}
