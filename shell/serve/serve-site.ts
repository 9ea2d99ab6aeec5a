import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { HeaderRules } from '../compose/header-rules';
import { canonicalPath } from '@site/contract';
import type { Store } from '../release/store';
import { listen, type Handle, type RunningServer } from './listen';

/**
 * Serves the composed site that is current, with its header and redirect rules. A release flips a pointer
 * file; the next request is answered from the new folder.
 */
export function serveSite({ store, port }: { store: Store; port: number }): Promise<RunningServer> {
  let id: string | undefined;
  let answer: Handle = notComposed;
  return listen({
    port,
    handle: (request, response) => {
      const current = store.readCurrentSite();
      if (current && current !== id) {
        answer = siteHandler(store.siteFolder(current));
        id = current;
      }
      answer(request, response);
    },
  });
}

function notComposed(_request: http.IncomingMessage, response: http.ServerResponse): void {
  response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '5' });
  response.end('The site is being put together. Please try again in a few seconds.\n');
}

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
    const { pathname, search } = new URL(request.url ?? '/', 'http://site.invalid');
    const target = redirectFor(pathname, headersOf, redirects);
    setAll(response, { ...everywhere, ...headersOf.get(target ?? pathname) });
    if (target) return redirect(response, target + search);
    // Rules and pointers are for servers, not for visitors.
    if (/^\/(headers\.json|_headers|_redirects)/.test(pathname)) return notFound();
    return files(request, response, notFound);

    function notFound(): void {
      setAll(response, headersOf.get('/404') ?? {});
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : missing);
    }
  };
}

function redirectFor(
  pathname: string,
  headersOf: Map<string, unknown>,
  redirects: Record<string, string>,
): string | undefined {
  const canonical = canonicalPath(pathname);
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
