/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastRatio } from './palette-color';
import { muiTheme } from './mui-theme';
import { createTokensCss } from './create-tokens-css';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const dark = tokensIn(css.slice(0, css.indexOf('@media')));
const light = { ...dark, ...tokensIn(css.slice(css.indexOf('@media'))) };

const surfaces = ['bg', 'paper', 'raised'];
const texts = ['text', 'text-2', 'text-3', 'primary-text', 'link', 'success', 'warning', 'error'];

describe.each([
  ['dark', dark],
  ['light', light],
] as const)('In the %s scheme', (scheme, tokens) => {
  const pairs = texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const));

  test.each(pairs)('--%s on --%s is readable (4.5:1)', (text, surface) => {
    expect(contrastOf(tokens, text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(surfaces)('Body text on --%s is easy to read (7:1)', (surface) => {
    expect(contrastOf(tokens, 'text', surface)).toBeGreaterThanOrEqual(7);
  });

  test.each(surfaces)(
    'Borders of controls and the focus ring stand out on --%s (3:1)',
    (surface) => {
      expect(contrastOf(tokens, 'control', surface)).toBeGreaterThanOrEqual(3);
      expect(contrastOf(tokens, 'focus', surface)).toBeGreaterThanOrEqual(3);
    },
  );

  test('The label of the amber button is readable, also under the pointer', () => {
    expect(contrastOf(tokens, 'on-primary', 'primary')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(tokens, 'on-primary', 'primary-hover')).toBeGreaterThanOrEqual(4.5);
  });

  test('MUI components speak the same colours', () => {
    const palette = muiTheme.colorSchemes[scheme]?.palette;
    expect(palette?.primary.main).toBe(tokens.primary);
    expect(palette?.primary.text).toBe(tokens['primary-text']);
    expect(palette?.background.default).toBe(tokens.bg);
    expect(palette?.text.secondary).toBe(tokens['text-2']);
    expect(palette?.error.main).toBe(tokens.error);
  });
});

test('tokens.css is what the theme says; `npm run theme` writes it', () => {
  expect(css).toBe(createTokensCss());
});

test('Every colour of the dark scheme has a light counterpart but those of fills and lamps', () => {
  const own = tokensIn(css.slice(css.indexOf('@media')));
  const missing = Object.keys(dark).filter((name) => !(name in own));
  expect(missing).toEqual([
    'primary',
    'primary-hover',
    'on-primary',
    'tungsten',
    'daylight',
    'guide',
  ]);
});

test('Every stand-in for a font has its counterpart on Linux, in the sheet and in MUI', () => {
  expect(css).toMatch(/--font-sans:[^;]*'Archivo Fallback Linux'/);
  expect(css).toMatch(/'Archivo Wide Fallback Linux'/);
  expect(muiTheme.typography.button.fontFamily).toContain("'Archivo Fallback Linux'");
});

test('Spacing stands on the 4 px grid', () => {
  const steps = [...css.matchAll(/--s\d+: (\d+)px/g)].map((match) => Number(match[1]));
  expect(steps.length).toBeGreaterThan(8);
  expect(steps.filter((step) => step % 4 !== 0)).toEqual([]);
});

function tokensIn(block: string): Record<string, string> {
  const found = block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g);
  return Object.fromEntries([...found].map(([, name = '', colour = '']) => [name, colour]));
}

function contrastOf(tokens: Record<string, string>, front: string, back: string): number {
  return contrastRatio(tokens[front] ?? '', tokens[back] ?? '');
}
