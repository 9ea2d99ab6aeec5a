/** @jest-environment node */
import {
  type HostRules,
  type HttpHeaders,
  type NeedsDeclaration,
  resolveHeaders,
  toPageRegistry,
} from '@site/contract';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
  createSampleSettings,
} from '@site/contract/samples';
import {
  COMMON_HEADERS,
  createDocumentHeaders,
  createHeaderRules,
  listPageTerms,
} from './header-rules';
import { createHostFiles } from './host-files';
import { listSitePages } from '../site-pages';

describe('Headers of a document', () => {
  test('The one-time code in an address that can hold one does not travel on to other sites', () => {
    expect(headersOf({ path: '/confirm', hasSecretUrl: true })['Referrer-Policy']).toBe(
      'no-referrer',
    );
  });

  test('Other pages tell other sites only where a visitor came from, not which page', () => {
    expect(headersOf({ path: '/faq' })['Referrer-Policy']).toBeUndefined();
    expect(COMMON_HEADERS['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  });

  test('The rule for https binds other hosts only if the site says so', () => {
    const rule = 'Strict-Transport-Security';
    const headersFor = (scope: 'host' | 'subdomains' | 'preload' | undefined) => {
      const settings = scope && { strictTransportSecurity: scope };
      return { ...COMMON_HEADERS, ...headersOf({}, settings) }[rule];
    };
    expect([undefined, 'host' as const].map(headersFor)).toEqual([
      'max-age=63072000',
      'max-age=63072000',
    ]);
    expect(headersFor('subdomains')).toBe('max-age=63072000; includeSubDomains');
    expect(headersFor('preload')).toBe('max-age=63072000; includeSubDomains; preload');
  });

  test('Scripts, data and forms can only go where this site needs them to', () => {
    const policy = headersOf({})['Content-Security-Policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self' http://localhost:3001 http://localhost:54321");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/);
  });

  test('No string becomes markup or code but by the policy of the document or of a remote', () => {
    const policy = headersOf({})['Content-Security-Policy'];
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("trusted-types default marketing account editor 'allow-duplicates'");
  });

  test('What the policy refuses is reported to where the settings say, over https in both ways', () => {
    const headers = headersOf({}, { reportUrl: '/health', siteUrl: 'https://site.example' });
    expect(headers['Content-Security-Policy']).toMatch(/report-uri \/health; report-to site$/);
    expect(headers['Reporting-Endpoints']).toBe('site="/health"');
    const local = headersOf({}, { reportUrl: '/health', siteUrl: 'http://localhost:3000' });
    expect(local['Content-Security-Policy']).toMatch(/report-uri \/health$/);
    expect(local['Reporting-Endpoints']).toBeUndefined();
    const silent = headersOf({}, { reportUrl: undefined });
    expect(silent['Content-Security-Policy']).not.toContain('report-');
    expect(silent['Reporting-Endpoints']).toBeUndefined();
  });

  test('A collector of the backend needs no further permission', () => {
    const supabaseUrl = 'https://project.supabase.example';
    const without = headersOf({}, { supabaseUrl, reportUrl: undefined });
    const headers = headersOf({}, { supabaseUrl, reportUrl: `${supabaseUrl}/functions/v1/health` });
    const connectSrcOf = (each: HttpHeaders) =>
      /connect-src [^;]*/.exec(each['Content-Security-Policy'] ?? '')?.[0];
    expect(connectSrcOf(headers)).toBe(connectSrcOf(without));
    expect(connectSrcOf(headers)).toContain(supabaseUrl);
  });

  test('Only the origin of the backend is named, not its path', () => {
    const headers = headersOf({}, { supabaseUrl: 'https://project.supabase.example/base' });
    expect(headers['Content-Security-Policy']).toContain(' https://project.supabase.example;');
  });

  test('Pages for members are kept out of search engines', () => {
    expect(headersOf({ access: 'member', prerender: false })['X-Robots-Tag']).toBe('noindex');
    expect(headersOf({})['X-Robots-Tag']).toBe('all');
  });

  test('A browser asks for a document anew each time', () => {
    expect(headersOf({})['Cache-Control']).toBe('no-cache');
  });
});

describe('Needs of remotes', () => {
  const api = 'https://api.academy.example';
  const declared = {
    origins: [{ origin: api, use: ['connect', 'image', 'media', 'frame'], reason: 'The courses' }],
    trustedTypes: [{ name: 'Player', reason: 'The player of the lessons' }],
    permissions: [{ name: 'camera', reason: 'Scans a ticket' }],
  } satisfies NeedsDeclaration;
  const allows = [api, 'Player', 'camera'];
  const filling = { id: 'news', slot: 'account/dashboard', scripts: [], styles: [] };

  test('Are permitted by each directive on the pages of that remote, and where its widget stands', () => {
    const headers = headersByPath({ allows });
    for (const path of ['/faq', '/dashboard']) {
      const policy = headers[path]?.['Content-Security-Policy'] ?? '';
      for (const name of ['connect-src', 'img-src', 'media-src'])
        expect(policy).toMatch(new RegExp(`${name} 'self' [^;]*${api}(;| )`));
      expect(policy).toContain(`; frame-src ${api};`);
      expect(policy).toContain("trusted-types default marketing account Player 'allow-duplicates'");
      expect(headers[path]?.['Permissions-Policy']).toBe(
        'camera=(self), microphone=(), geolocation=(), payment=()',
      );
    }
  });

  test('Of one page are permitted by its document, and not where a widget of its remote stands', () => {
    const headers = headersByPath({ allows, needs: {}, pageNeeds: declared });
    expect(headers['/faq']).toEqual(headersByPath({ allows })['/faq']);
    const without = headersByPath({ allows, needs: {} });
    for (const path of ['/dashboard', '/login', '/404'])
      expect(headers[path]).toEqual(without[path]);
  });

  test.each([
    ['on other pages', ['/login', '/404'], { allows }],
    ['where nobody allowed them', ['/faq', '/dashboard', '/login', '/404'], {}],
  ])('Change no header %s', (_case, paths, options) => {
    const headers = headersByPath(options);
    const without = headersByPath({ allows, needs: {} });
    for (const path of paths) expect(headers[path]).toEqual(without[path]);
    expect(without['/faq']?.['Content-Security-Policy']).not.toMatch(/academy|frame-src|Player/);
  });

  test('Are in the file of every host, and nowhere else in it', () => {
    const headers = headersByPath({ allows });
    const files = createHostFiles({
      pages: pagesOf({ allows }),
      headers,
      files: ['service-worker.js'],
      moved: {},
      remoteOrigins: [],
    });
    const { rules } = JSON.parse(files['headers.json'] ?? '') as HostRules;
    for (const [path, expected] of Object.entries(headers).filter(([each]) => each !== '/404')) {
      const policy = expected['Content-Security-Policy'] ?? '';
      expect(resolveHeaders(rules, path)['Content-Security-Policy']).toBe(policy);
      expect(files._headers).toContain(`\n${path}\n`);
      expect(files._headers).toContain(`Content-Security-Policy: ${policy}\n`);
      expect(files['nginx.conf']).toContain(JSON.stringify(policy));
    }
    for (const path of ['/*', '/static/*', '/service-worker.js', '/login'])
      expect(JSON.stringify(rules.filter((rule) => rule.path === path))).not.toContain('academy');
    for (const file of ['_headers', 'nginx.conf'])
      expect(files[file]?.split(`; frame-src ${api};`)).toHaveLength(3);
  });

  type Options = { allows?: string[]; needs?: NeedsDeclaration; pageNeeds?: NeedsDeclaration };

  function registryOf({ allows: allowed, needs = declared, pageNeeds }: Options) {
    const routes = [createSampleRoute(pageNeeds ? { needs: pageNeeds } : {})];
    const marketing = createSampleDescriptor({ routes, needs, widgets: [filling] });
    const account = createSampleDescriptor({
      name: 'account',
      routes: ['dashboard', 'login'].map((id) => createSampleRoute({ id, path: `/${id}` })),
    });
    const base = 'http://localhost:3001/a/';
    return createSampleRegistry({
      remotes: {
        marketing: {
          live: { base, descriptor: marketing },
          previous: null,
          ...(allowed ? { allows: allowed } : {}),
        },
        account: { live: { base, descriptor: account }, previous: null },
      },
    });
  }

  function pagesOf(options: Options) {
    return listSitePages(registryOf(options));
  }

  function headersByPath(options: Options): Record<string, HttpHeaders> {
    const registry = registryOf(options);
    return Object.fromEntries(
      pagesOf(options).map((page) => [
        page.path,
        createDocumentHeaders({
          document: { html: '', inlineStyles: [], inlineScripts: [] },
          page,
          remotes: ['marketing', 'account'],
          remoteOrigins: [],
          terms: listPageTerms(page, registry, toPageRegistry(registry)),
          settings: createSampleSettings(),
        }),
      ]),
    );
  }
});

describe('Rules of the site', () => {
  const policies = { '/': 'root', '/faq': 'questions', '/404': 'nothing' };
  const documents = Object.fromEntries(
    Object.entries(policies).map(([path, policy]) => [
      path,
      {
        'Content-Security-Policy': policy,
        'X-Frame-Options': 'DENY',
        'Cache-Control': 'no-cache',
        'X-Robots-Tag': path === '/404' ? 'noindex' : 'all',
      },
    ]),
  );
  const rules = createHeaderRules(documents, ['favicon.svg']);

  test('A page has its own policy, and what it shares with all others', () => {
    expect(resolveHeaders(rules, '/faq')).toEqual({
      ...COMMON_HEADERS,
      'Content-Security-Policy': 'questions',
      'X-Frame-Options': 'DENY',
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'all',
    });
  });

  test.each(['/nothing', '/FAQ', '/faq/', '/faq/more', '/404', '/_headers', '//faq'])(
    'The not-found page may answer at %s, so its policy stands there and nobody keeps it',
    (path) => {
      expect(resolveHeaders(rules, path)).toEqual({
        ...COMMON_HEADERS,
        'Content-Security-Policy': 'nothing',
        'X-Frame-Options': 'DENY',
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      });
    },
  );

  test('Hashed files may be kept for ever, other files are asked for anew', () => {
    const hashed = resolveHeaders(rules, '/static/js/index.0a1b2c3d.js');
    expect(hashed['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(resolveHeaders(rules, '/favicon.svg')['Cache-Control']).toBe('no-cache');
  });

  test('Files carry no long policy of a document, and can do nothing when they are opened alone', () => {
    for (const path of ['/favicon.svg', '/static/js/index.0a1b2c3d.js']) {
      expect(resolveHeaders(rules, path)['Content-Security-Policy']).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
    }
  });

  test('What can be previewed is kept by nobody and found by no search engine', () => {
    const list = resolveHeaders(createHeaderRules(documents, ['previews.json']), '/previews.json');
    expect(list).toMatchObject({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  });

  test('A rule holds only what differs from the rule of all', () => {
    const own = rules.find((rule) => rule.path === '/faq')?.headers;
    expect(Object.keys(own ?? {}).sort()).toEqual([
      'Cache-Control',
      'Content-Security-Policy',
      'X-Robots-Tag',
    ]);
  });
});

function headersOf(
  overrides: Parameters<typeof createSampleRoute>[0],
  settings: Parameters<typeof createSampleSettings>[0] = {},
) {
  const live = {
    base: 'http://localhost:3001/a/',
    descriptor: createSampleDescriptor({ routes: [createSampleRoute(overrides)] }),
  };
  const [page] = listSitePages(
    createSampleRegistry({ remotes: { marketing: { live, previous: null } } }),
  );
  if (!page) throw new Error('The sample registry has a page.');
  return createDocumentHeaders({
    document: { html: '<h1>Hi</h1>', inlineStyles: [], inlineScripts: [] },
    page,
    remotes: ['marketing', 'account', 'editor'],
    remoteOrigins: ['http://localhost:3001'],
    terms: [],
    settings: createSampleSettings({ supabaseUrl: 'http://localhost:54321', ...settings }),
  });
}
