import type { SitePage } from './pages';
import { headerRules, type HeaderRules, type Headers } from './header-rules';
import { nginxRules } from './nginx-rules';
import { redirectRules } from './redirect-rules';

/** What `headers.json` holds: the rules that every host follows, whatever its own form of them. */
export type HostRules = { rules: HeaderRules; redirects: Record<string, string> };

/** Files of the site's folder that speak to servers and are shown to nobody. */
export const serverFiles = ['headers.json', '_headers', '_redirects', 'nginx.conf'];

/** Cloudflare Pages ignores what is longer, and a page would be left without its policy. */
const limits = { rules: 100, line: 2000 };

/**
 * The rules of the site in the form of each host, by file name: `_headers` and `_redirects` for Cloudflare
 * Pages and Netlify, `nginx.conf` for nginx, `headers.json` for this site's own server and any other.
 * @throws when the rules are more than a static host takes
 */
export function hostFiles({
  pages,
  headers,
  files,
  moved,
  remoteOrigins,
  canaries = [],
}: {
  pages: SitePage[];
  /** Headers of each page's document, by its path. */
  headers: Record<string, Headers>;
  /** Names of the files beside the documents. */
  files: string[];
  /** Addresses that moved, old to new. */
  moved: Readonly<Record<string, string>>;
  /** Where the files of the remotes come from. */
  remoteOrigins: string[];
  /** Addresses of the documents that only the share of a canary gets. */
  canaries?: string[];
}): Record<string, string> {
  const rules = headerRules(headers, files, remoteOrigins);
  const shown = pages.filter((page) => page.owner);
  const paths = shown.map((page) => page.path);
  const redirects = redirectRules(paths, moved);
  return {
    'headers.json': JSON.stringify({ rules, redirects } satisfies HostRules, null, 1),
    _headers: toHeadersFile(rules),
    _redirects: toRedirectsFile(redirects),
    'nginx.conf': nginxRules({
      rules,
      pages: shown,
      canaries,
      moved,
      hidden: serverFiles,
    }),
  };
}

/**
 * Cloudflare Pages joins the values of two rules that match, unless the second detaches the first ("!").
 * Netlify does not know that line, skips it, and lets the later rule win.
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
  const tooLong = blocks.find((lines) => lines.some((line) => line.length > limits.line));
  if (tooLong) {
    throw new Error(
      `A header of ${tooLong[0]} has more than ${limits.line} characters, and Cloudflare Pages would leave it out. Give the page fewer style sheets and style attributes, then compose again.`,
    );
  }
  if (rules.length > limits.rules) {
    throw new Error(
      `The site has ${rules.length} header rules, and Cloudflare Pages takes ${limits.rules}. Retire a page, then compose again.`,
    );
  }
  return `${blocks.flat().join('\n')}\n`;
}

/** A server's file is answered by a page that does not exist, so with status 404. */
function toRedirectsFile(redirects: Record<string, string>): string {
  const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  const hidden = [...serverFiles, '404', '404.html'].map((file) => `/${file} /not-found 200`);
  return `${[...moved, ...hidden].join('\n')}\n`;
}
