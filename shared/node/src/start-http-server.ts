import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageOf } from './message-of';

/** Started HTTP server; `close` completes open requests first. */
export type RunningServer = { url: string; close(): Promise<void> };
/** Handles one HTTP request. What it throws or rejects with is logged and answered with status 500. */
export type RequestHandler = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
) => unknown;

/** Address to listen on: this machine only, unless `HOST` names another one, such as `0.0.0.0` for all. */
const DEFAULT_HOST = '127.0.0.1';

/** Starts an HTTP server. @throws with a sentence when the port is in use */
export function startHttpServer({
  port,
  host,
  handle,
}: {
  port: number;
  host?: string;
  handle: RequestHandler;
}): Promise<RunningServer> {
  const server = http.createServer(
    (request, response) =>
      void (async () => handle(request, response))().catch((error: unknown) =>
        endWithFailure(request, response, error),
      ),
  );
  server.keepAliveTimeout = 30_000;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, host ?? process.env['HOST'] ?? DEFAULT_HOST, () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve({ url: `http://${host ?? 'localhost'}:${actual}`, close: () => stop(server) });
    });
  });
}

/** Logs a failure and completes the response. Clients that leave early are no failure. */
function endWithFailure(
  { url }: http.IncomingMessage,
  response: http.ServerResponse,
  error: unknown,
): void {
  if (response.destroyed) return;
  console.error(`The request for ${JSON.stringify(url)} failed. (${messageOf(error)})`);
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end('This could not be answered. Please try again.\n');
}

/** Limits a handler to methods that read. */
export function refuseWriteRequests(handle: RequestHandler): RequestHandler {
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return handle(request, response);
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' });
    response.end('Nothing can be sent to this address.\n');
  };
}

/** Splits the URL as sent. A URL parser would treat '//host' as another site, and fail on '//'. */
export function readUrl({ url = '/' }: http.IncomingMessage): { pathname: string; search: string } {
  const queryAt = url.indexOf('?');
  const end = queryAt < 0 ? url.length : queryAt;
  return { pathname: decode(url.slice(0, end)), search: url.slice(end) };
}

function decode(path: string): string {
  try {
    return decodeURI(path); // An encoded slash separates no folders.
  } catch {
    return path; // Malformed, so not a URL of this site.
  }
}

/** Completes open requests, then closes; remaining connections are cut after two seconds. */
function stop(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 2000).unref();
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port} is taken by another program. Stop that program, then start the site again.`,
  );
}
