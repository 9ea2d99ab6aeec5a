// Answers from a folder as Netlify does, with Netlify's own engines for redirects, files and headers, in the
// order in which its development server asks them: redirects first, unless a file shadows them; headers on
// files only, and on the not-found page, by the address that was asked for or that a redirect names.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';

const [folder, port] = process.argv.slice(2);
const place = { projectDir: folder, publishDir: folder, publicDir: folder, logger: console };
const redirects = new RedirectsHandler({ ...place, jwtRoleClaim: '', jwtSecret: '' });
const headers = new HeadersHandler(place);
const files = new StaticHandler({ directory: folder });

http
  .createServer((request, response) => {
    void answer(new Request(new URL(`http://localhost${request.url}`))).then(async (result) => {
      response.writeHead(result.status, Object.fromEntries(result.headers));
      response.end(Buffer.from(await result.arrayBuffer()));
    });
  })
  .listen(Number(port), '127.0.0.1');

async function answer(request) {
  const match = await redirects.match(request);
  const shadow = (asked) => findFile(asked, new Request(match.target));
  const moved = match && (await redirects.handle(request, match, shadow));
  return moved ?? (await findFile(request))?.() ?? notFound(request);
}

async function findFile(request, ruled = request) {
  const found = await files.match(request);
  if (!found) return undefined;
  return async () => withHeaders(ruled, await found.handle());
}

function notFound(request) {
  const page = readFileSync(path.join(folder, '404.html'));
  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  return withHeaders(request, new Response(page, { status: 404, headers: type }));
}

async function withHeaders(request, response) {
  await headers.apply(request, response);
  return response;
}
