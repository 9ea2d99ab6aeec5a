import {
  compareSpecificity,
  createRedirectRules,
  isPattern,
  overlaps,
  type HeaderRules,
  type HostRules,
  type HttpHeaders,
} from '@site/contract';
import { documentFileOf, type SitePage } from '../site-pages';
import { createHeaderRules } from './header-rules';
import { createNginxRules } from './nginx-rules';

/** Configuration files in the site's folder, which are not served. */
const SERVER_FILES = ['headers.json', '_headers', '_redirects', 'nginx.conf'];

/** Cloudflare Pages ignores longer lines, and a page would lose its policy. It ignores further rules with parameters. */
const CLOUDFLARE_LIMITS = { rules: 100, line: 2000, redirectsWithParameters: 100 };

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
  const documents = [...paths, ...canaries];
  const patterns = documents.filter(isPattern).toSorted(compareSpecificity);
  const hostRules: HostRules = {
    rules,
    redirects,
    ...(patterns.length > 0
      ? { patterns: Object.fromEntries(patterns.map((each) => [each, documentFileOf(each)])) }
      : {}),
  };
  return {
    'headers.json': JSON.stringify(hostRules, null, 1),
    _headers: toHeadersFile(rules),
    _redirects: toRedirectsFile(redirects, documents, patterns),
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
  const blocks = rules.flatMap(({ path, headers, isPattern: isOfPattern }) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(path !== '/*' && name in everywhere ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    if (path === '/*') return [[path, '  ! Access-Control-Allow-Origin', ...lines]];
    // Netlify takes the headers of the document that a rule shows.
    return isOfPattern
      ? [
          [path, ...lines],
          [`/${addressOfDocument(path)}`, ...lines],
        ]
      : [[path, ...lines]];
  });
  const oversized = blocks.find((lines) =>
    lines.some((line) => line.length > CLOUDFLARE_LIMITS.line),
  );
  if (oversized) {
    throw new Error(
      `A header of ${oversized[0]} has more than ${CLOUDFLARE_LIMITS.line} characters, and Cloudflare Pages would leave it out. Give the page fewer style sheets, style attributes and needs, then compose again.`,
    );
  }
  if (blocks.length > CLOUDFLARE_LIMITS.rules) {
    throw new Error(
      `The site has ${blocks.length} header rules, and Cloudflare Pages takes ${CLOUDFLARE_LIMITS.rules}. Retire a page, then compose again.`,
    );
  }
  return `${blocks.flat().join('\n')}\n`;
}

/**
 * Configuration files are rewritten to a page that does not exist, so they respond with status 404. Rules with parameters
 * come last: Cloudflare Pages counts every rule behind the first of them as one. They hold for existing files, too, so a
 * page inside a pattern is named before.
 */
function toRedirectsFile(
  redirects: Record<string, string>,
  documents: string[],
  patterns: string[],
): string {
  const moved = Object.entries(redirects).map(
    ([from, to]) => [from, `${toTarget(to)} 301`] as const,
  );
  const hidden = [...SERVER_FILES, '404', '404.html'].map((file) => `/${file} /not-found 200`);
  const kept = documents.filter(
    (path) => !isPattern(path) && patterns.some((each) => overlaps(each, path)),
  );
  // Netlify ignores case and a slash at the end, so a document stands before the other spellings of its pattern.
  const withParameters = [
    ...patterns.map((path) => [path, `/${addressOfDocument(path)} 200`] as const),
    ...moved.filter(([from]) => isPattern(from)),
  ].toSorted(([one], [other]) => compareSpecificity(one, other));
  if (withParameters.length > CLOUDFLARE_LIMITS.redirectsWithParameters) {
    throw new Error(
      `The site has ${withParameters.length} rules for paths with parameters, and Cloudflare Pages takes ${CLOUDFLARE_LIMITS.redirectsWithParameters}. Retire one, then compose again.`,
    );
  }
  const lines = [
    ...moved.filter(([from]) => !isPattern(from)).map(toLine),
    ...hidden,
    ...kept.map((path) => `${path} ${path} 200`),
    ...withParameters.map(toLine),
  ];
  return `${lines.join('\n')}\n`;
}

function addressOfDocument(path: string): string {
  return documentFileOf(path).replace(/\.html$/, '');
}

function toLine([from, to]: readonly [string, string]): string {
  return `${from} ${to}`;
}

function toTarget(path: string): string {
  return path.replace(/\*$/, ':splat');
}
