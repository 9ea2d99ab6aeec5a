import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namesOf } from '@site/contract';
import { AUTH_MAILS, renderAuthMail } from './auth-mails';
import { EMAIL_SERVICE_MAILS } from './email-service-mails';

/** Ignored by git: the files that Supabase's CLI and the owner of the email service's account read. */
export const TEMPLATES_FOLDER = fileURLToPath(new URL('../templates/', import.meta.url));

/** Writes all email templates to `templates/`, where config.toml names them. */
export function writeMailFiles(): void {
  const authFiles = namesOf(AUTH_MAILS).map((name): [string, string] => [
    `${name}.html`,
    renderAuthMail(name).html,
  ]);
  const serviceFiles = Object.entries(EMAIL_SERVICE_MAILS).flatMap(
    ([name, { html, text, ...envelope }]): [string, string][] => [
      [`emailjs/${name}.html`, html],
      [`emailjs/${name}.txt`, text],
      [`emailjs/${name}.json`, `${JSON.stringify(envelope, null, 2)}\n`],
    ],
  );
  mkdirSync(join(TEMPLATES_FOLDER, 'emailjs'), { recursive: true });
  for (const [file, text] of [...authFiles, ...serviceFiles])
    writeFileSync(join(TEMPLATES_FOLDER, file), text);
}
