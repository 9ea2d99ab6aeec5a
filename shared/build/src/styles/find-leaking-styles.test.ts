/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { findLeakingStyles } from './find-leaking-styles.mjs';
import { keepWithin } from './keep-within.mjs';
import { LEAKING_SHEETS } from './leaking-sheets';

const theme = path.join(__dirname, '../../../ui/src/theme');

test.each(Object.entries(LEAKING_SHEETS))('Refuses %s', (_kind, { css, advice }) => {
  const [leak, ...others] = findLeakingStyles(`.marketing-page {}\n${css}`, { name: 'marketing' });
  expect(others).toEqual([]);
  expect(leak?.line).toBe(2);
  expect(leak?.sentence).toContain(advice);
});

test.each([
  ['a class', '.marketing-hero { color: red }'],
  ['an id', '#marketing-map { color: red }'],
  ['an attribute', '[data-marketing-open] { color: red }'],
  ['an element inside of an own one', '.marketing-hero > li + li:hover::before { color: red }'],
  ['an own element inside of any other', 'html[lang] body .marketing-hero { color: red }'],
  ['an own element beside any other', 'h1 + .marketing-hero { color: red }'],
  ['one of several own classes', ':is(.marketing-a, .marketing-b h1) p { color: red }'],
  [
    'a nested rule',
    '.marketing-a { & h1 { color: red } &:hover { color: red } & > p + p { top: 0 } }',
  ],
  ['a condition', '@media print { @supports (top: 0) { .marketing-a { color: red } } }'],
  [
    'own names',
    '@keyframes marketing-a { from { top: 0 } } @property --marketing-a { syntax: "*" }',
  ],
  ['own layers', '@layer marketing.base, marketing-top; @layer { .marketing-a { top: 0 } }'],
  ['a font of its own', '@font-face { font-family: "Anton"; src: url(a.woff2) }'],
  ['the colors of a part of its own', '.marketing-night { --bg: #000 }'],
])('Accepts %s', (_kind, css) => {
  expect(findLeakingStyles(css, { name: 'marketing' })).toEqual([]);
});

test('In the source of a CSS module its own names count, and global ones do not', () => {
  const leaks = (css: string) => findLeakingStyles(css, { name: 'marketing', isModule: true });
  expect(leaks('.hero h1 {} @keyframes rise {} .hero :global(.ProseMirror) {}')).toEqual([]);
  expect(leaks(':local(.hero) {} :is(.a, .b) {} :global(.marketing-a) {}')).toEqual([]);
  expect(leaks(':global(.ProseMirror) {}')).toHaveLength(1);
  expect(leaks(':is(.hero, :global(.x)) {}')).toHaveLength(1);
  expect(leaks('@keyframes :global(spin) {}')).toHaveLength(1);
  expect(leaks('h1 {}')).toHaveLength(1);
});

test('Every family of the theme is known, and the face that pages import is left to them', () => {
  const leaks = (css: string) => findLeakingStyles(css, { name: 'a' });
  const sheets = ['fonts.css', 'devanagari.css'].map((name) =>
    fs.readFileSync(path.join(theme, name), 'utf8'),
  );
  const families = [...sheets.join('').matchAll(/font-family: ('[^']+')/g)];
  expect(families.length).toBeGreaterThan(10);
  for (const [, family] of families) {
    expect(leaks(`@font-face { font-family: ${family} }`)).toHaveLength(1);
    expect(leaks(`@font-feature-values Anton, ${family} {}`)).toHaveLength(1);
  }
  expect(leaks('@font-face { font-family: "Archivo Black" }')).toEqual([]);

  const [, imported = ''] = sheets;
  expect(leaks(imported)).toEqual([]);
  const font = fs.readFileSync(
    path.join(theme, '../../fonts/noto-sans-devanagari.woff2'),
    'base64',
  );
  const built = (bytes: string) =>
    imported.replace(/'[^']*woff2[^']*'/, `data:font/woff2;base64,${bytes}`);
  expect(leaks(built(font))).toEqual([]);
  expect(leaks(built('AAAA'))).toHaveLength(1);
});

test('A sheet of a library is kept within a class, with its names', () => {
  const css = `@layer base; @layer base { :root.dark h1, html body > p, * { animation: spin 1s; --x: 1 } }
    @keyframes spin { from { top: 0 } } @property --x { syntax: '*' } a:hover { color: var(--x) }`;
  const limited = keepWithin(css, 'marketing-tour');
  expect(findLeakingStyles(limited, { name: 'marketing' })).toEqual([]);
  expect(limited).toContain('.marketing-tour.dark h1,.marketing-tour p,.marketing-tour *');
  expect(limited).toContain('{animation:marketing-tour-spin 1s;--marketing-tour-x:1}');
  expect(limited).toContain('.marketing-tour a:hover{color:var(--marketing-tour-x)}');
});

test('Of styles that a library injects, those with any class but one of the shell are accepted', () => {
  const leaks = (css: string) => findLeakingStyles(css, { name: 'marketing', isAnyNameOwn: true });
  expect(leaks('.css-1abc-MuiButton:hover p {} @keyframes animation-1x {}')).toEqual([]);
  expect(leaks('html { color-scheme: light }')).toHaveLength(1);
  expect(leaks('.ui-button {}')).toHaveLength(1);
});
