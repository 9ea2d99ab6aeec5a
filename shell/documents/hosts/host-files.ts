import {
  createRedirectRules,
  type HeaderRules,
  type HostRules,
  type HttpHeaders,
} from '@site/contract';
import type { SitePage } from '../site-pages';
import { createHeaderRules } from './header-rules';
import { createNginxRules } from './nginx-rules';

/** Configuration files in the site's folder, which are not served. */
const SERVER_FILES = ['headers.json', '_headers', '_redirects', 'nginx.conf'];

/** Cloudflare Pages ignores longer lines, and a page would lose its policy. */
const CLOUDFLARE_LIMITS = { rules: 100, line: 2000 };

/**
 * Formats the rules of the site for each host, by file name: `_headers` and `_redirects` for Cloudflare Pages and
 * Netlify, `nginx.conf` for nginx, `headers.json` for this site's own server and any other.
 * @throws when a static host would not accept all rules
 */
export function createHostFiles({
  pages,
  headers,
  files,
  moved,
  remoteOrigins,
  canaries = [],
}: {
  pages: SitePage[];
  /** Headers of each document, by path. */
  headers: Record<string, HttpHeaders>;
  /** Names of the files beside the documents. */
  files: string[];
  /** Moved paths, old to new. */
  moved: Readonly<Record<string, string>>;
  remoteOrigins: string[];
  /** Paths of the documents that only visitors of a canary get. */
  canaries?: string[];
}): Record<string, string> {
  const rules = createHeaderRules(headers, files, remoteOrigins);
  const ownedPages = pages.filter((page) => page.owner);
  const paths = ownedPages.map((page) => page.path);
  const redirects = createRedirectRules(paths, moved);
  return {
    'headers.json': JSON.stringify({ rules, redirects } satisfies HostRules, null, 1),
    _headers: toHeadersFile(rules),
    _redirects: toRedirectsFile(redirects),
    'nginx.conf': createNginxRules({
      rules,
      pages: ownedPages,
      canaries,
      moved,
      hidden: SERVER_FILES,
    }),
  };
}

/**
 * Formats the rules for Cloudflare Pages and Netlify. Cloudflare joins the values of two matching rules unless the
 * second detaches the header ("!"). Netlify skips that line and lets the later rule win.
 */
export function toHeadersFile(rules: HeaderRules): string {
  const everywhere = rules.find((rule) => rule.path === '/*')?.headers ?? {};
  const blocks = rules.map(({ path, headers }) => [
    path,
    ...(path === '/*' ? ['  ! Access-Control-Allow-Origin'] : []),
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(path !== '/*' && name in everywhere ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);
  const oversized = blocks.find((lines) =>
    lines.some((line) => line.length > CLOUDFLARE_LIMITS.line),
  );
  if (oversized) {
    throw new Error(
      `A header of ${oversized[0]} has more than ${CLOUDFLARE_LIMITS.line} characters, and Cloudflare Pages would leave it out. Give the page fewer style sheets, style attributes and needs, then compose again.`,
    );
  }
  if (rules.length > CLOUDFLARE_LIMITS.rules) {
    throw new Error(
      `The site has ${rules.length} header rules, and Cloudflare Pages takes ${CLOUDFLARE_LIMITS.rules}. Retire a page, then compose again.`,
    );
  }
  return `${blocks.flat().join('\n')}\n`;
}

/** Configuration files are rewritten to a page that does not exist, so they respond with status 404. */
function toRedirectsFile(redirects: Record<string, string>): string {
  const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  const hidden = [...SERVER_FILES, '404', '404.html'].map((file) => `/${file} /not-found 200`);
  return `${[...moved, ...hidden].join('\n')}\n`;
}
