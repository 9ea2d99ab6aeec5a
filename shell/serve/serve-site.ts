import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { HeaderRules } from '../compose/header-rules';
import { canonicalPath } from '@site/contract';
import type { Store } from '../release/store';
import { dataFolder } from '../release/workspace';
import { collectHealth, healthPath } from './collect-health';
import { listen, type Handle, type RunningServer } from './listen';

/**
 * Serves the composed site that is current, with its header and redirect rules. A release flips a pointer
 * file; the next request is answered from the new folder.
 */
export function serveSite({ store, port }: { store: Store; port: number }): Promise<RunningServer> {
  let id: string | undefined;
  let answer: Handle = notComposed;
  const collect = collectHealth(dataFolder());
  return listen({
    port,
    handle: (request, response) => {
      if (request.url === healthPath) return collect(request, response);
      const current = store.readCurrentSite();
      if (current && current !== id) {
        answer = openSite(store, current) ?? answer;
        id = current;
      }
      answer(request, response);
    },
  });
}

/** A composition that cannot be read must not take the site down: what was served before stays. */
function openSite(store: Store, id: string): Handle | undefined {
  try {
    return siteHandler(store.siteFolder(id));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(
      `The composed site "${id}" cannot be read, so visitors still get the one before it. Run npm run compose. (${reason})`,
    );
    return undefined;
  }
}

function notComposed(_request: http.IncomingMessage, response: http.ServerResponse): void {
  response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '5' });
  response.end('The site is being put together. Please try again in a few seconds.\n');
}

/** Rules for servers, compressed copies, and the page that is shown only in place of another. */
const notForVisitors = /^\/(headers\.json|_headers|_redirects|404(\.html)?)$|\.(br|gz)$/;

type Rules = { rules: HeaderRules; redirects: Record<string, string> };

function siteHandler(folder: string): Handle {
  const { rules, redirects } = JSON.parse(
    fs.readFileSync(path.join(folder, 'headers.json'), 'utf8'),
  ) as Rules;
  const everywhere = rules.find((rule) => rule.path === '/*')?.headers ?? {};
  const headersOf = new Map(rules.map((rule) => [rule.path, rule.headers]));
  const missing = documentOf(folder, '404.html');
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, setHeaders: cacheRule });
  return (request, response) => {
    const { pathname, search } = addressOf(request);
    const target = redirectFor(pathname, headersOf, redirects);
    setAll(response, { ...everywhere, ...headersOf.get(target ?? pathname) });
    if (target) return redirect(response, target + search);
    return notForVisitors.test(pathname) ? notFound() : files(request, response, notFound);

    function notFound(): void {
      setAll(response, headersOf.get('/404') ?? {});
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : missing);
    }
  };
}

/** Path and query as they were sent. A URL parser would take '//host' for another site, and '//' for an error. */
function addressOf({ url = '/' }: http.IncomingMessage): { pathname: string; search: string } {
  const queryAt = url.indexOf('?');
  const end = queryAt < 0 ? url.length : queryAt;
  return { pathname: decode(url.slice(0, end)), search: url.slice(end) };
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // Not an address of ours in any case.
  }
}

function redirectFor(
  pathname: string,
  headersOf: Map<string, unknown>,
  redirects: Record<string, string>,
): string | undefined {
  const canonical = canonicalPath(pathname.replace(/\/index\.html$/i, '/'));
  const moved = redirects[canonical];
  if (moved) return moved;
  return canonical !== pathname && headersOf.has(canonical) ? canonical : undefined;
}

function redirect(response: http.ServerResponse, location: string): void {
  response.writeHead(301, { Location: location });
  response.end();
}

function cacheRule(response: http.ServerResponse, pathname: string): void {
  const isHashed = pathname.startsWith('/static/');
  response.setHeader(
    'Cache-Control',
    isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

function setAll(response: http.ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function documentOf(folder: string, file: string): Buffer {
  return fs.readFileSync(path.join(folder, file));
}
