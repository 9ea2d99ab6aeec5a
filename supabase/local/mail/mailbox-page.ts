import { readFileSync } from 'node:fs';
import { escapeHtml } from './escape-html';
import type { StoredMail } from './mailbox-store';

const style = readFileSync(new URL('./mailbox.css', import.meta.url), 'utf8');
const MAX_ROWS = 200;

export function renderMailboxPage(mails: readonly StoredMail[]): string {
  const rows = mails.slice(0, MAX_ROWS).map(renderRow).join('');
  return renderPage(
    'Mailbox',
    `<header><h1>Mailbox</h1>
     <p class="lead">Every mail of this machine's backend ends here. Nothing leaves it.</p></header>
     ${mails.length === 0 ? '<p class="empty">No mail yet. Sign up or book a demo, and it appears here.</p>' : `<ul class="mails">${rows}</ul>`}
     <script>${createReloadScript(mails[0]?.ID ?? '')}</script>`,
  );
}

export function renderMailPage(mail: StoredMail): string {
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
export function renderMailHtml(mail: StoredMail): string {
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
