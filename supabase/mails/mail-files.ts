import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { authMailPage, authMails, authMailText } from './auth-mails';
import { serviceMails } from './service-mails';

export const templatesFolder = fileURLToPath(new URL('../templates/', import.meta.url));

const prettier = fileURLToPath(new URL('../../node_modules/.bin/prettier', import.meta.url));

/** Every template that is written from a frame, by its place in `templates/`. */
export function mailFiles(): Record<string, string> {
  const ofAuth = Object.entries(authMails).flatMap(([name, mail]) => [
    [`${name}.html`, formatted(authMailPage(mail))],
    [`${name}.txt`, authMailText(mail)],
  ]);
  const ofService = Object.entries(serviceMails).map(([name, page]) => [
    `emailjs/${name}.html`,
    formatted(page),
  ]);
  return Object.fromEntries([...ofAuth, ...ofService]);
}

/** In the form in which every file of this project is kept, so that a change can be read in a review. */
function formatted(page: string): string {
  return execFileSync(prettier, ['--stdin-filepath', `${templatesFolder}mail.html`], {
    input: page,
    encoding: 'utf8',
  });
}
