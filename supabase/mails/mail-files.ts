import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { renderAuthMailHtml, AUTH_MAILS, renderAuthMailText } from './auth-mails';
import { EMAIL_SERVICE_MAILS } from './email-service-mails';

export const TEMPLATES_FOLDER = fileURLToPath(new URL('../templates/', import.meta.url));

const prettier = fileURLToPath(new URL('../../node_modules/.bin/prettier', import.meta.url));

/** Renders all email templates, by path relative to `templates/`. */
export function renderMailFiles(): Record<string, string> {
  const authFiles = Object.entries(AUTH_MAILS).flatMap(([name, mail]) => [
    [`${name}.html`, format(renderAuthMailHtml(mail))],
    [`${name}.txt`, renderAuthMailText(mail)],
  ]);
  const serviceFiles = Object.entries(EMAIL_SERVICE_MAILS).map(([name, page]) => [
    `emailjs/${name}.html`,
    format(page),
  ]);
  return Object.fromEntries([...authFiles, ...serviceFiles]);
}

/** Formats with prettier, so that diffs are readable. */
function format(page: string): string {
  return execFileSync(prettier, ['--stdin-filepath', `${TEMPLATES_FOLDER}mail.html`], {
    input: page,
    encoding: 'utf8',
  });
}
