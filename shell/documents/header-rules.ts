import { createHash } from 'node:crypto';
import { REMOTE_NAMES, type SiteSettings } from '@site/contract';
import type { ComposedDocument } from './compose-document';
import { unescaped } from './escape';
import type { SitePage } from './pages';

export type Headers = Record<string, string>;
export type HeaderRules = { path: string; headers: Headers }[];

/** Headers of every answer, documents and assets alike. */
export const everywhereHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What is no document needs no scripts, no styles and no long policy. */
const assetPolicy = { 'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'` };

/** The hash of the empty string: emotion fills empty style elements through the CSSOM, which is not blocked. */
const emptyStyleHash = hashOf('');

/**
 * Who may vouch for a string: the document (`script-policy.ts`), each remote under its own name, and the text editing
 * of ProseMirror, which has a name of its own for what is pasted. Two versions of a remote may stand in one page.
 */
const policyNames = `default ${REMOTE_NAMES.join(' ')} ProseMirrorClipboard 'allow-duplicates'`;

export function documentHeaders({
  document,
  page,
  remoteOrigins,
  settings,
}: {
  document: ComposedDocument;
  page: SitePage;
  remoteOrigins: string[];
  settings: SiteSettings;
}): Headers {
  const remotes = remoteOrigins.join(' ');
  const styleAttributes = [...document.html.matchAll(/\sstyle="([^"]*)"/g)].map((match) =>
    unescaped(match[1] ?? ''),
  );
  const reporting = reportingOf(settings);
  const policy = {
    'default-src': `'none'`,
    'script-src': `'self' ${remotes} ${document.inlineScripts.map(hashOf).join(' ')}`,
    'style-src': `'self' ${remotes} ${[emptyStyleHash, ...document.inlineStyles.map(hashOf)].join(' ')}`,
    ...(styleAttributes.length > 0
      ? {
          'style-src-attr': `'unsafe-hashes' ${[...new Set(styleAttributes.map(hashOf))].join(' ')}`,
        }
      : {}),
    'img-src': `'self' data: blob: ${remotes}`,
    'media-src': `'self' ${remotes}`,
    'font-src': `'self' data: ${remotes}`,
    'connect-src': `'self' ${remotes} ${backendOrigins(settings).join(' ')}`,
    'worker-src': `'self' blob:`,
    'manifest-src': `'self'`,
    'base-uri': `'none'`,
    'object-src': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'none'`,
    'require-trusted-types-for': `'script'`,
    'trusted-types': policyNames,
    ...reporting.rules,
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value.trim()}`)
      .join('; '),
    ...reporting.headers,
    'Integrity-Policy': 'blocked-destinations=(script)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-cache',
    // Said aloud, because what stands under '/*' keeps unknown addresses out of search engines, and
    // not every host can take a header back.
    'X-Robots-Tag': page.isListed ? 'all' : 'noindex',
    ...(page.owner?.route.secret ? { 'Referrer-Policy': 'no-referrer' } : {}),
  };
}

/**
 * Where browsers report what the policy refuses. Those that know the newer way leave the older one alone, and take
 * the newer over https only: on http both together are none.
 */
function reportingOf({ reports, siteUrl }: SiteSettings): { rules: Headers; headers: Headers } {
  if (!reports) return { rules: {}, headers: {} };
  const older = { 'report-uri': reports };
  if (!siteUrl.startsWith('https:')) return { rules: older, headers: {} };
  return {
    rules: { ...older, 'report-to': 'site' },
    headers: { 'Reporting-Endpoints': `site="${reports}"` },
  };
}

/** The backend, and where reports go when that is another site. */
function backendOrigins({ supabaseUrl, siteUrl, reports = '/' }: SiteSettings): string[] {
  const origins = [supabaseUrl, reports].map((address) => new URL(address, siteUrl).origin);
  return [...new Set(origins)].filter((origin) => origin !== new URL(siteUrl).origin);
}

/**
 * Every rule of the site, in the order in which hosts apply them. Under '/*' stands what the not-found page
 * needs: it answers at any address. The other rules hold what differs from it.
 * @param documents headers of each document by its path, '/404' among them
 * @param files names of the files beside the documents
 * @param remoteOrigins where the files of the remotes come from
 */
export function headerRules(
  documents: Record<string, Headers>,
  files: string[],
  remoteOrigins: string[] = [],
): HeaderRules {
  const { '/404': notFound, ...pages } = documents;
  const everywhere = { ...everywhereHeaders, ...notFound };
  const file = { ...assetPolicy, 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'all' };
  const hashed = { ...assetPolicy, 'Cache-Control': 'public, max-age=31536000, immutable' };
  return [
    { path: '/*', headers: { ...everywhere, 'Cache-Control': 'no-store' } },
    { path: '/static/*', headers: hashed },
    ...files.map((name) => ({
      path: `/${name}`,
      headers: { ...file, ...headersOf(name, remoteOrigins) },
    })),
    ...Object.entries(pages).map(([path, headers]) => ({
      path,
      headers: withoutRepeats(headers, everywhere),
    })),
  ];
}

/** What a file needs beside the headers of all files. */
function headersOf(name: string, remoteOrigins: string[]): Headers {
  if (name === 'service-worker.js') return workerPolicy(remoteOrigins);
  if (name === 'previews.json') return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  return {};
}

/** The service worker fetches what it keeps, and from nowhere else. */
function workerPolicy(remoteOrigins: string[]): Headers {
  const policy = `default-src 'none'; connect-src 'self' ${remoteOrigins.join(' ')}`.trim();
  return { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` };
}

/** The headers of an answer: those of every rule that matches, where a later rule replaces an earlier one. */
export function headersFor(rules: HeaderRules, path: string): Headers {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Headers;
}

function withoutRepeats(headers: Headers, everywhere: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => name === 'Cache-Control' || everywhere[name] !== value,
    ),
  );
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
