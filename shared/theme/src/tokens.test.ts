/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Palette } from '@mui/material/styles';
import { muiTheme } from './index';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const dark = tokensIn(css.slice(0, css.indexOf('@media')));
const light = { ...dark, ...tokensIn(css.slice(css.indexOf('@media'))) };

// MUI's public type of a theme leaves out the schemes it was made of.
const muiSchemes = muiTheme as unknown as { colorSchemes: Record<string, { palette: Palette }> };

const surfaces = ['bg', 'paper', 'raised'];
const texts = ['text', 'text-2', 'text-3', 'primary-text', 'link', 'success', 'warning', 'error'];

describe.each([
  ['dark', dark],
  ['light', light],
])('In the %s scheme', (scheme, tokens) => {
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
    const palette = muiSchemes.colorSchemes[scheme]?.palette;
    expect(palette?.background.default).toBe(tokens.bg);
    expect(palette?.background.paper).toBe(tokens.paper);
    expect(palette?.text.primary).toBe(tokens.text);
    expect(palette?.text.secondary).toBe(tokens['text-2']);
    expect(palette?.error.main).toBe(tokens.error);
  });
});

test('Every colour of the dark scheme but the amber ones has a light counterpart', () => {
  const own = tokensIn(css.slice(css.indexOf('@media')));
  const missing = Object.keys(dark).filter((name) => !(name in own));
  expect(missing).toEqual(['tungsten']);
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
  const [a, b] = [luminance(tokens[front]), luminance(tokens[back])];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance as WCAG defines it. */
function luminance(colour = ''): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
