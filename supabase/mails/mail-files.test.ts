/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUTH_MAILS, renderAuthMail, type AuthMailName } from './auth-mails';
import { EMAIL_SERVICE_MAILS } from './email-service-mails';
import { TEMPLATES_FOLDER, writeMailFiles } from './mail-files';

test('config.toml names files that are written', () => {
  writeMailFiles();
  const config = readFileSync(join(TEMPLATES_FOLDER, '..', 'config.toml'), 'utf8');
  const paths = [...config.matchAll(/content_path = ".*?templates\/(.+)"/g)].map(
    ([, path]) => path,
  );
  expect(paths).toHaveLength(Object.keys(AUTH_MAILS).length);
  for (const path of paths) expect(existsSync(join(TEMPLATES_FOLDER, path ?? ''))).toBe(true);
});

test.each(Object.keys(AUTH_MAILS))('The text of %s keeps to 72 columns, links aside', (name) => {
  const { text } = renderAuthMail(name as AuthMailName);
  const lines = text.split('\n').filter((line) => !line.includes('token_hash'));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72);
});

test('Links are escaped in attributes, and placeholders are whole', () => {
  const { html, text } = renderAuthMail('email_change');
  const query = 'token_hash={{ .TokenHash }}&amp;type=email_change';
  expect(html).toContain(`${query}&amp;email={{ .Email }}&amp;new_email={{ .NewEmail }}"`);
  expect(text).toContain('&email={{ .Email }}&new_email={{ .NewEmail }}\n');
});

test.each(Object.entries(AUTH_MAILS).filter(([, mail]) => 'link' in mail))(
  '%s, which may go to an unconfirmed address, shows nothing that was typed',
  (name) => {
    const { html, text } = renderAuthMail(name as AuthMailName);
    const shown =
      html.replaceAll(/ href="[^"]*"/g, '') + text.replaceAll(/^.*token_hash=.*$/gm, '');
    expect(placeholdersOf(shown)).toEqual(['.SiteURL', '.TokenHash']);
  },
);

test('The thank-you email of the demo form shows nothing that was typed', () => {
  const { to, ...mail } = EMAIL_SERVICE_MAILS.customer;
  expect(to).toBe('{{user_email}}');
  expect(placeholdersOf(JSON.stringify(mail))).toEqual(['message', 'subject']);
});

test('The email about comments shows nothing of them', () => {
  const { to, ...mail } = EMAIL_SERVICE_MAILS.comment;
  expect(to).toBe('{{user_email}}');
  expect(placeholdersOf(JSON.stringify(mail))).toEqual(['decks', 'editor_url']);
});

function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*(\S+?)\s*\}\}/g)].map(([, name]) => name ?? '');
  return [...new Set(names)].toSorted();
}
