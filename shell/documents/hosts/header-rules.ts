import {
  listRemotesWithNeeds,
  listRemoteTerms,
  listRouteTerms,
  compareSpecificity,
  isPattern,
  overlaps,
  type HeaderRules,
  type HttpHeaders,
  type PageRegistry,
  type Registry,
  type RemoteName,
  type SiteSettings,
} from '@site/contract';
import { createHash } from 'node:crypto';
import type { ComposedDocument } from '../compose-document';
import { unescapeHtml } from '../escape-html';
import type { SitePage } from '../site-pages';

/** Headers of every response, documents and assets alike. */
export const COMMON_HEADERS: HttpHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Assets need no scripts, no styles and no long policy. */
const ASSET_POLICY = { 'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'` };

/** Hash of the empty string: emotion fills empty style elements through the CSSOM, which is not blocked. */
const emptyStyleHash = hashOf('');

/**
 * Lists the names of Trusted Types policies: the document's (`trusted-types-script.ts`), one per remote, and those that
 * remotes of the page declare. Two versions of a remote may share a page.
 */
function listTrustedTypesPolicies(remotes: RemoteName[], declared: string[]): string {
  return ['default', ...remotes, ...declared, `'allow-duplicates'`].join(' ');
}

function listValues(terms: string[], name: string): string[] {
  return terms
    .filter((term) => term.startsWith(`${name} `))
    .map((term) => term.slice(name.length + 1));
}

/** Features of the browser that are off unless a remote of the page declares one. */
function createPermissionsPolicy(permissions: string[]): string {
  return ['camera', 'microphone', 'geolocation', 'payment']
    .map((name) => `${name}=(${permissions.includes(name) ? 'self' : ''})`)
    .join(', ');
}

/**
 * Lists what a page and its remotes add to the policy of its document, as `listRemoteTerms` does: its own remote, and
 * those whose widgets fill its slots.
 */
export function listPageTerms(
  { owner }: SitePage,
  { remotes }: Registry,
  pages: PageRegistry,
): string[] {
  if (!owner) return [];
  const { remote, route } = owner;
  const names = listRemotesWithNeeds(pages, { remote, id: route.id });
  const terms = names.flatMap((name) => (remotes[name] ? listRemoteTerms(remotes[name]) : []));
  const added = remotes[remote] && listRouteTerms(remotes[remote]).get(route.id);
  return [...new Set([...terms, ...(added ?? [])])];
}

export function createDocumentHeaders({
  document,
  page,
  remotes,
  remoteOrigins,
  terms,
  settings,
}: {
  document: ComposedDocument;
  page: SitePage;
  remotes: RemoteName[];
  remoteOrigins: string[];
  /** Those of `listPageTerms`. */
  terms: string[];
  settings: SiteSettings;
}): HttpHeaders {
  const origins = remoteOrigins.join(' ');
  const added = (name: string) => listValues(terms, name);
  const styleAttributes = [...document.html.matchAll(/\sstyle="([^"]*)"/g)].map((match) =>
    unescapeHtml(match[1] ?? ''),
  );
  const reporting = reportingHeaders(settings);
  const policy = {
    'default-src': `'none'`,
    'script-src': `'self' ${origins} ${document.inlineScripts.map(hashOf).join(' ')}`,
    'style-src': `'self' ${origins} ${[emptyStyleHash, ...document.inlineStyles.map(hashOf)].join(' ')}`,
    ...(styleAttributes.length > 0
      ? {
          'style-src-attr': `'unsafe-hashes' ${[...new Set(styleAttributes.map(hashOf))].join(' ')}`,
        }
      : {}),
    'img-src': `'self' data: blob: ${origins} ${added('img-src').join(' ')}`,
    'media-src': `'self' blob: ${origins} ${added('media-src').join(' ')}`,
    'font-src': `'self' data: ${origins}`,
    'connect-src': `'self' ${origins} ${[...backendOrigins(settings), ...added('connect-src')].join(' ')}`,
    ...(added('frame-src').length > 0 ? { 'frame-src': added('frame-src').join(' ') } : {}),
    'worker-src': `'self' blob:`,
    'manifest-src': `'self'`,
    'base-uri': `'none'`,
    'object-src': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'none'`,
    'require-trusted-types-for': `'script'`,
    'trusted-types': listTrustedTypesPolicies(remotes, added('trusted-types')),
    ...reporting.rules,
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value.trim()}`)
      .join('; '),
    ...reporting.headers,
    ...transportSecurityOf(settings),
    'Integrity-Policy': 'blocked-destinations=(script)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': createPermissionsPolicy(added('permission')),
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-cache',
    // Explicit, because the rule for '/*' keeps unknown URLs out of search engines, and not every host can remove a
    // header again.
    'X-Robots-Tag': page.isListed ? 'all' : 'noindex',
    ...(page.owner?.route.hasSecretUrl ? { 'Referrer-Policy': 'no-referrer' } : {}),
  };
}

/** Extends the rule of every response to more hosts. Each document has it, and the not-found page's applies everywhere. */
function transportSecurityOf({ strictTransportSecurity: scope }: SiteSettings): HttpHeaders {
  if (!scope || scope === 'host') return {};
  const preload = scope === 'preload' ? '; preload' : '';
  const value = `${COMMON_HEADERS['Strict-Transport-Security']}; includeSubDomains${preload}`;
  return { 'Strict-Transport-Security': value };
}

/**
 * Configures reports about blocked content. Browsers that support Reporting-Endpoints ignore the older directive, and
 * require https for it: over http both together report nothing.
 */
function reportingHeaders({ reportUrl, siteUrl }: SiteSettings): {
  rules: HttpHeaders;
  headers: HttpHeaders;
} {
  if (!reportUrl) return { rules: {}, headers: {} };
  const legacyRule = { 'report-uri': reportUrl };
  if (!siteUrl.startsWith('https:')) return { rules: legacyRule, headers: {} };
  return {
    rules: { ...legacyRule, 'report-to': 'site' },
    headers: { 'Reporting-Endpoints': `site="${reportUrl}"` },
  };
}

/** Lists the origins of the backend, and of the report collector if it is on another site. */
function backendOrigins({ supabaseUrl, siteUrl, reportUrl = '/' }: SiteSettings): string[] {
  const origins = [supabaseUrl, reportUrl].map((url) => new URL(url, siteUrl).origin);
  return [...new Set(origins)].filter((origin) => origin !== new URL(siteUrl).origin);
}

/**
 * Creates every header rule of the site, in the order in which hosts apply them. The rule for '/*' carries what the
 * not-found page needs, because it responds at any URL. The other rules carry the differences.
 * @param documents headers of each document by path, including '/404'
 * @param files names of the files beside the documents
 * @param remoteOrigins origins of the remotes' files
 */
export function createHeaderRules(
  documents: Record<string, HttpHeaders>,
  files: string[],
  remoteOrigins: string[] = [],
): HeaderRules {
  const { '/404': notFound, ...pages } = documents;
  const everywhere = { ...COMMON_HEADERS, ...notFound };
  const file = { ...ASSET_POLICY, 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'all' };
  const hashed = { ...ASSET_POLICY, 'Cache-Control': 'public, max-age=31536000, immutable' };
  return [
    { path: '/*', headers: { ...everywhere, 'Cache-Control': 'no-store' } },
    { path: '/static/*', headers: hashed },
    ...files.map((name) => ({
      path: `/${name}`,
      headers: { ...file, ...headersOf(name, remoteOrigins) },
    })),
    ...createPageRules(pages, everywhere),
  ];
}

/** Lists patterns first, the most specific one last, because it replaces the headers of the others. */
function createPageRules(pages: Record<string, HttpHeaders>, everywhere: HttpHeaders): HeaderRules {
  const paths = Object.keys(pages);
  const patterns = paths.filter(isPattern).toSorted((one, other) => compareSpecificity(other, one));
  const exact = paths.filter((path) => !isPattern(path));
  return [...patterns, ...exact].map((path) => {
    const headers = pages[path] ?? {};
    const isInPattern = patterns.some((each) => each !== path && overlaps(each, path));
    return {
      path,
      // Headers of the pattern must not stay where the page has those of all.
      headers: isInPattern ? { ...everywhere, ...headers } : withoutRepeats(headers, everywhere),
      ...(isPattern(path) ? { isPattern: true } : {}),
    };
  });
}

/** Headers of a file beyond those of all files. */
function headersOf(name: string, remoteOrigins: string[]): HttpHeaders {
  if (name === 'service-worker.js') return workerPolicy(remoteOrigins);
  if (name === 'previews.json') return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  return {};
}

/**
 * The service worker may fetch what it caches, and from nowhere else. Requests to origins that remotes declare are not
 * its: it leaves them to the document, whose policy decides.
 */
function workerPolicy(remoteOrigins: string[]): HttpHeaders {
  const policy = `default-src 'none'; connect-src 'self' ${remoteOrigins.join(' ')}`.trim();
  return { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` };
}

function withoutRepeats(headers: HttpHeaders, everywhere: HttpHeaders): HttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => name === 'Cache-Control' || everywhere[name] !== value,
    ),
  );
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
