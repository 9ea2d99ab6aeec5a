/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const core = import.meta.dirname;

const sources = readdirSync(core, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing'))
  .map((name) => ({ name, text: readFileSync(join(core, name), 'utf8') }));

const BROWSER = /\b(document|window|navigator|localStorage|HTML\w*Element|fetch|indexedDB)\s*[.(]/;

test('The core knows nothing of React', () => {
  const guilty = sources.filter(({ text }) => /from '(react|react-dom|zustand)/.test(text));
  expect(guilty.map(({ name }) => name)).toEqual([]);
});

test('The core imports only itself and the schema library', () => {
  const foreign = sources.flatMap(({ name, text }) =>
    Array.from(text.matchAll(/from '([^']+)'/g), ([, from]) => `${name}: ${from}`).filter(
      (line) => !/: (\.|valibot)/.test(line),
    ),
  );
  expect(foreign).toEqual([]);
});

test('The core runs without a browser', () => {
  const guilty = sources.filter(({ text }) => BROWSER.test(text));
  expect(guilty.map(({ name }) => name)).toEqual([]);
});

test('No file of the core is longer than 250 lines', () => {
  const long = sources.filter(({ text }) => text.split('\n').length > 250);
  expect(long.map(({ name }) => name)).toEqual([]);
});
