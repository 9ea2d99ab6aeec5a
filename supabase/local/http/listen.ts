import { type IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartupError } from '../startup-error';

export interface Listener {
  close(): Promise<void>;
}

/** Opens a port on the loopback address only: this backend is for one machine, never for a network. */
export function listen(app: Hono, port: number, purpose: string): Promise<Listener> {
  return new Promise((ready, fail) => {
    const serverOptions = { ServerResponse: PlainResponse };
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1', serverOptions }, () =>
      ready({ close: () => close(server) }),
    );
    // Longer than a client keeps a connection, or its next call meets one that is just being closed.
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = 65_000;
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        new StartupError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken, so the ${purpose} cannot start. Stop the program that uses it, or choose another port.`
            : `The ${purpose} cannot listen on port ${port} (${error.message}).`,
        ),
      ),
    );
  });
}

/** Hono's adapter calls an answer without a body a plain text; GoTrue and PostgREST say no type then. */
class PlainResponse<
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

function isHeaders(given: unknown): given is OutgoingHttpHeaders {
  return typeof given === 'object' && given !== null;
}

/** Requests in flight are answered; idle connections are closed at once. */
function close(server: ServerType): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 3000).unref();
  });
}
