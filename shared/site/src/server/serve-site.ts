import {
  type HostRules,
  canonicalizePath,
  compareSpecificity,
  fillPattern,
  isPattern,
  matchPattern,
  resolveHeaders,
} from '@site/contract';
import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import {
  messageOf,
  readUrl,
  refuseWriteRequests,
  startHttpServer,
  type RequestHandler,
  type RunningServer,
} from '@site/node';
import { sendFile } from './send-file';

/**
 * Serves the live composition with its header and redirect rules. A release changes a pointer file; the next request is
 * served from the new folder.
 * @param root folder of the store
 * @param prepare writes compressed copies into the folder of a composition, meanwhile its files are served as they are
 */
export async function serveSite(
  { root, port }: { root: string; port: number },
  prepare = (_folder: string) => Promise.resolve(),
): Promise<RunningServer> {
  let id: string | undefined;
  let answer: RequestHandler = notComposed;
  const update = async () => {
    const current = liveSite(root);
    if (!current || current === id) return;
    id = current;
    const folder = path.join(root, 'sites', current);
    answer = openSite(folder) ?? answer;
    await prepare(folder).catch((error: unknown) => console.error(messageOf(error)));
  };
  await update();
  return startHttpServer({
    port,
    handle: (request, response) => {
      void update();
      return answer(request, response);
    },
  });
}

/** Serves a composition on a free port of this machine, exactly as visitors would get it. */
export function serveComposition(folder: string): Promise<RunningServer> {
  return startHttpServer({ port: 0, host: '127.0.0.1', handle: createSiteHandler(folder) });
}

/** Returns the composition that `live/site.json` names now. */
function liveSite(root: string): string | undefined {
  try {
    const pointer = fs.readFileSync(path.join(root, 'live', 'site.json'), 'utf8');
    return JSON.parse(pointer).site;
  } catch {
    return undefined; // Nothing is live yet, or the file is damaged, and the last composition stays.
  }
}

/** Opens a composition. An unreadable one must not take the site down: the last one stays. */
function openSite(folder: string): RequestHandler | undefined {
  try {
    return createSiteHandler(folder);
  } catch (error) {
    console.error(
      `The composed site "${path.basename(folder)}" cannot be read, so visitors still get the one before it. Run npm start again. (${messageOf(error)})`,
    );
    return undefined;
  }
}

function notComposed(_request: http.IncomingMessage, response: http.ServerResponse): void {
  response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '5' });
  response.end('The site is being put together. Please try again in a few seconds.\n');
}

/**
 * Creates a handler for one composition, following its own rules: a page or file at its canonical URL, a redirect from
 * other spellings, and the not-found page everywhere else.
 */
export function createSiteHandler(folder: string): RequestHandler {
  const site: HostRules = JSON.parse(fs.readFileSync(path.join(folder, 'headers.json'), 'utf8'));
  const routes = routesOf(site);
  const missing = fs.readFileSync(path.join(folder, '404.html'));
  return refuseWriteRequests(async (request, response) => {
    const { pathname, search } = readUrl(request);
    const headers = resolveHeaders(site.rules, pathname);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const target = redirectFor(pathname, routes, site.redirects);
    if (target) return response.writeHead(301, { Location: target + search }).end();
    for (const name of fileNamesOf(pathname, routes))
      if (await sendFile(request, response, { root: folder, name })) return;
    // Not cached, because a missing URL may become a page later.
    response.setHeader('Cache-Control', 'no-store');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : missing);
  });
}

function fileNamesOf(pathname: string, routes: Routes): string[] {
  if (!isServed(pathname, routes)) return routes.documentOf(pathname);
  return pathname === '/' ? ['/index.html'] : [pathname, `${pathname}.html`];
}

/** Paths with a rule of their own, and the targets of other spellings. */
type Routes = {
  known: Set<string>;
  folders: string[];
  targets: Set<string>;
  /** Patterns with the paths that they lead to: themselves, or those of moved pages. The most specific one first. */
  moved: [pattern: string, target: string][];
  /** Document of the pattern that an address matches. */
  documentOf: (pathname: string) => string[];
};

function routesOf({ rules, redirects, patterns = {} }: HostRules): Routes {
  const paths = rules.filter((rule) => !rule.isPattern).map((rule) => rule.path);
  const moved = [
    ...Object.keys(patterns).map((each) => [each, each]),
    ...Object.entries(redirects),
  ];
  return {
    known: new Set(paths.filter((each) => !each.endsWith('*'))),
    folders: paths
      .filter((each) => each.endsWith('*') && each !== '/*')
      .map((each) => each.slice(0, -1)),
    targets: new Set(Object.values(redirects)),
    moved: moved
      .filter((each): each is [string, string] => isPattern(each[0] ?? ''))
      .toSorted(([one], [other]) => compareSpecificity(one, other)),
    documentOf: (pathname) => {
      const pattern = Object.keys(patterns).find((each) => matchPattern(each, pathname));
      return pattern === undefined ? [] : [`/${patterns[pattern]}`];
    },
  };
}

function isServed(pathname: string, { known, folders }: Routes): boolean {
  if (/\.(br|gz)$/.test(pathname)) return false;
  return known.has(pathname) || folders.some((folder) => pathname.startsWith(folder));
}

function redirectFor(
  pathname: string,
  { known, targets, moved: patterns }: Routes,
  redirects: Record<string, string>,
): string | undefined {
  const canonical = canonicalizePath(
    canonicalizePath(pathname.replace(/%2f/gi, '/')).replace(/(\/index)?(\.html)?$/, ''),
  );
  const moved = redirects[canonical];
  if (moved) return moved;
  if (canonical !== pathname && targets.has(canonical)) return canonical;
  return known.has(pathname) ? undefined : movedPatternOf(pathname, patterns);
}

/** Other spelling of the address of a pattern, or its current address where the page has moved. */
function movedPatternOf(pathname: string, patterns: Routes['moved']): string | undefined {
  for (const [pattern, target] of patterns) {
    const params = matchPattern(pattern, pathname);
    if (!params) continue;
    const address = fillPattern(target, params);
    return address === pathname ? undefined : address;
  }
  return undefined;
}
