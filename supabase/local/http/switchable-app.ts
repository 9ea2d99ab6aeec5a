import { Hono } from 'hono';
import { requireLocalHost } from './require-local-host';

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
