import { fileOfCanary } from './canary';
import { headersFor, type HeaderRules, type Headers } from './header-rules';
import type { SitePage } from './pages';

/** The site's rules for nginx, to be included in a `server` block whose `root` is the site's folder. */
export function nginxRules({
  rules,
  pages,
  canaries,
  moved,
  hidden,
}: {
  rules: HeaderRules;
  pages: SitePage[];
  /** Addresses of documents that have no other way of writing. */
  canaries: string[];
  moved: Readonly<Record<string, string>>;
  hidden: string[];
}): string {
  const fileOf = new Map([
    ...pages.map(({ path, file }) => [path, `/${file}`] as const),
    ...canaries.map((path) => [path, `/${fileOfCanary(path)}`] as const),
  ]);
  const exact = rules.filter((rule) => !rule.path.endsWith('*'));
  const folders = rules.filter((rule) => rule.path.endsWith('/*') && rule.path !== '/*');
  const other = [...pages.map(({ path }) => [path, path] as const), ...Object.entries(moved)];
  return [
    '# In your server block: `root` names this folder, then `include` this file.',
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip_static on;',
    'error_page 404 /404.html;',
    'error_page 400 =404 /404.html;',
    ...headerLines(headersFor(rules, '/404')),
    block('= /404.html', ['internal;']),
    block(`~* ^/(${hidden.map(escape).join('|')})$`, ['return 404;']),
    hiddenCopies,
    ...folders.flatMap(({ path }) => folderBlocks(rules, path)),
    ...exact.map(({ path }) =>
      block(`= ${path}`, [
        ...headerLines(headersFor(rules, path)),
        `try_files ${fileOf.get(path) ?? path} =404;`,
      ]),
    ),
    ...other.map(([path, target]) =>
      block(`~* ^${otherForms(path)}$`, [`return 301 ${target}$is_args$args;`]),
    ),
    block('/', ['return 404;']),
    '',
  ].join('\n');
}

/** The copies that `gzip_static` serves have no address of their own. */
const hiddenCopies = 'location ~* \\.(br|gz)$ { return 404; }';

/** What is missing in a folder has the folder's headers too, but is never kept. */
function folderBlocks(rules: HeaderRules, pattern: string): string[] {
  const folder = pattern.slice(0, -1);
  const missing = `@missing${folder.replaceAll('/', '-').replace(/-$/, '')}`;
  const headers = headersFor(rules, folder);
  return [
    block(`^~ ${folder}`, [
      ...headerLines(headers),
      `error_page 404 ${missing};`,
      hiddenCopies,
      'try_files $uri =404;',
    ]),
    block(missing, [
      ...headerLines({ ...headers, 'Cache-Control': 'no-store' }),
      'try_files /404.html =404;',
    ]),
  ];
}

/** Capitals, slashes at the end and file names; the page's own address is matched before. */
function otherForms(path: string): string {
  if (path === '/') return '/index(\\.html)?';
  return `${escape(path)}(\\.html|/index|/index\\.html|/+)?`;
}

function block(place: string, lines: string[]): string {
  return [`location ${place} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

/** A block with headers of its own inherits none, so each names all of them. */
function headerLines(headers: Headers): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`,
  );
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
