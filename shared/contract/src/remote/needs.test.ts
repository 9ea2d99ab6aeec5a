/** @jest-environment node */
import {
  createCanaryRegistries,
  listPageNeeds,
  listRemotesWithNeeds,
  listRemoteTerms,
  listRouteTerms,
  readDescriptor,
  readNeeds,
  readPageRegistry,
  readRoutes,
  readSiteSettings,
  toPageRegistry,
  toPreviews,
  type Descriptor,
  type NeedsDeclaration,
  type RegistryEntry,
} from '../index';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
  createSampleSettings,
} from '../testing/samples';

const api = 'https://api.academy.example';
const reason = 'The course catalogue';
const needs = {
  origins: [
    { origin: api, use: ['connect', 'frame'], reason },
    { origin: 'http://localhost:4000', use: ['image'], reason: 'Pictures of this machine' },
  ],
  trustedTypes: [{ name: 'academy#player', reason: 'The player of the lessons' }],
  permissions: [{ name: 'camera', reason: 'Scans the code of a ticket' }],
} satisfies NeedsDeclaration;
const ALL_ALLOWED = [api, 'http://localhost:4000', 'academy#player', 'camera'];

const ALL_TERMS = [
  `connect-src ${api}`,
  `frame-src ${api}`,
  'img-src http://localhost:4000',
  'permission camera',
  'trusted-types academy#player',
];

const ORIGIN = 'expected an origin such as https://api.example.com';
const NAME = 'expected the name of a Trusted Types policy';
const REASON = 'expected a reason of 3 to 200 characters in one line';

const origins = (...names: unknown[]) => ({
  origins: names.map((origin) => ({ origin, use: ['connect'], reason })),
});
const policies = (...names: unknown[]) => ({
  trustedTypes: names.map((name) => ({ name, reason })),
});

const HOSTILE_ORIGINS = [
  '*',
  'https:',
  'https://*',
  'https://*.academy.example',
  'https://*.co.uk',
  'https://academy.*',
  'javascript:alert(1)',
  'data:',
  'data:text/html,hi',
  'blob:https://api.academy.example',
  'file:///etc/passwd',
  'http://api.academy.example',
  'http://localhost.academy.example',
  'http://127.0.0.1:4000',
  'https://127.0.0.1',
  'https://[::1]',
  'https://0x7f.1',
  'https://user:key@api.academy.example',
  'https://user@localhost',
  'https://api.academy.example/',
  'https://api.academy.example/catalogue',
  'https://api.academy.example?key=1',
  'https://api.academy.example#top',
  'https://api.academy.example:443',
  'https://api.academy.example:99999',
  'https://API.academy.example',
  'https://акадeмия.example',
  'https://api.academy.example.',
  'https://api..academy.example',
  '//api.academy.example',
  'api.academy.example',
  "'self'",
  "'unsafe-inline'",
  "https://api.academy.example 'unsafe-inline'",
  'https://api.academy.example; script-src *',
  'https://api.academy.example, https://evil.example',
  'https://api.academy.example\nX-Evil: 1',
  'https://api.academy.example\r\n',
  ' https://api.academy.example',
  `https://${'a'.repeat(120)}.example`,
  '',
  1,
  null,
  {},
];

const HOSTILE_NAMES = [
  'two names',
  "'allow-duplicates'",
  "'none'",
  '*',
  'default',
  'camera',
  'a;script-src *',
  'a, b',
  'a\nb',
  'a"b',
  `a${'b'.repeat(60)}`,
  '#a',
  '',
  7,
];

describe('The needs of a remote', () => {
  test('Come back as they were declared', () => {
    expect(readNeeds(needs, 'academy')).toEqual(needs);
    expect(readNeeds({}, 'academy')).toEqual({});
  });

  test.each(HOSTILE_ORIGINS)('Are refused with the origin %j', (origin) => {
    expect(() => readNeeds(origins(origin), 'academy')).toThrow(
      'The needs of the remote "academy" cannot be used. origins.0.origin: ',
    );
    if (typeof origin === 'string')
      expect(() => readNeeds(origins(origin), 'academy')).toThrow(ORIGIN);
  });

  test.each(HOSTILE_NAMES)('Are refused with the Trusted Types policy %j', (name) => {
    expect(() => readNeeds(policies(name), 'academy')).toThrow('trustedTypes.0.name: ');
    if (typeof name === 'string') expect(() => readNeeds(policies(name), 'academy')).toThrow(NAME);
  });

  test.each([
    [
      '10,000 origins',
      origins(...Array.from({ length: 10_000 }, (_, i) => `https://a${i}.example`)),
      'expected at most 10 origins',
    ],
    ['one origin twice', origins(api, api), 'an origin is declared twice'],
    ['one name twice', policies('one', 'one'), 'a name is declared twice'],
    ['six names', policies('a', 'b', 'c', 'd', 'e', 'f'), 'expected at most 5 names'],
    ['no use', { origins: [{ origin: api, use: [], reason }] }, 'expected at least one use'],
    ['scripts', { origins: [{ origin: api, use: ['script'], reason }] }, 'origins.0.use.0:'],
    ['no reason', { origins: [{ origin: api, use: ['connect'] }] }, 'origins.0.reason'],
    ['an empty reason', { permissions: [{ name: 'camera', reason: '' }] }, REASON],
    [
      'a reason for a terminal',
      { permissions: [{ name: 'camera', reason: 'a\u001b[2J' }] },
      REASON,
    ],
    [
      'a permission of payments',
      { permissions: [{ name: 'payment', reason }] },
      'permissions.0.name',
    ],
    ['a kind that nobody knows', { cookies: [] }, 'cookies'],
    ['a prototype', JSON.parse('{"__proto__":{"origins":[]},"constructor":{}}'), '__proto__'],
    ['a text', 'camera', 'The needs of the remote "academy" cannot be used.'],
  ])('Are refused with %s', (_case, wrong, sentence) => {
    expect(() => readNeeds(wrong, 'academy')).toThrow(sentence);
  });

  test('Are as strict on a route', () => {
    const routes = (declared: unknown) => [{ ...createSampleRoute(), needs: declared }];
    expect(readRoutes(routes(needs), 'academy')[0]?.needs).toEqual(needs);
    expect(() => readRoutes(routes(origins('*')), 'academy')).toThrow(
      `0.needs.origins.0.origin: ${ORIGIN}`,
    );
    expect(() => readRoutes(routes({ cookies: [] }), 'academy')).toThrow('0.needs.cookies');
  });

  test('Are as strict in a descriptor, which another team writes and signs', () => {
    const descriptor = createSampleDescriptor({ needs });
    expect(readDescriptor(descriptor, 'marketing').needs).toEqual(needs);
    expect(() => readDescriptor({ ...descriptor, needs: origins('*') }, 'marketing')).toThrow(
      `needs.origins.0.origin: ${ORIGIN}`,
    );
  });
});

describe('What the owner of a site allows', () => {
  const allowing = (allows: unknown) => ({
    ...createSampleSettings(),
    remotes: { academy: { origin: 'http://localhost:3004', allows } },
  });

  test('Is a list of origins and names', () => {
    expect(readSiteSettings(allowing(ALL_ALLOWED)).remotes).toHaveProperty(
      'academy.allows',
      ALL_ALLOWED,
    );
  });

  test.each([['*'], ['https://*.example'], ['default'], ["'self'"], ['a b']])(
    'Is never %j',
    (name) => {
      expect(() => readSiteSettings(allowing([name]))).toThrow('remotes.academy.allows.0: ');
    },
  );
});

describe('The policy of a document', () => {
  test('Contains what is declared and allowed, and nothing that is only one of both', () => {
    const termsFor = (declared: NeedsDeclaration, allows: string[]) =>
      listRemoteTerms(entryOf(declared, { allows }));
    expect(termsFor(needs, ALL_ALLOWED)).toEqual(ALL_TERMS);
    expect(termsFor(needs, [])).toEqual([]);
    expect(termsFor({}, ALL_ALLOWED)).toEqual([]);
    expect(termsFor(needs, ['camera', 'microphone'])).toEqual(['permission camera']);
  });

  test('Covers the version to fall back to and previews, which run in the same document', () => {
    const entry = entryOf({ permissions: [{ name: 'camera', reason }] }, { allows: ALL_ALLOWED });
    const previous = entryOf(policies('academy#player') as NeedsDeclaration).live;
    const preview = entryOf(origins(api) as NeedsDeclaration).live;
    expect(listRemoteTerms({ ...entry, previous, previews: [preview] })).toEqual([
      `connect-src ${api}`,
      'permission camera',
      'trusted-types academy#player',
    ]);
  });

  test('Of a canary covers its version and the live one, and live documents not the canary', () => {
    const canary = { ...entryOf(needs).live, percent: 10 };
    const marketing = { ...entryOf({}, { allows: ALL_ALLOWED }), canary };
    const registry = createSampleRegistry({ remotes: { marketing } });
    const shared = createCanaryRegistries(registry)[0]?.remotes.marketing;
    expect(shared && listRemoteTerms(shared)).toEqual(ALL_TERMS);
    expect(listRemoteTerms(marketing)).toEqual([]);
  });

  test('Keeps the Trusted Types policies of a version that was built before needs were recorded', () => {
    const entry = entryOf(undefined, { allows: [...ALL_ALLOWED, 'ProseMirrorClipboard'] });
    expect(listRemoteTerms(entry)).toEqual([
      'trusted-types ProseMirrorClipboard',
      'trusted-types academy#player',
    ]);
  });
});

describe('A document', () => {
  const filling = { id: 'news', slot: 'account/dashboard', scripts: [], styles: [] };
  const account = entryOf({}, { routes: ['dashboard', 'login'] });

  test('Contains a fingerprint for each remote with needs, and nothing about others', () => {
    const read = (entry: RegistryEntry) =>
      readPageRegistry(
        toPageRegistry(createSampleRegistry({ remotes: { account, marketing: entry } })),
      ).remotes;
    const { account: other, marketing } = read(entryOf(needs, { allows: ALL_ALLOWED }));
    expect(other).not.toHaveProperty('needs');
    expect(marketing?.needs).toMatch(/^[0-9a-z]{4,7}$/);
    expect(JSON.stringify(marketing)).not.toContain(api);
    expect(read(entryOf(needs, { allows: ['camera'] })).marketing?.needs).not.toBe(
      marketing?.needs,
    );
    expect(read(entryOf(needs)).marketing).not.toHaveProperty('needs');
  });

  test('Permits what its own remote needs and those whose widgets fill its slots', () => {
    const entry = entryOf(needs, { allows: ALL_ALLOWED, widgets: [filling] });
    const registry = toPageRegistry(
      createSampleRegistry({ remotes: { account, marketing: entry } }),
    );
    const listFor = (remote: 'account' | 'marketing', id: string) =>
      listRemotesWithNeeds(registry, { remote, id });
    expect(listFor('account', 'dashboard')).toEqual(['marketing']);
    expect(listFor('account', 'login')).toEqual([]);
    expect(listFor('marketing', 'faq')).toEqual(['marketing']);
    expect(listFor('marketing', 'dashboard')).toEqual(['marketing']);
  });

  test('Permits what a page alone needs on that page only, in every version that may run there', () => {
    const camera = { permissions: [{ name: 'camera', reason }] } satisfies NeedsDeclaration;
    const entry = {
      ...entryOf(policies('academy#player') as NeedsDeclaration, {
        allows: ALL_ALLOWED,
        routes: ['faq', 'scan'],
        widgets: [filling],
        pageNeeds: { scan: camera },
      }),
      previous: entryOf({}, { routes: ['scan'], pageNeeds: { scan: needs } }).live,
    };
    expect([...listRouteTerms(entry).keys()]).toEqual(['scan']);
    expect(listRouteTerms(entry).get('scan')).toEqual(ALL_TERMS);
    expect(listRouteTerms({ ...entry, allows: [] }).size).toBe(0);
    expect(listRemoteTerms(entry)).toEqual(['trusted-types academy#player']);
    const registry = readPageRegistry(
      toPageRegistry(createSampleRegistry({ remotes: { account, marketing: entry } })),
    );
    const listFor = (remote: 'account' | 'marketing', id: string) =>
      listPageNeeds(registry, { remote, id });
    expect(listFor('account', 'login')).toEqual([]);
    expect(listFor('account', 'dashboard')).toEqual(listFor('marketing', 'faq'));
    expect(listFor('marketing', 'faq')).toHaveLength(1);
    expect(listFor('marketing', 'scan')).toEqual([
      ...listFor('marketing', 'faq'),
      expect.stringMatching(/^[0-9a-z]{4,7}$/),
    ]);
  });

  test('Of a remote whose pages alone have needs says nothing about its widgets', () => {
    const entry = entryOf(
      {},
      { allows: ALL_ALLOWED, widgets: [filling], pageNeeds: { faq: needs } },
    );
    const { marketing } = toPageRegistry(
      createSampleRegistry({ remotes: { account, marketing: entry } }),
    ).remotes;
    expect(marketing).not.toHaveProperty('needs');
    expect(marketing?.widgets).toEqual([{ id: 'news', slot: 'account/dashboard' }]);
  });

  test('Has the fingerprint of a preview that runs in it', () => {
    const preview = entryOf(needs, { widgets: [filling] }).live;
    const entry = { ...entryOf({}, { allows: ALL_ALLOWED }), previews: [preview] };
    const registry = createSampleRegistry({ remotes: { marketing: entry } });
    const [previewed] = Object.values(toPreviews(registry));
    const { marketing } = toPageRegistry(registry).remotes;
    expect(marketing?.needs).toBeDefined();
    expect(previewed?.needs).toBe(marketing?.needs);
  });
});

type Options = {
  allows?: string[];
  routes?: string[];
  widgets?: Descriptor['widgets'];
  pageNeeds?: Record<string, NeedsDeclaration>;
};

function entryOf(
  declared: NeedsDeclaration | undefined,
  { allows, routes = ['faq'], widgets, pageNeeds = {} }: Options = {},
): RegistryEntry {
  const descriptor = createSampleDescriptor({
    routes: routes.map((id) => {
      const own = pageNeeds[id];
      return createSampleRoute({ id, path: `/${id}`, ...(own ? { needs: own } : {}) });
    }),
    ...(declared ? { needs: declared } : {}),
    ...(widgets ? { widgets } : {}),
  });
  const live = { base: 'http://localhost:3001/a/', descriptor };
  return { live, previous: null, ...(allows ? { allows } : {}) };
}
