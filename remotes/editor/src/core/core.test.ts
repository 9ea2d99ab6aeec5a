/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const src = dirname(import.meta.dirname);

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name))
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }));

/** The core, with what it knows of the kinds of elements; their views are `.tsx`. */
const core = sources.filter(
  ({ name }) => name.startsWith('core/') || (name.startsWith('elements/') && name.endsWith('.ts')),
);

// Not the last word of a sentence, as in a sample text.
const BROWSER =
  /\b(document|window|navigator|localStorage|HTML\w*Element|fetch|indexedDB)(\s*\(|\s*\??\.\w)/;

test('The core knows nothing of React', () => {
  const guilty = core.filter(({ text }) => /from '(react|react-dom|zustand)/.test(text));
  expect(guilty.map(({ name }) => name)).toEqual([]);
});

test('The core imports only itself, the schema library, the encoder of QR codes, the formulas of shapes and the mathematics of charts', () => {
  const foreign = core.flatMap(({ name, text }) =>
    Array.from(text.matchAll(/from '([^']+)'/g), ([, from]) => `${name}: ${from}`).filter(
      (line) => !/: (\.|valibot|uqr|modern-openxml|d3-array|d3-shape)/.test(line),
    ),
  );
  expect(foreign).toEqual([]);
});

test('The core runs without a browser', () => {
  const guilty = core.filter(({ text }) => BROWSER.test(text));
  expect(guilty.map(({ name }) => name)).toEqual([]);
});

const kindNames = readdirSync(join(src, 'elements'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const testsType = new RegExp(`type (===|!==) '(${kindNames.join('|')})'`);

test('No floor tests the type of an element: it asks the kinds', () => {
  const guilty = sources.filter(
    ({ name, text }) => !/^(?:core\/)?elements\//.test(name) && testsType.test(text),
  );
  expect(guilty.map(({ name }) => name)).toEqual([]);
});

test('Tables are named in their folder, and by two files that make some', () => {
  const users = sources.filter(
    ({ name, text }) => !name.startsWith('elements/') && text.includes('/elements/table/'),
  );
  expect(users.map(({ name }) => name).toSorted()).toEqual([
    'film/film-tables.ts',
    'film/layouts/create-slide-from-layout.ts',
  ]);
});
