import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { MailboxStore, StoredMail } from './mailbox-store';
import { readFileSync } from 'node:fs';
import { escapeHtml } from './fill-template';

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

const style = readFileSync(new URL('./mailbox.css', import.meta.url), 'utf8');
const MAX_ROWS = 200;

function renderMailboxPage(mails: readonly StoredMail[]): string {
  const rows = mails.slice(0, MAX_ROWS).map(renderRow).join('');
  return renderPage(
    'Mailbox',
    `<header><h1>Mailbox</h1>
     <p class="lead">Every mail of this machine's backend ends here. Nothing leaves it.</p></header>
     ${mails.length === 0 ? '<p class="empty">No mail yet. Sign up or book a demo, and it appears here.</p>' : `<ul class="mails">${rows}</ul>`}
     <script>${createReloadScript(mails[0]?.ID ?? '')}</script>`,
  );
}

function renderMailPage(mail: StoredMail): string {
  const id = encodeURIComponent(mail.ID);
  return renderPage(
    mail.Subject || '(no subject)',
    `<p><a href="/">All mail</a></p>
     <header><h1>${escapeHtml(mail.Subject || '(no subject)')}</h1>
     <dl><dt>From</dt><dd>${escapeHtml(formatAddresses([mail.From]))}</dd>
     <dt>To</dt><dd>${escapeHtml(formatAddresses(mail.To))}</dd>
     ${mail.ReplyTo.length > 0 ? `<dt>Answers to</dt><dd>${escapeHtml(formatAddresses(mail.ReplyTo))}</dd>` : ''}
     <dt>Received</dt><dd>${renderTime(mail.Created)}</dd></dl></header>
     <iframe title="The mail as HTML" src="/view/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>
     <h2>As plain text</h2><pre>${linkify(mail.Text)}</pre>`,
  );
}

/** HTML body of the mail, for the iframe. Its links open in the top window. */
function renderMailHtml(mail: StoredMail): string {
  const body = mail.HTML || `<pre>${escapeHtml(mail.Text)}</pre>`;
  const base = '<base target="_top">';
  return body.includes('<head>') ? body.replace('<head>', `<head>${base}`) : base + body;
}

function renderRow(mail: StoredMail): string {
  return `<li class="${mail.Read ? 'read' : 'unread'}"><a href="/view/${encodeURIComponent(mail.ID)}">
    <span class="subject">${escapeHtml(mail.Subject || '(no subject)')}</span>
    <span class="to">${escapeHtml(formatAddresses(mail.To))}</span>
    <span class="when">${renderTime(mail.Created)}</span>
    <span class="snippet">${escapeHtml(mail.Text.slice(0, 140))}</span></a></li>`;
}

function formatAddresses(list: readonly { Name: string; Address: string }[]): string {
  return list
    .map(({ Name, Address }) => (Name === '' ? Address : `${Name} <${Address}>`))
    .join(', ');
}

function renderTime(iso: string): string {
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

function linkify(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>]+/g,
    (url) => `<a href="${url}" rel="noreferrer">${url}</a>`,
  );
}

function createReloadScript(newest: string): string {
  return `setInterval(async () => {
    const response = await fetch('/api/v1/messages?limit=1').catch(() => null);
    const listing = response && response.ok ? await response.json() : null;
    if (listing && (listing.messages[0]?.ID ?? '') !== ${JSON.stringify(newest)}) location.reload();
  }, 2000);`;
}

function renderPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light">
<title>${escapeHtml(title)} · Local mailbox</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main>${body}</main></body></html>`;
}
