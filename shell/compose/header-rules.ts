import { createHash } from 'node:crypto';
import type { SiteSettings } from '@site/contract';
import type { ComposedDocument } from './compose-document';
import type { SitePage } from './pages';

export type HeaderRules = { path: string; headers: Record<string, string> }[];

/** Headers of every answer, documents and assets alike. */
export const everywhereHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Paths whose address can hold a one-time code: it must not travel on in a Referer. */
const secretAddresses = new Set(['/auth-callback', '/reset-password', '/confirm']);

/** The hash of the empty string: emotion fills empty style elements through the CSSOM, which is not blocked. */
const emptyStyleHash = hashOf('');

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
}): Record<string, string> {
  const remotes = remoteOrigins.join(' ');
  const styleAttributes = [...document.html.matchAll(/\sstyle="([^"]*)"/g)].map((match) =>
    decode(match[1] ?? ''),
  );
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
    'font-src': `'self' ${remotes}`,
    'connect-src': `'self' ${remotes} ${backendOrigins(settings).join(' ')}`,
    'worker-src': `'self' blob:`,
    'manifest-src': `'self'`,
    'base-uri': `'none'`,
    'object-src': `'none'`,
    'form-action': `'self'`,
    'frame-ancestors': `'none'`,
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value.trim()}`)
      .join('; '),
    'Integrity-Policy': 'blocked-destinations=(script)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-cache',
    ...(page.isListed ? {} : { 'X-Robots-Tag': 'noindex' }),
    ...(secretAddresses.has(page.path) ? { 'Referrer-Policy': 'no-referrer' } : {}),
  };
}

/** The backend, and where reports go when that is another site. */
function backendOrigins({ supabaseUrl, siteUrl, reports = '/' }: SiteSettings): string[] {
  const origins = [supabaseUrl, reports].map((address) => new URL(address, siteUrl).origin);
  return [...new Set(origins)].filter((origin) => origin !== new URL(siteUrl).origin);
}

/** The `_headers` form that static hosts take. */
export function toHostRules(rules: HeaderRules): string {
  const hashed = {
    path: '/static/*',
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  };
  return [...rules, hashed]
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
