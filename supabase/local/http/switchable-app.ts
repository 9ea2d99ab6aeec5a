import { Hono, type MiddlewareHandler } from 'hono';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Rejects requests with any other Host header. Otherwise a web page could read the mailbox by DNS rebinding: resolving
 * its own host name to 127.0.0.1.
 */
const requireLocalHost: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? '';
  if (LOCAL_HOSTS.has(host.replace(/:\d+$/, ''))) return next();
  return context.text('This backend answers only to localhost.', 403);
};

/** Creates an app that responds with 503 until `switchTo` sets the app to serve, so that its port can be opened early. */
export function createSwitchableApp() {
  const app = new Hono();
  let currentApp: Hono | undefined;
  app.use(requireLocalHost);
  app.all('*', (context) =>
    currentApp
      ? currentApp.fetch(context.req.raw, context.env)
      : context.text('The backend is starting. Please try again in a moment.', 503),
  );
  return {
    app,
    switchTo(next: Hono): void {
      currentApp = next;
    },
  };
}
