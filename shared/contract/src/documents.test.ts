/** @jest-environment node */
import { ContractError, readDescriptor, readRoutes, readSiteSettings } from './index';
import { createSampleDescriptor, createSampleRoute, createSampleSettings } from './testing/samples';

describe('Site settings', () => {
  test('Valid settings come back as they were given', () => {
    expect(readSiteSettings(createSampleSettings())).toEqual(createSampleSettings());
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
      { contact: { ...createSampleSettings().contact, chatNumber: '+919000000000' } },
      'contact.chatNumber: expected 8 to 15 digits with country code',
    ],
    [
      'a broken mail address',
      { contact: { ...createSampleSettings().contact, email: 'hello' } },
      'contact.email: expected an email address',
    ],
  ])('Settings with %s are refused with the place and the reason', (_case, wrong, sentence) => {
    const read = () => readSiteSettings({ ...createSampleSettings(), ...wrong });
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
    [
      'the address of the not-found page',
      { path: '/404' },
      'path: the address /404 belongs to the shell; choose another one',
    ],
    [
      'an address among its files',
      { path: '/static/js' },
      'the address /static/js belongs to the shell',
    ],
    [
      'the address of the landing file',
      { path: '/index' },
      'the address /index belongs to the shell',
    ],
    [
      'a link in a part of the frame that is none',
      { links: [{ placement: 'sidebar', label: 'Questions' }] },
      'links.0.placement: expected a part of the frame',
    ],
    [
      'an old address among the files of the shell',
      { aliases: ['/static/js'] },
      'the address /static/js belongs to the shell',
    ],
    [
      'a link to a state that is no query',
      { links: [{ placement: 'visitor', label: 'Signup', search: '?mode=signup#x' }] },
      'links.0.search: expected a query such as ?mode=signup',
    ],
    [
      'a link to a place that the settings do not know',
      { links: [{ placement: 'footer', label: 'Elsewhere', externalLink: 'myspace' }] },
      'links.0.externalLink: expected an address of the settings',
    ],
    ['a prerendered member page', { access: 'member' }, 'a member page must not be prerendered'],
  ])('A route with %s is refused', (_case, wrong, sentence) => {
    expect(() => readRoutes([{ ...createSampleRoute(), ...wrong }], 'marketing')).toThrow(sentence);
  });

  test('The address /health is free: reports go to a function of the backend', () => {
    const [route] = readRoutes([{ ...createSampleRoute(), path: '/health' }], 'marketing');
    expect(route?.path).toBe('/health');
  });

  test('The message names the remote', () => {
    expect(() => readRoutes([], 'editor')).toThrow(
      'The routes of the remote "editor" cannot be used. expected at least one route.',
    );
  });

  test('A path or an id that stands twice is refused', () => {
    const twice = (second: object) => () =>
      readRoutes([createSampleRoute(), { ...createSampleRoute(), ...second }], 'marketing');
    expect(twice({ id: 'other' })).toThrow('a path is declared twice');
    expect(twice({ id: 'other', path: '/other', aliases: [createSampleRoute().path] })).toThrow(
      'a path is declared twice',
    );
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
      { entry: { ...createSampleDescriptor().entry, file: 'https://evil.example/a.js' } },
      'expected a relative file name',
    ],
    ['an old contract', { contract: 1, routes: [] }, 'made against contract version 1,'],
  ])('One with %s is refused', (_case, wrong, sentence) => {
    expect(() => readDescriptor({ ...createSampleDescriptor(), ...wrong }, 'marketing')).toThrow(
      sentence,
    );
  });
});

describe('A sentence of refusal', () => {
  test('At most five reasons are listed', () => {
    const wrong = {
      ...createSampleSettings(),
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
