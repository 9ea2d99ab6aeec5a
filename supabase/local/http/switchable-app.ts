import { Hono } from 'hono';
import { localOnly } from './local-only';

/** An app that holds its port while what it serves is still being made. */
export function createSwitchableApp() {
  const app = new Hono();
  let current: Hono | undefined;
  app.use(localOnly);
  app.all('*', (context) =>
    current
      ? current.fetch(context.req.raw, context.env)
      : context.text('The backend is starting. Please try again in a moment.', 503),
  );
  return {
    app,
    use(next: Hono): void {
      current = next;
    },
  };
}
