/** @jest-environment node */
import {
  ContractError,
  findConflict,
  readDescriptor,
  readPreviews,
  readRoutes,
  readSiteSettings,
  toPageRegistry,
  toPreviews,
  type Registry,
} from './index';
import { descriptor, registry, route, shellDescriptor, siteSettings } from './samples';

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
    [
      'the address of the not-found page',
      { path: '/404' },
      'path: this address belongs to the shell',
    ],
    ['an address among its files', { path: '/static/js' }, 'this address belongs to the shell'],
    ['the address of the landing file', { path: '/index' }, 'this address belongs to the shell'],
    [
      'a link in a part of the frame that is none',
      { links: [{ in: 'sidebar', label: 'Questions' }] },
      'links.0.in: expected a part of the frame',
    ],
    [
      'an old address among the files of the shell',
      { aliases: ['/static/js'] },
      'this address belongs to the shell',
    ],
    [
      'a link to a state that is no query',
      { links: [{ in: 'visitor', label: 'Signup', search: '?mode=signup#x' }] },
      'links.0.search: expected a query such as ?mode=signup',
    ],
    [
      'a link to a place that the settings do not know',
      { links: [{ in: 'footer', label: 'Elsewhere', outer: 'myspace' }] },
      'links.0.outer: expected an address of the settings',
    ],
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
    expect(twice({ id: 'other', path: '/other', aliases: [route().path] })).toThrow(
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
      { entry: { ...descriptor().entry, file: 'https://evil.example/a.js' } },
      'expected a relative file name',
    ],
    ['an old contract', { contract: 1, routes: [] }, 'made against contract version 1,'],
  ])('One with %s is refused', (_case, wrong, sentence) => {
    expect(() => readDescriptor({ ...descriptor(), ...wrong }, 'marketing')).toThrow(sentence);
  });
});

describe('A registry', () => {
  test('A shell and remotes that go together have no conflict, also while a remote is missing', () => {
    expect(findConflict(registry())).toBeUndefined();
    expect(findConflict(registry({ remotes: {} }))).toBeUndefined();
  });

  test('A remote that was made against a contract the shell does not understand is named with both versions', () => {
    const live = { base: 'http://localhost:3001/', descriptor: descriptor({ contract: 3 }) };
    expect(findConflict(registry({ remotes: { marketing: { live, previous: null } } }))).toBe(
      'The remote "marketing" (ab12cd34) was made against contract version 3, and the shell (sh12cd34) supports 2. Build the older of the two against the newer contract.',
    );
  });

  test('A new shell that no longer understands a live remote is a conflict too', () => {
    const shell = shellDescriptor({ contract: 4, understands: [3, 4] });
    expect(findConflict(registry({ shell }))).toMatch(/supports 3, 4\. Build the older/);
    expect(
      findConflict(registry({ shell: shellDescriptor({ understands: [2, 3] }) })),
    ).toBeUndefined();
  });

  test('Two remotes that claim one path are a conflict, both named', () => {
    expect(findConflict(withCollision())).toBe(
      'The path /faq is claimed by "marketing" and by "account". Remove it from one of them.',
    );
  });

  test('A page at an address that another remote leads on would never be seen', () => {
    const elsewhere = descriptor({
      name: 'account',
      routes: [{ ...route(), path: '/questions', aliases: ['/faq'], scripts: [], styles: [] }],
    });
    const account = {
      live: { base: 'http://localhost:3002/', descriptor: elsewhere },
      previous: null,
    };
    expect(findConflict(registry({ remotes: { ...registry().remotes, account } }))).toBe(
      'The path /faq is claimed by "marketing" and by "account". Remove it from one of them.',
    );
  });
});

describe('A sentence of refusal', () => {
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

describe('Previews', () => {
  const published = {
    base: 'http://localhost:3001/cd34ef56/web/',
    descriptor: descriptor({ version: 'cd34ef56' }),
  };
  const live = { base: 'http://localhost:3001/ab12cd34/web/', descriptor: descriptor() };
  const marketing = { live, previous: null };
  const withPreview = registry({ remotes: { marketing: { ...marketing, previews: [published] } } });

  test('Each stands under what a person writes into the address, with nothing to fall back to', () => {
    const previews = readPreviews(toPreviews(withPreview));
    expect(Object.keys(previews)).toEqual(['marketing@cd34ef56']);
    expect(previews['marketing@cd34ef56']).toMatchObject({
      live: { base: published.base, global: 'marketing_cd34ef56' },
      previous: null,
    });
  });

  test('The registry that visitors get says nothing of them', () => {
    expect(toPageRegistry(withPreview)).toEqual(
      toPageRegistry(registry({ remotes: { marketing } })),
    );
  });
});
