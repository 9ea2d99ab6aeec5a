/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasEmailShape, MAX_TEXT_LENGTHS } from '@site/contract';

// Tests start in the workspace's folder.
const migrations = join('supabase', 'migrations');
const sql = readdirSync(migrations)
  .map((file) => readFileSync(join(migrations, file), 'utf8'))
  .join('\n');

const columns = {
  full_name: 'name',
  name: 'name',
  email: 'email',
  company: 'company',
  message: 'message',
  logline: 'logline',
  generated_summary: 'synopsis',
} as const;

const limits = [...sql.matchAll(/char_length\((\w+)\) <= (\d+)/g)];

test('Every column with a longest text is known to the forms', () => {
  expect(new Set(limits.map(([, column]) => column))).toEqual(new Set(Object.keys(columns)));
});

test.each(Object.entries(columns))('%s is as long as a form lets "%s" be', (column, text) => {
  const limit = limits.find(([, name]) => name === column)?.[2];
  expect(Number(limit)).toBe(MAX_TEXT_LENGTHS[text]);
});

test('A name that comes with a sign-up is cut to what the database takes', () => {
  const cut = /left\(btrim\(coalesce\(new\.raw_user_meta_data ->> 'full_name', ''\)\), (\d+)\)/;
  expect(Number(cut.exec(sql)?.[1])).toBe(MAX_TEXT_LENGTHS.name);
});

test.each([
  ['MAX_LOGLINE_LENGTH', MAX_TEXT_LENGTHS.logline],
  ['MAX_SYNOPSIS_LENGTH', MAX_TEXT_LENGTHS.synopsis],
])('The function that writes synopses says %s = %i, too', (name, longest) => {
  const prompt = readFileSync(join('supabase', 'functions', 'synopsis', 'prompt.ts'), 'utf8');
  expect(prompt).toContain(`const ${name} = ${longest};`);
});

test.each(['a@b.co', 'a@b', 'a b@c.de', '@b.co', 'a@b@c.de', 'आशा@example.in', 'a@b.'])(
  'The form and the database say the same of the address "%s"',
  (address) => {
    const shape = /email ~ '(.+?)'/.exec(sql)?.[1]?.replaceAll('[:space:]', '\\s') ?? '';
    expect(hasEmailShape(address)).toBe(new RegExp(shape).test(address));
  },
);
