import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { renderMailHtml, renderMailPage, renderMailboxPage } from './mailbox-page';
import type { MailboxStore, StoredMail } from './mailbox-store';

/** Creates pages and JSON API of the local mailbox. The API is a subset of Mailpit's, as in `supabase start`. */
export function createMailboxApp(store: MailboxStore): Hono {
  const app = new Hono();
  app.get('/api/v1/messages', (context) =>
    context.json(createListing(context, store, store.all())),
  );
  app.get('/api/v1/search', (context) =>
    context.json(createListing(context, store, store.search(context.req.query('query') ?? ''))),
  );
  app.get('/api/v1/message/:id', (context) => context.json(readMail(context, store)));
  app.delete('/api/v1/messages', (context) => {
    store.clear();
    return context.text('ok');
  });
  app.get('/view/:id/html', (context) =>
    context.html(renderMailHtml(readMail(context, store)), 200, {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
    }),
  );
  app.get('/view/:id', (context) => context.html(renderMailPage(readMail(context, store))));
  app.get('/', (context) => context.html(renderMailboxPage(store.all())));
  app.get('/health', (context) => context.json({ ok: true }));
  return app;
}

function createListing(context: Context, store: MailboxStore, mails: readonly StoredMail[]) {
  const start = Number(context.req.query('start')) || 0;
  const limit = Math.min(Number(context.req.query('limit')) || 50, 500);
  return {
    total: store.all().length,
    unread: store.all().filter((mail) => !mail.Read).length,
    count: mails.length,
    messages_count: mails.length,
    start,
    messages: mails.slice(start, start + limit).map(summarize),
  };
}

/** Mail in a listing: a snippet instead of the bodies. */
function summarize(mail: StoredMail) {
  return { ...mail, Text: undefined, HTML: undefined, Snippet: mail.Text.slice(0, 250) };
}

function readMail(context: Context, store: MailboxStore): StoredMail {
  const mail = store.find(context.req.param('id') ?? '');
  if (!mail)
    throw new HTTPException(404, {
      res: Response.json({ Error: 'message not found' }, { status: 404 }),
    });
  mail.Read = true;
  return mail;
}
