import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Started HTTP server; `close` completes open requests first. */
export type RunningServer = { url: string; close(): Promise<void> };
/** Handles one HTTP request. */
export type RequestHandler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

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
  const server = http.createServer(handle);
  server.keepAliveTimeout = 30_000;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port)));
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve({ url: `http://${host ?? 'localhost'}:${actual}`, close: () => stop(server) });
    });
  });
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
