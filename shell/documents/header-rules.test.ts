/** @jest-environment node */
import { descriptor, registry, route, siteSettings } from '@site/contract/samples';
import { documentHeaders, everywhereHeaders, toHostRules } from './header-rules';
import { pagesOf } from './pages';

describe('Headers of a document', () => {
  test.each(['/auth-callback', '/reset-password', '/confirm'])(
    'The one-time code in the address of %s does not travel on to other sites',
    (path) => {
      expect(headersFor({ path })['Referrer-Policy']).toBe('no-referrer');
    },
  );

  test('Other pages tell other sites only where a visitor came from, not which page', () => {
    expect(headersFor({ path: '/faq' })['Referrer-Policy']).toBeUndefined();
    expect(everywhereHeaders['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  });

  test('Scripts, data and forms can only go where this site needs them to', () => {
    const policy = headersFor({})['Content-Security-Policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self' http://localhost:3001 http://localhost:54321");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)|\*/);
  });

  test('Only the origin of the backend is named, not its path', () => {
    const headers = headersFor({}, 'https://project.supabase.example/base');
    expect(headers['Content-Security-Policy']).toContain(' https://project.supabase.example;');
  });

  test('Pages for members are kept out of search engines', () => {
    expect(headersFor({ access: 'member', prerender: false })['X-Robots-Tag']).toBe('noindex');
    expect(headersFor({})['X-Robots-Tag']).toBeUndefined();
  });

  test('A browser asks for a document anew each time', () => {
    expect(headersFor({})['Cache-Control']).toBe('no-cache');
  });
});

describe('Rules for static hosts', () => {
  test('Each path stands above its headers, and hashed files may be kept for ever', () => {
    const rules = [{ path: '/faq', headers: { 'X-Frame-Options': 'DENY', 'X-Other': '1' } }];
    expect(toHostRules(rules)).toBe(
      '/faq\n  X-Frame-Options: DENY\n  X-Other: 1\n' +
        '/static/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
  });
});

function headersFor(
  overrides: Parameters<typeof route>[0],
  supabaseUrl = 'http://localhost:54321',
) {
  const live = {
    base: 'http://localhost:3001/a/',
    descriptor: descriptor({ routes: [route(overrides)] }),
  };
  const [page] = pagesOf(registry({ remotes: { marketing: { live, previous: null } } }));
  if (!page) throw new Error('The sample registry has a page.');
  return documentHeaders({
    document: { html: '<h1>Hi</h1>', inlineStyles: [], inlineScripts: [] },
    page,
    remoteOrigins: ['http://localhost:3001'],
    settings: siteSettings({ supabaseUrl }),
  });
}
