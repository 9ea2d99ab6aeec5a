import type { MainColor } from '../film/palette';
import { contrastOf } from '../model/ink';
import { hexOf, type Oklch, oklchOf } from '../model/oklab';
import type { PaletteRole, Theme } from '../model/theme';

/** How many colours are taken from a still. */
export const STILL_COLORS = 8;

/** Darker stills than this, on the whole, make dark themes. */
const MIDDLE = 0.58;

/** With less chroma than this nothing has a colour: the theme stays without one, too. */
const COLOURLESS = 0.03;

/**
 * A theme in the light of a still, with the faces and the manner of another. What is read is moved in
 * lightness until it is clear on what lies under it; its hue stays the still's. A still that is
 * transparent all over has nothing to give.
 */
export function themeFromStill(
  colors: readonly MainColor[],
  { title, manner }: { readonly title: string; readonly manner: Theme },
): Theme | undefined {
  if (colors.length === 0) return undefined;
  const palette = paletteIn(colors, isDarkStill(colors) ? DARK : LIGHT);
  const { ground, panel, cover } = palette;
  return {
    ...manner,
    name: 'still',
    title,
    palette,
    backgrounds: [ground, panel, cover],
    still: lightOf(colors, palette),
  };
}

type Palette = Readonly<Record<PaletteRole, string>>;

function isDarkStill(colors: readonly MainColor[]): boolean {
  return colors.reduce((total, { color, share }) => total + color.l * share, 0) < MIDDLE;
}

type Part = readonly [lightness: number, mostChroma: number];

/** A colour of the still is kept between two lightnesses; a still without one gives its own tone at another. */
interface Drawn {
  readonly least: number;
  readonly most: number;
  readonly plain: number;
}

interface Scheme {
  readonly isDark: boolean;
  readonly ground: Part;
  readonly panel: Part;
  readonly ink: Part;
  readonly soft: Part;
  readonly accent: Drawn;
  readonly second: Drawn;
  readonly cover: Part;
  readonly coverInk: Part;
}

const DARK: Scheme = {
  isDark: true,
  ground: [0.19, 0.045],
  panel: [0.245, 0.055],
  ink: [0.95, 0.015],
  soft: [0.78, 0.03],
  accent: { least: 0.64, most: 0.88, plain: 0.88 },
  second: { least: 0.5, most: 0.6, plain: 0.56 },
  cover: [0.13, 0.03],
  coverInk: [0.97, 0.015],
};

const LIGHT: Scheme = {
  isDark: false,
  ground: [0.97, 0.02],
  panel: [0.925, 0.035],
  ink: [0.25, 0.04],
  soft: [0.43, 0.04],
  accent: { least: 0.52, most: 0.56, plain: 0.52 },
  second: { least: 0.56, most: 0.62, plain: 0.58 },
  cover: [0.22, 0.07],
  coverInk: [0.96, 0.025],
};

function paletteIn(colors: readonly MainColor[], scheme: Scheme): Palette {
  const { isDark } = scheme;
  const shade = tint(colors, ({ l }) => (1 - l) ** 2);
  const light = tint(colors, ({ l }) => l ** 2);
  const [base, words] = isDark ? [shade, light] : [light, shade];
  // In the dark a light stands out.
  const [first, second] = strikingIn(colors, base, ({ l }) => (isDark ? 0.4 + l : 1));
  const part = (tone: Oklch, [l, most]: Part) => hexOf(toned(tone, l, most));
  const ground = part(base, scheme.ground);
  const panel = part(base, scheme.panel);
  const drawn = (color: Oklch | undefined, limits: Drawn, contrast: number) =>
    clear(color ? vivid(color, limits) : toned(words, limits.plain, COLOURLESS), {
      under: [ground, panel],
      contrast,
      step: isDark ? 0.01 : -0.01,
    });
  const accent = drawn(first, scheme.accent, 4.5);
  return {
    ground,
    panel,
    ink: part(words, scheme.ink),
    soft: part(words, scheme.soft),
    accent,
    second: drawn(second, scheme.second, 3),
    // What is marked is marked on covers, too.
    cover: clear(toned(shade, ...scheme.cover), { under: [accent], contrast: 3, step: -0.01 }),
    coverInk: part(light, scheme.coverInk),
  };
}

/** What the still's shadows, or its lights, look like on the whole: mixed hues cancel one another out. */
function tint(colors: readonly MainColor[], weightOf: (color: Oklch) => number): Oklch {
  const mixed = { l: 0, a: 0, b: 0 };
  let total = 0;
  for (const { color, share } of colors) {
    const weight = share * weightOf(oklchOf(color)) + Number.MIN_VALUE;
    mixed.l += color.l * weight;
    mixed.a += color.a * weight;
    mixed.b += color.b * weight;
    total += weight;
  }
  return oklchOf({ l: mixed.l / total, a: mixed.a / total, b: mixed.b / total });
}

/**
 * The colour that stands out from a still, and one beside it of another hue. A lamp in the night is
 * small and makes the picture, so chroma counts for more than size.
 */
function strikingIn(
  colors: readonly MainColor[],
  tone: Oklch,
  bonusOf: (color: Oklch) => number,
): readonly Oklch[] {
  const rated = colors
    .map(({ color, share }) => ({ color: oklchOf(color), share }))
    .filter(({ color }) => color.c >= COLOURLESS)
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
  const [first, ...others] = rated;
  if (!first) return [];
  const beside = others.find((other) => angleBetween(first, other) > OTHER_HUE) ?? others[0];
  return beside ? [first, beside] : [first];
}

/** Thirty degrees. */
const OTHER_HUE = Math.PI / 6;

function angleBetween(one: Oklch, other: Oklch): number {
  const turn = Math.abs(one.h - other.h);
  return Math.min(turn, 2 * Math.PI - turn);
}

/** A hue at a given lightness, with no more chroma than the part bears. */
function toned({ c, h }: Oklch, l: number, most: number): Oklch {
  return { l, c: Math.min(c, most), h };
}

/** A colour among others stands out by a little more chroma than it has among its like. */
function vivid({ l, c, h }: Oklch, { least, most }: { least: number; most: number }): Oklch {
  return {
    l: Math.min(most, Math.max(least, l)),
    c: Math.min(0.19, Math.max(0.07, c * 1.25)),
    h,
  };
}

interface Reading {
  readonly under: readonly string[];
  readonly contrast: number;
  /** Lighter or darker. */
  readonly step: number;
}

/** The first lightness from here on at which a colour is clear on all that lies under it. */
function clear(color: Oklch, { under, contrast, step }: Reading): string {
  const ink = hexOf(color);
  const isClear = under.every((ground) => contrastOf(ink, ground) >= contrast);
  if (isClear || color.l <= 0 || color.l >= 1) return ink;
  return clear({ ...color, l: color.l + step }, { under, contrast, step });
}

/** The light of empty frames: from the middle of the still to its shadows, dark enough for a title. */
function lightOf(colors: readonly MainColor[], palette: Palette): string {
  const widest = colors.reduce((best, next) => (weightOf(next) > weightOf(best) ? next : best));
  const [darkest = widest] = colors;
  const taken = new Set(Object.values(palette));
  const middle = oklchOf(widest.color);
  const from = unlike({ ...middle, l: Math.min(0.5, Math.max(0.3, middle.l)) }, taken);
  taken.add(from);
  const deep = oklchOf(darkest.color);
  const to = unlike({ ...deep, l: Math.min(0.17, Math.max(0.09, deep.l)) }, taken);
  return `linear-gradient(160deg, ${from}, ${to})`;
}

/** Among the colours that fill a still, those that are hardly one count for little. */
function weightOf({ color, share }: MainColor): number {
  return share * (COLOURLESS + oklchOf(color).c);
}

/** A change of theme tells the parts by their colours, so no two may have the same. */
function unlike(color: Oklch, taken: ReadonlySet<string>): string {
  const ink = hexOf(color);
  return taken.has(ink) ? unlike({ ...color, l: color.l + 0.01 }, taken) : ink;
}
