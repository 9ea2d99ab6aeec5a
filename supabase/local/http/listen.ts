import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartupError } from '../startup-error';

export interface Listener {
  close(): Promise<void>;
}

/** Opens a port on the loopback address only: this backend is for one machine, never for a network. */
export function listen(app: Hono, port: number, purpose: string): Promise<Listener> {
  return new Promise((ready, fail) => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () =>
      ready({ close: () => close(server) }),
    );
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

/** Requests in flight are answered; idle connections are closed at once. */
function close(server: ServerType): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 3000).unref();
  });
}
