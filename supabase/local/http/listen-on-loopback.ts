import { type IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartupError } from '../startup-error';

/** Open server port. */
interface HttpListener {
  close(): Promise<void>;
}

/**
 * Opens a port on the loopback address only, because the embedded backend must not be reachable from the network.
 *
 * @throws StartupError
 */
export function listenOnLoopback(app: Hono, port: number, purpose: string): Promise<HttpListener> {
  return new Promise((resolve, reject) => {
    const serverOptions = { ServerResponse: TypelessResponse };
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1', serverOptions }, () =>
      resolve({ close: () => close(server) }),
    );
    // Keep connections longer than clients do, so that no request is sent over a closing one.
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = 65_000;
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartupError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken, so the ${purpose} cannot start. Stop the program that uses it, or choose another port.`
            : `The ${purpose} cannot listen on port ${port} (${error.message}).`,
        ),
      ),
    );
  });
}

/** Removes the content type that Hono's adapter adds to responses without a body; GoTrue and PostgREST send none. */
class TypelessResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override writeHead(status: number, ...more: unknown[]): this {
    const headers = more.find(isHeaders);
    const hasNoBody = status === 201 || status === 204;
    if (hasNoBody && headers?.['content-type'] === 'text/plain; charset=UTF-8')
      delete headers['content-type'];
    return super.writeHead(status, headers);
  }
}

function isHeaders(value: unknown): value is OutgoingHttpHeaders {
  return typeof value === 'object' && value !== null;
}

/** Finishes the requests in progress and closes idle connections immediately. */
function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 3000).unref();
  });
}
