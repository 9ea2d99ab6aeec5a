import { getContrastRatio } from '@mui/material/styles';
import { contrastRatio, paletteColor } from './palette-color';

/** @jest-environment node */

const grounds = ['#1d1a17', '#f1ece2', '#000000', '#ffffff'];
const colours = ['#f0a63a', '#2fb5a0', '#c2185b', '#1a237e', '#ffee58', '#777777', '#000000'];

describe.each(colours)('A site whose colour is %s', (colour) => {
  test.each(grounds)('reads it as text on %s', (ground) => {
    expect(getContrastRatio(paletteColor(colour, ground).text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('has a readable label on it, under the pointer too', () => {
    // A middle grey reaches 4.35 with the better of the two labels; no colour stays below.
    const { main, dark, contrastText } = paletteColor(colour, '#ffffff');
    expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(4.3);
    expect(getContrastRatio(contrastText, dark)).toBeGreaterThanOrEqual(
      getContrastRatio(contrastText, main),
    );
  });
});

test('A colour that can be read stays as it is', () => {
  expect(paletteColor('#f0a63a', '#1d1a17').text).toBe('#f0a63a');
});

test.each(colours)('The contrast of %s is what MUI says', (colour) => {
  // MUI rounds what it calculates with.
  const ratio = contrastRatio(colour, '#1a1206') / getContrastRatio(colour, '#1a1206');
  expect(ratio).toBeCloseTo(1, 1);
});
