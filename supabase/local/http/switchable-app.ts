import { Hono } from 'hono';
import { localOnly } from './local-only';

/** Creates an app that responds with 503 until `use` sets the app to serve, so that its port can be opened early. */
export function createSwitchableApp() {
  const app = new Hono();
  let currentApp: Hono | undefined;
  app.use(localOnly);
  app.all('*', (context) =>
    currentApp
      ? currentApp.fetch(context.req.raw, context.env)
      : context.text('The backend is starting. Please try again in a moment.', 503),
  );
  return {
    app,
    use(next: Hono): void {
      currentApp = next;
    },
  };
}
