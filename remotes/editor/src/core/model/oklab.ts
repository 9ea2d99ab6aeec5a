import { linearizeChannel, channelsOf } from './colors';

/** Colour in OKLab, where equal distances look equal: lightness from 0 to 1, and two axes of hue. */
export interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** Same colour as lightness, chroma and hue in radians. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

/** Converts red, green and blue from 0–255, with the constants of OKLab's definition. */
export function rgbToOklab(rgb: Triple): Oklab {
  const [red, green, blue] = [
    linearizeChannel(rgb[0]),
    linearizeChannel(rgb[1]),
    linearizeChannel(rgb[2]),
  ];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** The one of some colors that can best be told from all others that are given. */
export function mostDistinctOf(colors: readonly string[], others: readonly string[]): string {
  const taken = others.map(toOklab);
  const distances = colors.map((color) => {
    const candidate = toOklab(color);
    return Math.min(...taken.map((other) => distanceBetween(candidate, other)));
  });
  return colors[distances.indexOf(Math.max(...distances))] ?? '#000000';
}

/** Distance between two colors as it is seen: 1 from black to white. */
export function colorDistanceOf(one: string, other: string): number {
  return distanceBetween(toOklab(one), toOklab(other));
}

function toOklab(color: string): Oklab {
  return rgbToOklab(channelsOf(color));
}

function distanceBetween(from: Oklab, to: Oklab): number {
  return Math.hypot(from.l - to.l, from.a - to.a, from.b - to.b);
}

export function oklabToOklch({ l, a, b }: Oklab): Oklch {
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/** Converts to `#rrggbb`. Chroma outside sRGB is reduced; lightness and hue stay. */
export function oklchToHex({ l, c, h }: Oklch): string {
  if (isInGamut(oklchToRgb({ l, c, h }))) return formatHex(oklchToRgb({ l, c, h }));
  let [inGamutChroma, outOfGamutChroma] = [0, c];
  for (let step = 0; step < 12; step += 1) {
    const middle = (inGamutChroma + outOfGamutChroma) / 2;
    if (isInGamut(oklchToRgb({ l, c: middle, h }))) inGamutChroma = middle;
    else outOfGamutChroma = middle;
  }
  return formatHex(oklchToRgb({ l, c: inGamutChroma, h }));
}

/** Red, green and blue; values outside 0 to 1 are out of gamut. */
function oklchToRgb({ l, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encodeChannel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encodeChannel(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encodeChannel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** Less than rounding to a byte. */
const GAMUT_TOLERANCE = 0.002;

function isInGamut(channels: Triple): boolean {
  return channels.every((channel) => channel >= -GAMUT_TOLERANCE && channel <= 1 + GAMUT_TOLERANCE);
}

/** Converts linear light from 0 to 1 to an sRGB channel from 0 to 1. */
export function encodeChannel(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

function formatHex(channels: Triple): string {
  const bytes = channels.map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
