/** @jest-environment node */
import fc from 'fast-check';
import { requireTheme } from '../../film/themes/themes';
import { extractMainColors, extractPalette } from './extract-palette';
import { createDeck, createSlide } from '../model/create';
import { contrastRatioOf, isDarkFill, averageColorOf } from '../model/colors';
import { parseDeck } from '../../elements/parse-deck';
import { STILL_COLOR_COUNT, createThemeFromStill } from './create-theme-from-still';

const noir = requireTheme('noir');
const themeOf = (rgba: readonly number[], manner = noir) =>
  createThemeFromStill(extractMainColors(rgba, STILL_COLOR_COUNT), { title: 'Night', manner });

type Rgb = readonly [number, number, number];

const solid = (...colors: readonly Rgb[]) => colors.flatMap((color) => [...color, 255]);
const times = (count: number, color: Rgb) => Array.from({ length: count }, () => color);

const byte = fc.integer({ min: 0, max: 255 });
const colour: fc.Arbitrary<Rgb> = fc.tuple(byte, byte, byte);
const end = fc.constantFrom(0, 255);
const grey: fc.Arbitrary<Rgb> = byte.map((value) => [value, value, value]);

/** Stills of few pixels and many, of all colours, of one, of greys only, of glaring ones. */
const stills = fc
  .oneof(
    fc.array(colour, { minLength: 1, maxLength: 64 }),
    colour.map((one) => times(16, one)),
    fc.array(grey, { minLength: 1, maxLength: 32 }),
    fc.array(fc.tuple(end, end, end), { minLength: 1, maxLength: 8 }),
  )
  .map((colors) => solid(...colors));

test('Words are clear on every ground of a theme from any still, and its figures and names too', () => {
  fc.assert(
    fc.property(stills, (rgba) => {
      const { palette, placeholderFill } = themeOf(rgba) ?? noir;
      for (const ground of [palette.background, palette.surface]) {
        for (const ink of [palette.text, palette.mutedText, palette.accent])
          expect(contrastRatioOf(ink, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrastRatioOf(palette.secondary, ground)).toBeGreaterThanOrEqual(3);
      }
      expect(contrastRatioOf(palette.coverText, palette.coverBackground)).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(contrastRatioOf(palette.accent, palette.coverBackground)).toBeGreaterThanOrEqual(3);
      expect(
        contrastRatioOf(palette.coverText, averageColorOf(placeholderFill)),
      ).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 1000 },
  );
});

test('No two of the ten colours are the same, so that the next theme finds each part again', () => {
  fc.assert(
    fc.property(stills, (rgba) => {
      const { palette, placeholderFill } = themeOf(rgba) ?? noir;
      const light = placeholderFill.match(/#[0-9a-f]{6}/g) ?? [];
      expect(new Set([...Object.values(palette), ...light]).size).toBe(10);
    }),
    { numRuns: 1000 },
  );
});

test('A dark still makes a dark theme, a bright one a light theme', () => {
  const night = themeOf(solid(...times(60, [12, 20, 44]), ...times(4, [240, 180, 90])));
  const desert = themeOf(solid(...times(40, [230, 190, 140]), ...times(24, [150, 190, 225])));
  expect(isDarkFill(night?.palette.background ?? '')).toBe(true);
  expect(isDarkFill(desert?.palette.background ?? '')).toBe(false);
});

test('The lamp in a blue night is the accent, and the night the ground', () => {
  const { palette } = themeOf(solid(...times(60, [12, 20, 44]), ...times(4, [240, 180, 90]))) ?? {
    palette: noir.palette,
  };
  const [red = 0, green = 0, blue = 0] = channels(palette.accent);
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue);
  const ground = channels(palette.background);
  expect(ground[2]).toBeGreaterThan(ground[0] ?? 0);
});

test('A still without colours makes a theme without colours', () => {
  fc.assert(
    fc.property(fc.array(grey, { minLength: 1 }), (greys) => {
      const { palette } = themeOf(solid(...greys)) ?? noir;
      for (const color of Object.values(palette)) {
        const [red = 0, green = 0, blue = 0] = channels(color);
        expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(2);
      }
    }),
  );
});

test('What is transparent has no part in it; where all is, there is no theme', () => {
  const glass = [255, 0, 0, 40];
  expect(themeOf(glass)).toBeUndefined();
  expect(themeOf([])).toBeUndefined();
  expect(themeOf([...glass, ...solid([20, 60, 40])])).toEqual(themeOf(solid([20, 60, 40])));
});

test('A still has the same theme every time, in whatever order its pixels lie', () => {
  fc.assert(
    fc.property(fc.array(colour, { minLength: 1, maxLength: 24 }), (colors) => {
      expect(themeOf(solid(...colors.toReversed()))).toEqual(themeOf(solid(...colors)));
      expect(extractPalette(solid(...colors), STILL_COLOR_COUNT).length).toBeLessThanOrEqual(
        STILL_COLOR_COUNT,
      );
    }),
  );
});

test('Faces, lettering, rule and corners are those of the manner', () => {
  const romance = requireTheme('romance');
  const {
    titleFont,
    textFont,
    titleTypography,
    textTypography,
    titleRule,
    logoCorner,
    pictureRadius,
  } = romance;
  expect(themeOf(solid([10, 20, 60]), romance)).toMatchObject({
    name: 'still',
    title: 'Night',
    titleFont,
    textFont,
    titleTypography,
    textTypography,
    titleRule,
    logoCorner,
    pictureRadius,
  });
});

test('A deck carries it in its file', () => {
  const theme = themeOf(solid([10, 20, 60], [240, 180, 90])) ?? noir;
  const deck = createDeck({ theme, slides: [createSlide({ background: theme.placeholderFill })] });
  expect(parseDeck(JSON.stringify(deck))).toMatchObject({ ok: true, deck: { theme } });
});

function channels(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
