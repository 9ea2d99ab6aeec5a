import type { ServerResponse } from 'node:http';
import sirv from 'sirv';
import { startHttpServer, type RequestHandler, type RunningServer } from './start-http-server';

/**
 * Serves version folders of remotes to any origin. Their names contain a hash, so they may be cached forever. Files
 * added later are served too.
 * @param port 0 for any free port
 */
export function serveFolder({
  root,
  port,
  host,
  isPublic = false,
}: {
  root: string;
  port: number;
  host?: string;
  /** Serves the files for browsers only, as a public origin does: `<version>/web/`. */
  isPublic?: boolean;
}): Promise<RunningServer> {
  const files = createFolderHandler(root);
  return startHttpServer({
    port,
    ...(host ? { host } : {}),
    handle: (request, response) => {
      if (isPublic && !isForBrowsers(request.url ?? '')) return endWithoutFile(response);
      files(request, response);
    },
  });
}

/** Creates a handler for the files of a folder, which any origin may load. */
export function createFolderHandler(root: string): RequestHandler {
  const files = sirv(root, {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders,
  });
  return (request, response) => files(request, response, () => endWithoutFile(response));
}

/** The server decodes paths, so an encoded `..` would lead out of `web/`. */
function isForBrowsers(url: string): boolean {
  return /^\/\w+\/web\/[^%\\]+$/.test(url) && !url.includes('..');
}

function endWithoutFile(response: ServerResponse): void {
  response.writeHead(404, {
    'Content-Type': 'text/plain',
    'Access-Control-Allow-Origin': '*',
  });
  response.end('There is no such file.\n');
}

function setHeaders(response: { setHeader(name: string, value: string): unknown }): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
}
