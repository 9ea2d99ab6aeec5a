import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { authMailPage, authMails, authMailText } from './auth-mails';
import { serviceMails } from './service-mails';

export const templatesFolder = fileURLToPath(new URL('../templates/', import.meta.url));

const prettier = fileURLToPath(new URL('../../node_modules/.bin/prettier', import.meta.url));

/** Renders all email templates, by path relative to `templates/`. */
export function mailFiles(): Record<string, string> {
  const authFiles = Object.entries(authMails).flatMap(([name, mail]) => [
    [`${name}.html`, format(authMailPage(mail))],
    [`${name}.txt`, authMailText(mail)],
  ]);
  const serviceFiles = Object.entries(serviceMails).map(([name, page]) => [
    `emailjs/${name}.html`,
    format(page),
  ]);
  return Object.fromEntries([...authFiles, ...serviceFiles]);
}

/** Formats with prettier, so that diffs are readable. */
function format(page: string): string {
  return execFileSync(prettier, ['--stdin-filepath', `${templatesFolder}mail.html`], {
    input: page,
    encoding: 'utf8',
  });
}
