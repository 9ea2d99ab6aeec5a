import sirv from 'sirv';
import { startHttpServer, type RunningServer } from './start-http-server';

/**
 * Serves version folders of remotes to any origin. Their names contain a hash, so they may be cached forever. Files
 * added later are served too.
 * @param port 0 for any free port
 */
export function serveFolder({
  root,
  port,
  host,
}: {
  root: string;
  port: number;
  host?: string;
}): Promise<RunningServer> {
  const files = sirv(root, {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders,
  });
  return startHttpServer({
    port,
    ...(host ? { host } : {}),
    handle: (request, response) => {
      files(request, response, () => {
        response.writeHead(404, {
          'Content-Type': 'text/plain',
          'Access-Control-Allow-Origin': '*',
        });
        response.end('There is no such file.\n');
      });
    },
  });
}

function setHeaders(response: { setHeader(name: string, value: string): unknown }): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
}
