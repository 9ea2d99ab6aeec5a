import type { MainColor } from './extract-palette';
import { contrastRatioOf } from '../model/colors';
import { oklchToHex, type Oklch, oklabToOklch } from '../model/oklab';
import type { ThemeColorRole } from '../model/deck-constants';
import type { DeckTheme } from '../model/theme-schema';

/** Number of colours extracted from a still. */
export const STILL_COLOR_COUNT = 8;

/** Mean lightness below which a still gives a dark theme. */
const MAX_DARK_LIGHTNESS = 0.58;

/** Colours with less chroma count as grey. */
const MIN_CHROMA = 0.03;

/**
 * Creates a theme from the colours of a still and the typography of another theme. Text colours change in lightness
 * until they are readable on their backgrounds; hues stay. Returns undefined for a fully transparent still.
 */
export function createThemeFromStill(
  colors: readonly MainColor[],
  { title, manner }: { readonly title: string; readonly manner: DeckTheme },
): DeckTheme | undefined {
  if (colors.length === 0) return undefined;
  const palette = createThemePalette(colors, isDarkStill(colors) ? DARK : LIGHT);
  const { background, surface, coverBackground } = palette;
  return {
    ...manner,
    name: 'still',
    title,
    palette,
    backgrounds: [background, surface, coverBackground],
    placeholderFill: createPlaceholderFill(colors, palette),
  };
}

type Palette = Readonly<Record<ThemeColorRole, string>>;

function isDarkStill(colors: readonly MainColor[]): boolean {
  return (
    colors.reduce((total, { color, areaRatio }) => total + color.l * areaRatio, 0) <
    MAX_DARK_LIGHTNESS
  );
}

type RoleColor = readonly [lightness: number, mostChroma: number];

/** Lightness range for a colour of the still; `plain` is used if the still has no colour. */
interface AccentLimits {
  readonly least: number;
  readonly most: number;
  readonly plain: number;
}

interface ColorScheme {
  readonly isDark: boolean;
  readonly background: RoleColor;
  readonly surface: RoleColor;
  readonly text: RoleColor;
  readonly mutedText: RoleColor;
  readonly accent: AccentLimits;
  readonly secondary: AccentLimits;
  readonly coverBackground: RoleColor;
  readonly coverText: RoleColor;
}

const DARK: ColorScheme = {
  isDark: true,
  background: [0.19, 0.045],
  surface: [0.245, 0.055],
  text: [0.95, 0.015],
  mutedText: [0.78, 0.03],
  accent: { least: 0.64, most: 0.88, plain: 0.88 },
  secondary: { least: 0.5, most: 0.6, plain: 0.56 },
  coverBackground: [0.13, 0.03],
  coverText: [0.97, 0.015],
};

const LIGHT: ColorScheme = {
  isDark: false,
  background: [0.97, 0.02],
  surface: [0.925, 0.035],
  text: [0.25, 0.04],
  mutedText: [0.43, 0.04],
  accent: { least: 0.52, most: 0.56, plain: 0.52 },
  secondary: { least: 0.56, most: 0.62, plain: 0.58 },
  coverBackground: [0.22, 0.07],
  coverText: [0.96, 0.025],
};

function createThemePalette(colors: readonly MainColor[], scheme: ColorScheme): Palette {
  const { isDark } = scheme;
  const shadowTint = averageTint(colors, ({ l }) => (1 - l) ** 2);
  const lightTint = averageTint(colors, ({ l }) => l ** 2);
  const [backgroundTint, textTint] = isDark ? [shadowTint, lightTint] : [lightTint, shadowTint];
  // Light colours stand out in dark pictures.
  const [first, second] = findAccentColors(colors, backgroundTint, ({ l }) =>
    isDark ? 0.4 + l : 1,
  );
  const createColor = (tone: Oklch, [l, maxChroma]: RoleColor) =>
    oklchToHex(limitChroma(tone, l, maxChroma));
  const background = createColor(backgroundTint, scheme.background);
  const surface = createColor(backgroundTint, scheme.surface);
  const createAccent = (color: Oklch | undefined, limits: AccentLimits, contrast: number) =>
    adjustUntilReadable(
      color ? intensify(color, limits) : limitChroma(textTint, limits.plain, MIN_CHROMA),
      {
        under: [background, surface],
        contrast,
        step: isDark ? 0.01 : -0.01,
      },
    );
  const accent = createAccent(first, scheme.accent, 4.5);
  return {
    background,
    surface,
    text: createColor(textTint, scheme.text),
    mutedText: createColor(textTint, scheme.mutedText),
    accent,
    secondary: createAccent(second, scheme.secondary, 3),
    // Accents must be visible on covers as well.
    coverBackground: adjustUntilReadable(limitChroma(shadowTint, ...scheme.coverBackground), {
      under: [accent],
      contrast: 3,
      step: -0.01,
    }),
    coverText: createColor(lightTint, scheme.coverText),
  };
}

/** Average tint of shadows or highlights; opposite hues cancel out. */
function averageTint(colors: readonly MainColor[], weightOf: (color: Oklch) => number): Oklch {
  const sums = { l: 0, a: 0, b: 0 };
  let total = 0;
  for (const { color, areaRatio } of colors) {
    const weight = areaRatio * weightOf(oklabToOklch(color)) + Number.MIN_VALUE;
    sums.l += color.l * weight;
    sums.a += color.a * weight;
    sums.b += color.b * weight;
    total += weight;
  }
  return oklabToOklch({ l: sums.l / total, a: sums.a / total, b: sums.b / total });
}

/**
 * Accent colour and a second one of another hue. A small lamp can define a night scene, so chroma weighs more than
 * area.
 */
function findAccentColors(
  colors: readonly MainColor[],
  tone: Oklch,
  bonusOf: (color: Oklch) => number,
): readonly Oklch[] {
  const candidates = colors
    .map(({ color, areaRatio }) => ({ color: oklabToOklch(color), share: areaRatio }))
    .filter(({ color }) => color.c >= MIN_CHROMA)
    .map(({ color, share }) => ({
      color,
      worth:
        color.c *
        (0.35 + Math.sqrt(share)) *
        (1 + angleBetween(color, tone) / Math.PI) *
        bonusOf(color),
    }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ color }) => color);
  const [first, ...others] = candidates;
  if (!first) return [];
  const secondary =
    others.find((other) => angleBetween(first, other) > MIN_HUE_DISTANCE) ?? others[0];
  return secondary ? [first, secondary] : [first];
}

const MIN_HUE_DISTANCE = Math.PI / 6;

function angleBetween(one: Oklch, other: Oklch): number {
  const difference = Math.abs(one.h - other.h);
  return Math.min(difference, 2 * Math.PI - difference);
}

/** Limits chroma at a given lightness. */
function limitChroma({ c, h }: Oklch, l: number, maxChroma: number): Oklch {
  return { l, c: Math.min(c, maxChroma), h };
}

/** Raises chroma slightly, so that an accent stands out. */
function intensify({ l, c, h }: Oklch, { least, most }: { least: number; most: number }): Oklch {
  return {
    l: Math.min(most, Math.max(least, l)),
    c: Math.min(0.19, Math.max(0.07, c * 1.25)),
    h,
  };
}

interface ContrastTarget {
  readonly under: readonly string[];
  readonly contrast: number;
  /** Negative to darken, positive to lighten. */
  readonly step: number;
}

/** Changes lightness until the contrast with all backgrounds is sufficient. */
function adjustUntilReadable(color: Oklch, { under, contrast, step }: ContrastTarget): string {
  const hexColor = oklchToHex(color);
  const isClear = under.every((ground) => contrastRatioOf(hexColor, ground) >= contrast);
  if (isClear || color.l <= 0 || color.l >= 1) return hexColor;
  return adjustUntilReadable({ ...color, l: color.l + step }, { under, contrast, step });
}

/** Gradient for placeholders: from the still's main colour to its shadows, dark enough for a title. */
function createPlaceholderFill(colors: readonly MainColor[], palette: Palette): string {
  const mainColor = colors.reduce((best, next) =>
    colorWeightOf(next) > colorWeightOf(best) ? next : best,
  );
  const [darkestColor = mainColor] = colors;
  const usedColors = new Set(Object.values(palette));
  const mainTint = oklabToOklch(mainColor.color);
  const from = createUniqueColor(
    { ...mainTint, l: Math.min(0.5, Math.max(0.3, mainTint.l)) },
    usedColors,
  );
  usedColors.add(from);
  const shadowTint = oklabToOklch(darkestColor.color);
  const to = createUniqueColor(
    { ...shadowTint, l: Math.min(0.17, Math.max(0.09, shadowTint.l)) },
    usedColors,
  );
  return `linear-gradient(160deg, ${from}, ${to})`;
}

/** Weights area by chroma, so that greys count less. */
function colorWeightOf({ color, areaRatio }: MainColor): number {
  return areaRatio * (MIN_CHROMA + oklabToOklch(color).c);
}

/** A change of theme identifies roles by colour, so all colours must differ. */
function createUniqueColor(color: Oklch, usedColors: ReadonlySet<string>): string {
  const hexColor = oklchToHex(color);
  return usedColors.has(hexColor)
    ? createUniqueColor({ ...color, l: color.l + 0.01 }, usedColors)
    : hexColor;
}
