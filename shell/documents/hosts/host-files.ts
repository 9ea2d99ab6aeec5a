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
    _headers: toHeadersFile(mergeCombinations(rules)),
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

/** Address of a document of canaries: which combination, and which page. */
const COMBINATION_PATTERN = /^\/canary\/[a-z\d-]+(?=\/|$)/;

/**
 * Merges the rules of each page of all combinations of canaries into one, with a parameter for the combination: Cloudflare
 * Pages takes few rules. Its policy permits what any of them needs. One combination keeps its rules.
 * @throws when a page needs another header in one of them
 */
function mergeCombinations(rules: HeaderRules): HeaderRules {
  const combinations = rules.flatMap(({ path }) => COMBINATION_PATTERN.exec(path)?.[0] ?? []);
  if (new Set(combinations).size < 2) return rules;
  const merged = new Map<string, HeaderRules[number]>();
  for (const rule of rules) {
    const path = rule.path.replace(COMBINATION_PATTERN, '/canary/:canaries');
    const known = merged.get(path);
    merged.set(path, { ...rule, path, headers: mergeHeaders(path, known?.headers, rule.headers) });
  }
  return [...merged.values()];
}

function mergeHeaders(path: string, known: HttpHeaders = {}, added: HttpHeaders): HttpHeaders {
  const headers = { ...known };
  for (const [name, value] of Object.entries(added)) {
    const before = headers[name] ?? value;
    if (name === 'Content-Security-Policy') headers[name] = mergePolicies(before, value);
    else if (before === value) headers[name] = value;
    else
      throw new Error(
        `The page ${path} needs another ${name} in one combination of canaries than in another. Release one of them to all visitors or roll it back, then release the other.`,
      );
  }
  return headers;
}

function mergePolicies(...policies: string[]): string {
  const sources = new Map<string, Set<string>>();
  for (const [name = '', ...values] of policies.flatMap((policy) =>
    policy.split('; ').map((directive) => directive.split(' ')),
  )) {
    const known = sources.get(name) ?? new Set();
    sources.set(name, known);
    for (const value of values) known.add(value);
  }
  return [...sources].map(([name, values]) => [name, ...values].join(' ')).join('; ');
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
  const address = documentFileOf(path).replace(/\.html$/, '');
  return address.replace('canary/_canaries', 'canary/:canaries');
}

function toLine([from, to]: readonly [string, string]): string {
  return `${from} ${to}`;
}

function toTarget(path: string): string {
  return path.replace(/\*$/, ':splat');
}
