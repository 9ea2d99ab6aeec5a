import {
  compareSpecificity,
  type HeaderRules,
  type HttpHeaders,
  isPattern,
  listParameters,
  resolveHeaders,
  toPatternSource,
} from '@site/contract';
import { documentFileOf, type SitePage } from '../site-pages';

/** Creates the site's rules for nginx, to include in a `server` block whose `root` is the site's folder. */
export function createNginxRules({
  rules,
  pages,
  canaries,
  moved,
  hidden,
}: {
  rules: HeaderRules;
  pages: SitePage[];
  /** Paths of documents that have no alternative spellings. */
  canaries: string[];
  moved: Readonly<Record<string, string>>;
  hidden: string[];
}): string {
  const documents = [...pages.map(({ path }) => path), ...canaries];
  const fileOf = new Map(documents.map((path) => [path, `/${documentFileOf(path)}`]));
  const own = rules.filter((rule) => !rule.isPattern);
  const exact = own.filter((rule) => !rule.path.endsWith('*'));
  const folders = own.filter((rule) => rule.path.endsWith('/*') && rule.path !== '/*');
  const redirects = [...pages.map(({ path }) => [path, path] as const), ...Object.entries(moved)];
  return [
    '# In your server block: `root` names this folder, then `include` this file.',
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip_static on;',
    'error_page 404 /404.html;',
    'error_page 400 =404 /404.html;',
    ...headerLines(resolveHeaders(rules, '/404')),
    block('= /404.html', ['internal;']),
    block(`~* ^/(${hidden.map(escapeRegExp).join('|')})$`, ['return 404;']),
    COMPRESSED_FILES_RULE,
    ...folders.flatMap(({ path }) => folderBlocks(rules, path)),
    ...exact.map(({ path }) =>
      block(`= ${path}`, [
        ...headerLines(resolveHeaders(rules, path)),
        `try_files ${fileOf.get(path) ?? path} =404;`,
      ]),
    ),
    ...redirects
      .filter(([path]) => !isPattern(path))
      .map(([path, target]) =>
        block(`~* ^${alternativeSpellings(path)}$`, [`return 301 ${target}$is_args$args;`]),
      ),
    ...patternBlocks(rules),
    ...redirects
      .filter(([path]) => isPattern(path))
      .toSorted(([one], [other]) => compareSpecificity(one, other))
      .map(patternRedirect),
    block('/', ['return 404;']),
    '',
  ].join('\n');
}

/** nginx takes the first expression that matches, so the most specific pattern comes first. */
function patternBlocks(rules: HeaderRules): string[] {
  return rules
    .filter((rule) => rule.isPattern)
    .toSorted((one, other) => compareSpecificity(one.path, other.path))
    .map(({ path, headers }) =>
      block(`~ "^${toPatternSource(path)}$"`, [
        ...headerLines({ ...resolveHeaders(rules, '/404'), ...headers }),
        `try_files /${documentFileOf(path)} =404;`,
      ]),
    );
}

/** Leads to the current path with the same parameters. They contain no character that would need an escape. */
function patternRedirect([path, target]: readonly [string, string]): string {
  const names = listParameters(path);
  const filled = target.replaceAll(
    /(?<=\/)(?::(\w+)|\*)/g,
    (_part, name = '*') => `$${names.indexOf(name) + 1}`,
  );
  return block(`~* "^${toPatternSource(path)}/*$"`, [`return 301 ${filled}$is_args$args;`]);
}

/** The compressed copies that `gzip_static` serves have no URLs of their own. */
const COMPRESSED_FILES_RULE = 'location ~* \\.(br|gz)$ { return 404; }';

/** A missing file gets the headers of its folder, but is never cached. */
function folderBlocks(rules: HeaderRules, pattern: string): string[] {
  const folder = pattern.slice(0, -1);
  const missing = `@missing${folder.replaceAll('/', '-').replace(/-$/, '')}`;
  const headers = resolveHeaders(rules, folder);
  return [
    block(`^~ ${folder}`, [
      ...headerLines(headers),
      `error_page 404 ${missing};`,
      COMPRESSED_FILES_RULE,
      'try_files $uri =404;',
    ]),
    block(missing, [
      ...headerLines({ ...headers, 'Cache-Control': 'no-store' }),
      'try_files /404.html =404;',
    ]),
  ];
}

/** Matches capitals, trailing slashes and file names; the canonical path is matched earlier. */
function alternativeSpellings(path: string): string {
  if (path === '/') return '/index(\\.html)?';
  return `${escapeRegExp(path)}(\\.html|/index|/index\\.html|/+)?`;
}

function block(matcher: string, lines: string[]): string {
  return [`location ${matcher} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

/** A block with headers of its own inherits none, so each lists all of them. */
function headerLines(headers: HttpHeaders): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`,
  );
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
