/** @jest-environment node */
import type { HostRules } from '@site/contract';
import { listSitePages } from '../site-pages';
import { createHostFiles, toHeadersFile } from './host-files';
import {
  createSampleDescriptor,
  createSampleRegistry,
  createSampleRoute,
} from '@site/contract/samples';

const routes = [
  createSampleRoute({ path: '/' }),
  createSampleRoute({ path: '/faq' }),
  createSampleRoute({ path: '/about-company' }),
  createSampleRoute({ path: '/forgot' }),
];
const live = { base: 'http://localhost:3001/a/', descriptor: createSampleDescriptor({ routes }) };
const pages = listSitePages(
  createSampleRegistry({ remotes: { marketing: { live, previous: null } } }),
);
const files = createHostFiles({
  pages,
  headers: Object.fromEntries(
    pages.map(({ path }) => [path, { 'Content-Security-Policy': `policy of ${path}` }]),
  ),
  files: ['favicon.svg'],
  remoteOrigins: [],
  moved: { '/forgot-password': '/forgot' },
});
const { redirects } = JSON.parse(files['headers.json'] ?? '') as HostRules;

describe('Addresses that lead to another', () => {
  test.each([
    ['/FAQ', '/faq'],
    ['/Faq', '/faq'],
    ['/faq/', '/faq'],
    ['/FAQ/', '/faq'],
    ['/faq.html', '/faq'],
    ['/faq/index.html', '/faq'],
    ['/About-company', '/about-company'],
    ['/About-Company', '/about-company'],
    ['/ABOUT-COMPANY/', '/about-company'],
    ['/index.html', '/'],
    ['/forgot-password', '/forgot'],
    ['/Forgot-Password/', '/forgot'],
  ])('%s leads to %s', (written, target) => {
    expect(redirects[written]).toBe(target);
    expect(files._redirects).toContain(`\n${written} ${target} 301\n`);
  });

  test('No page leads away from itself', () => {
    for (const { path } of pages) expect(redirects[path]).toBeUndefined();
  });

  test('The not-found page has no address of its own', () => {
    expect(Object.values(redirects)).not.toContain('/404');
    expect(files._redirects).toMatch(/^\/404 \/not-found 200$/m);
  });
});

describe('Header rules in the form of static hosts', () => {
  test('A rule detaches what the rule of all has set before it sets its own', () => {
    const rules = [
      { path: '/*', headers: { 'X-Frame-Options': 'DENY', 'X-Other': '1' } },
      { path: '/faq', headers: { 'X-Frame-Options': 'SAMEORIGIN', 'X-New': '2' } },
    ];
    expect(toHeadersFile(rules)).toBe(
      '/*\n  ! Access-Control-Allow-Origin\n  X-Frame-Options: DENY\n  X-Other: 1\n' +
        '/faq\n  ! X-Frame-Options\n  X-Frame-Options: SAMEORIGIN\n  X-New: 2\n',
    );
  });

  test('A policy that Cloudflare Pages would leave out is refused with the page it belongs to', () => {
    const rules = [{ path: '/faq', headers: { 'Content-Security-Policy': 'x'.repeat(2000) } }];
    expect(() => toHeadersFile(rules)).toThrow(/\/faq has more than 2000 characters/);
  });

  test('Three combinations of canaries have the rules of one, which permit what any of them needs', () => {
    const paths = ['', '/faq', '/desk/:deck'];
    const headersOf = (combination: string) =>
      paths.map((path) => {
        const policy = `script-src 'self' 'sha-${combination}'; img-src 'self'`;
        return [`/canary/${combination}${path}`, { 'Content-Security-Policy': policy }] as const;
      });
    const createFiles = (...combinations: string[]) => {
      const headers = Object.fromEntries(combinations.flatMap(headersOf));
      const canaries = Object.keys(headers);
      const registries = combinations.map((each) => `canary/${each}/registry.json`);
      return createHostFiles({
        pages,
        headers,
        files: registries,
        canaries,
        moved: {},
        remoteOrigins: [],
      });
    };
    const countRules = ({ _headers = '' }) => _headers.match(/^\/.*/gm)?.length;
    const one = createFiles('account');
    const three = createFiles('account', 'marketing', 'account-marketing');
    expect(countRules(three)).toBe(countRules(one));
    expect(one._headers).toContain('\n/canary/account/faq\n');
    for (const path of [...paths, '/desk/_deck'])
      expect(three._headers).toContain(
        `\n/canary/:canaries${path}\n  Content-Security-Policy: script-src 'self' 'sha-account' 'sha-marketing' 'sha-account-marketing'; img-src 'self'\n`,
      );
    // Other hosts take any number of rules, so each combination has its own.
    for (const file of ['headers.json', 'nginx.conf'])
      expect(three[file]).not.toContain(':canaries');
    expect(three['headers.json']).toContain('/canary/account-marketing/faq');
  });

  test('A page that needs another header in one combination of canaries than in another is refused', () => {
    const headers = {
      '/canary/account/faq': { 'Permissions-Policy': 'camera=(self)' },
      '/canary/marketing/faq': { 'Permissions-Policy': 'geolocation=(self)' },
    };
    const request = {
      pages,
      headers,
      files: [],
      canaries: Object.keys(headers),
      moved: {},
      remoteOrigins: [],
    };
    expect(() => createHostFiles(request)).toThrow(
      'The page /canary/:canaries/faq needs another Permissions-Policy',
    );
  });

  test('More rules than Cloudflare Pages takes are refused', () => {
    const rules = Array.from({ length: 101 }, (_, index) => ({
      path: `/${index}`,
      headers: { 'X-Other': '1' },
    }));
    expect(() => toHeadersFile(rules)).toThrow(/101 header rules/);
  });
});
