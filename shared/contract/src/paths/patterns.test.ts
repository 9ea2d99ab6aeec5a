/** @jest-environment node */
import {
  expandPath,
  fillPattern,
  findAliasTarget,
  findPathConflict,
  findIncompatibility,
  listUsedFeatures,
  listRedirects,
  listRoutePaths,
  matchPattern,
  matchRoute,
  namesOf,
  readDescriptor,
  readRoutes,
  toPageRegistry,
  toPatternSource,
  type DescriptorRoute,
  type RemoteName,
} from '../index';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
  createSampleShellDescriptor,
} from '../testing/samples';

const longest = 'a'.repeat(100);

describe('The values of a pattern', () => {
  test.each([
    ['/academy/:course', '/academy/film-1', { course: 'film-1' }],
    ['/academy/:course', '/Academy/Film_1/', { course: 'Film_1' }],
    ['/academy/:course', `/academy/${longest}`, { course: longest }],
    ['/a/:x/b/:y', '/a/1/b/2', { x: '1', y: '2' }],
    ['/guides/*', '/guides/a/b/c', { '*': 'a/b/c' }],
    ['/a/:x/*', '/a/1/b', { x: '1', '*': 'b' }],
  ])('%s reads them from %s', (pattern, address, params) => {
    expect(matchPattern(pattern, address)).toEqual(params);
    const [, ...groups] = new RegExp(`^${toPatternSource(pattern)}/*$`, 'i').exec(address) ?? [];
    expect(groups).toEqual(Object.values(params));
  });

  test.each([
    ['nothing', '/academy'],
    ['an empty segment', '/academy/'],
    ['an empty segment in the middle', '/academy//film'],
    ['one segment too many', '/academy/film/more'],
    ['an encoded slash', '/academy/a%2Fb'],
    ['an encoded letter', '/academy/%61'],
    ['an encoded null', '/academy/a%00'],
    ['a dot', '/academy/.'],
    ['two dots', '/academy/..'],
    ['encoded dots', '/academy/%2e%2e'],
    ['an ending', '/academy/film.html'],
    ['a hidden file', '/academy/.git'],
    ['a file of the site', '/academy/_course'],
    ['a space', '/academy/a%20b'],
    ['letters of another alphabet', '/academy/\u092B'],
    ['markup', '/academy/<script>'],
    ['a parameter in place of a value', '/academy/:course'],
    ['a value that is too long', `/academy/${longest}a`],
  ])('do not match %s', (_case, address) => {
    expect(matchPattern('/academy/:course', address)).toBeUndefined();
    expect(new RegExp(`^${toPatternSource('/academy/:course')}$`).test(address)).toBe(false);
  });

  test('A tail has one to eight segments', () => {
    const addressOf = (count: number) => `/guides${'/a'.repeat(count)}`;
    const counts = [0, 1, 8, 9].filter((count) => matchPattern('/guides/*', addressOf(count)));
    expect(counts).toEqual([1, 8]);
  });

  test('An optional parameter makes two paths, and filling is the inverse of matching', () => {
    expect(expandPath('/editor/:deck?')).toEqual(['/editor', '/editor/:deck']);
    expect(expandPath('/hi/:deck?')).toEqual(['/hi', '/hi/:deck']);
    expect(fillPattern('/a/:x/*', { x: '1', '*': 'b/c' })).toBe('/a/1/b/c');
  });
});

describe('The address of a page with parameters', () => {
  const registry = registryOf({
    editor: [
      { path: '/academy/:course', prerender: ['film'], aliases: ['/courses/:course'] },
      { path: '/academy/prices' },
      { path: '/academy/:course/parts/:part' },
      { path: '/academy/:course/*' },
      { path: '/topics/:topic', prerender: ['light', 'sound'], dynamicParams: false },
      { path: '/desk/:deck?', aliases: ['/table/:deck?'], access: 'member' },
    ],
  });

  test.each([
    ['/academy/film', '/academy/:course', { course: 'film' }],
    ['/ACADEMY/Other/', '/academy/:course', { course: 'Other' }],
    ['/academy/prices', '/academy/prices', {}],
    ['/academy/a/parts/b', '/academy/:course/parts/:part', { course: 'a', part: 'b' }],
    ['/academy/a/b', '/academy/:course/*', { course: 'a', '*': 'b' }],
    ['/topics/Light', '/topics/:topic', { topic: 'light' }],
    ['/desk', '/desk/:deck?', {}],
    ['/desk/1', '/desk/:deck?', { deck: '1' }],
  ])('%s belongs to %s', (address, path, params) => {
    expect(matchRoute(toPageRegistry(registry), address)).toMatchObject({ path, params });
  });

  test('It is canonical with its values as they are written', () => {
    expect(matchRoute(toPageRegistry(registry), '/ACADEMY/Other/')?.address).toBe('/academy/Other');
    expect(matchRoute(toPageRegistry(registry), '/Topics/LIGHT')?.address).toBe('/topics/light');
  });

  test.each([
    '/topics/other',
    '/topics',
    '/academy',
    '/academy/a.b',
    '/academy/:course',
    '/academy/a/b%2Fc',
    '/desk/1/2',
  ])('%s belongs to no page', (address) =>
    expect(matchRoute(toPageRegistry(registry), address)).toBeUndefined(),
  );

  test('A former path leads to the current one with its values', () => {
    const pages = toPageRegistry(registry);
    expect(findAliasTarget(pages, '/Courses/Film-1/')).toBe('/academy/Film-1');
    expect(findAliasTarget(pages, '/table')).toBe('/desk');
    expect(findAliasTarget(pages, '/table/1')).toBe('/desk/1');
    expect(findAliasTarget(pages, '/courses')).toBeUndefined();
    expect(listRedirects(registry)).toEqual({
      '/courses/:course': '/academy/:course',
      '/table': '/desk',
      '/table/:deck': '/desk/:deck',
    });
  });

  test('The registry of a document lists values only where all others are not found', () => {
    const { routes = [] } = toPageRegistry(registry).remotes.editor ?? {};
    expect(routes[0]).toMatchObject({ prerender: true });
    expect(routes[0]).not.toHaveProperty('dynamicParams');
    expect(routes[4]).toMatchObject({ prerender: ['light', 'sound'], dynamicParams: false });
  });

  test('Its paths are listed one by one', () => {
    const { routes } = registry.remotes.editor?.live.descriptor ?? {};
    expect(listRoutePaths(routes?.slice(-2) ?? [])).toEqual([
      '/topics/light',
      '/topics/sound',
      '/desk',
      '/desk/:deck',
      '/table',
      '/table/:deck',
    ]);
  });
});

describe('A remote that declares a pattern', () => {
  const begin = 'begin it with a segment of its own';
  test.each([
    ['every address', { path: '/:page' }, begin],
    ['the rest of the site', { path: '/*' }, begin],
    ['every address, or none', { path: '/:page?' }, begin],
    ['the pages of a language', { path: '/hi/:page' }, 'matches the pages of a whole language'],
    ['files of the shell', { path: '/static/*' }, 'belongs to the shell'],
    ['documents of a canary', { path: '/canary/:page' }, 'belongs to the shell'],
    ['an encoded slash', { path: '/academy%2F:course' }, 'expected a path such as'],
    ['dots', { path: '/academy/../:course' }, 'expected a path such as'],
    ['an expression', { path: '/academy/:course(.*)' }, 'expected a path such as'],
    ['a tail in the middle', { path: '/academy/*/more' }, 'expected a path such as'],
    ['an optional parameter in the middle', { path: '/a/:b?/c' }, 'expected a path such as'],
    ['part of a segment', { path: '/academy/film-:course' }, 'expected a path such as'],
    ['a prototype', { path: '/academy/:__proto__' }, 'expected a path such as'],
    ['one parameter twice', { path: '/a/:b/:b' }, 'names a parameter twice'],
    ['a path without end', { path: `/academy${'/a'.repeat(5000)}/:b` }, 'at most 200 characters'],
    ['an alias of everything', { path: '/a/:b', aliases: ['/*'] }, begin],
    ['an alias without its parameter', { path: '/a/:b', aliases: ['/c'] }, 'has other parameters'],
    ['an alias that is optional', { path: '/a/:b', aliases: ['/c/:b?'] }, 'has other parameters'],
    ['values of a path without parameters', { path: '/a', prerender: ['b'] }, 'has no parameter'],
    ['no list of values', { path: '/a/:b', prerender: true }, 'list them in prerender'],
    ['no values at all', { path: '/a/:b', dynamicParams: false }, 'has no values'],
    ['a value that leads up', { path: '/a/:b', prerender: ['..'] }, '".." is no value of /a/:b'],
    ['a value with a slash', { path: '/a/:b', prerender: ['b/c'] }, 'is no value of'],
    ['an encoded value', { path: '/a/:b', prerender: ['b%2Fc'] }, 'is no value of'],
    ['a value in capitals', { path: '/a/:b', prerender: ['B'] }, 'is no value of'],
    ['no value', { path: '/a/:b', prerender: [''] }, 'is no value of'],
    ['a value twice', { path: '/a/:b', prerender: ['b', 'b'] }, 'is listed twice'],
    [
      'values without end',
      { path: '/a/:b', prerender: Array.from({ length: 10_000 }, (_, i) => `b${i}`) },
      'expected at most 200 values',
    ],
    ['a link', { path: '/a/:b', links: [{ placement: 'header', label: 'A' }] }, 'many addresses'],
    [
      'a page without code for other values',
      { path: '/a/:b', prerender: ['b'], hydrate: false },
      'prerendered for all its values',
    ],
    ['values for members', { path: '/a/:b', prerender: ['b'], access: 'member' }, 'member page'],
  ] as [string, object, string][])('is refused with %s', (_case, wrong, reason) => {
    const route = { ...createSampleRoute(), prerender: false, ...wrong };
    expect(() => readRoutes([route], 'editor')).toThrow(reason);
    const descriptor = { ...createSampleDescriptor({ name: 'editor' }), routes: [route] };
    expect(() => readDescriptor(descriptor, 'editor')).toThrow(reason);
  });

  test('is refused with two patterns that match the same addresses', () => {
    const routes = ['/a/:b', '/a/:c'].map((path, index) => ({
      ...createSampleRoute({ id: `page-${index}`, path, prerender: false }),
    }));
    expect(() => readRoutes(routes, 'editor')).toThrow('a path is declared twice');
  });

  test('may list values, the page without a value, and a static page beside the pattern', () => {
    const routes = [
      createSampleRoute({ id: 'a', path: '/a/:b?', prerender: ['', 'c'], aliases: ['/d/:b?'] }),
      createSampleRoute({ id: 'b', path: '/a/e' }),
      createSampleRoute({ id: 'c', path: '/f/:b/:c', prerender: ['1/2'] }),
      createSampleRoute({ id: 'd', path: '/g/*', prerender: ['1/2/3', '4'] }),
    ];
    expect(readRoutes(routes, 'editor')).toHaveLength(4);
    expect(listRoutePaths(routes)).toEqual(
      ['/a', '/a/c', '/a/:b', '/d', '/d/:b', '/a/e', '/f/1/2', '/f/:b/:c'].concat([
        '/g/1/2/3',
        '/g/4',
        '/g/*',
      ]),
    );
  });
});

describe('Patterns of two remotes', () => {
  test.each([
    ['one pattern', '/a/:b', '/a/:c'],
    ['a tail', '/a/*', '/a/b/:c'],
    ['a part of the addresses', '/a/:b/c', '/a/d/:e'],
  ])('that match %s are a conflict, both named', (_case, one, other) => {
    expect(conflictOf({ marketing: [{ path: one }], editor: [{ path: other }] })).toBe(
      `The patterns ${one} of "marketing" and ${other} of "editor" match the same addresses. Change one of them.`,
    );
  });

  test('that have no address in common are none', () => {
    const marketing = [{ path: '/a/:b' }, { path: '/c/d/*' }];
    const editor = [{ path: '/a/:b/e' }, { path: '/c/f/*' }, { path: '/g/:h' }];
    expect(conflictOf({ marketing, editor })).toBeUndefined();
  });

  test.each(['/login/:x', '/login/*', '/login/more/:x', '/login/:x?'])(
    '%s below a page of another remote is a conflict',
    (path) => {
      const sentence = conflictOf({ account: [{ path: '/login' }], editor: [{ path }] });
      expect(sentence).toMatch(
        /stands below \/login, a page of "account"\. Begin it|The path \/login is claimed by/,
      );
    },
  );

  test('An exact path of another remote is the more specific one, unless it is a listed value', () => {
    const editor = [{ path: '/a/:b', prerender: ['c'] }];
    expect(conflictOf({ editor, marketing: [{ path: '/a/d' }] })).toBeUndefined();
    expect(conflictOf({ editor, marketing: [{ path: '/a/c' }] })).toMatch(
      'The path /a/c is claimed by',
    );
  });

  test('An alias is a path like any other', () => {
    const marketing = [{ path: '/m/:b', aliases: ['/a/:b'] }];
    expect(conflictOf({ marketing, editor: [{ path: '/a/*' }] })).toMatch(/match the same/);
  });
});

test('A shell that does not know patterns is named before a visitor meets it', () => {
  const exportsOf = (exports: string[]) => ({ '@site/contract': { version: '1.4.0', exports } });
  const descriptor = (path: string) => {
    const routes = [createSampleRoute({ path, prerender: false })];
    return createSampleDescriptor({ routes, uses: exportsOf(listUsedFeatures({ routes })) });
  };
  const shellWith = (features: string[]) =>
    createSampleShellDescriptor({ provides: exportsOf(features) });
  expect(findIncompatibility(descriptor('/a/:b'), shellWith(['needs']))).toMatch(
    'marketing ab12cd34 uses `patterns` of @site/contract, which shell sh12cd34 does not provide.',
  );
  expect(findIncompatibility(descriptor('/a/:b'), shellWith(['patterns']))).toBeUndefined();
  expect(findIncompatibility(descriptor('/a'), shellWith([]))).toBeUndefined();
});

type Remotes = Partial<Record<RemoteName, Partial<DescriptorRoute>[]>>;

function conflictOf(remotes: Remotes): string | undefined {
  return findPathConflict(registryOf(remotes));
}

function registryOf(remotes: Remotes) {
  const entries = namesOf(remotes).map((name) => {
    const all = (remotes[name] ?? []).map((route, index) =>
      createSampleRoute({ id: `page-${index}`, prerender: false, ...route }),
    );
    const descriptor = createSampleDescriptor({ name, routes: all });
    return [
      name,
      { live: { base: 'http://localhost:3001/', descriptor }, previous: null },
    ] as const;
  });
  return createSampleRegistry({ remotes: Object.fromEntries(entries) });
}
