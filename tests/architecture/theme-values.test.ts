/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listFiles } from '@site/node';

/** Style sheets of what is no page of the site; each has its own values for a reason. */
const ownValues: Record<string, string> = {
  'remotes/editor/src/drawing/': 'slides look the same on every site and in every file',
  'remotes/editor/src/elements/': 'slides look the same on every site and in every file',
  'remotes/editor/src/exports/': 'an exported page stands without the site',
  'shared/ui/src/drawing/drawing.module.css': 'letters in the units of a drawing',
  'shared/ui/src/theme/': 'the theme itself',
};

const sheets = ['remotes', 'shared', 'shell']
  .flatMap((folder) =>
    listFiles(folder, ['node_modules', 'dist']).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.css'));

/** Properties that set type, corners and space. */
const MEASURES =
  /^(?:font|font-size|(?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap|(?:[a-z-]+-)?radius)$/;
const COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;
/** One and two pixels are optical corrections, and a negative length moves something. */
const LENGTH = /(?<![-\w.])(?:[3-9]|\d{2,})(?:\.\d+)?px|(?<![-\w])\d*\.?\d+rem/;

test('The style sheets are read, and each exception is one', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const unused = Object.keys(ownValues).filter(
    (path) => !sheets.some((file) => file.startsWith(path) && findOwnValues(file).length > 0),
  );
  expect(unused).toEqual([]);
});

test('Colors, sizes of type, corners and spaces come from the theme', () => {
  const checked = sheets.filter(
    (file) => !Object.keys(ownValues).some((path) => file.startsWith(path)),
  );
  expect(checked.flatMap(findOwnValues)).toEqual([]);
});

test.each([
  ['color: #fff', true],
  ['box-shadow: 0 0 1px rgb(0 0 0 / 0.5)', true],
  ['font: 400 13px/1 var(--font-sans)', true],
  ['padding: 0 calc(48px + var(--s1))', true],
  ['font-size: clamp(1rem, 2vw, 2rem)', true],
  ['border-radius: 4px', true],
  ['margin: -12px 0 0', false],
  ['gap: 2px', false],
  ['width: 320px', false],
  ['padding: var(--s4) 0', false],
])('"%s" has a value of its own: %s', (declaration, hasOwnValue) => {
  const [property = '', value = ''] = declaration.split(': ');
  expect(isOwnValue(property, value)).toBe(hasOwnValue);
});

/** Lines with a value that is no token of the theme. */
function findOwnValues(file: string): string[] {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  return [...css.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)]
    .filter(([, property = '', value = '']) => isOwnValue(property, value))
    .map(([declaration]) => `${file}: ${declaration}`);
}

function isOwnValue(property: string, value: string): boolean {
  return COLOR.test(value) || (MEASURES.test(property) && LENGTH.test(value));
}
