/** Colors of a palette entry, as MUI's `PaletteColor` names them. */
export interface PaletteColorValues {
  main: string;
  /** Hover color, under MUI's name. */
  dark: string;
  /** Color of labels on a filled control. */
  contrastText: string;
  /** Same hue for text, readable on every surface of the scheme. */
  text: string;
}

const LABEL_COLORS = { dark: '#1a1206', light: '#ffffff' };
const HOVER_LIGHTNESS_STEP = 0.08;
const MIN_TEXT_CONTRAST = 5;

/**
 * Computes the colors of a control.
 * @param main any color, `#rrggbb`
 * @param background surface that text in this color must be readable on, `#rrggbb`
 * @example paletteColor('#f0a63a', '#1d1a17').contrastText // '#1a1206'
 */
export function paletteColor(main: string, background: string): PaletteColorValues {
  const isBright =
    contrastRatio(LABEL_COLORS.dark, main) >= contrastRatio(LABEL_COLORS.light, main);
  const hover = isBright ? HOVER_LIGHTNESS_STEP : -HOVER_LIGHTNESS_STEP;
  return {
    main,
    // Away from the label's color, so that hovering never reduces the contrast.
    dark: shiftLightness(main, hover),
    contrastText: isBright ? LABEL_COLORS.dark : LABEL_COLORS.light,
    text: readableOn(background, main),
  };
}

/** Returns the color if it is readable, else the nearest readable shade. */
function readableOn(background: string, color: string): string {
  const step = contrastRatio('#ffffff', background) > contrastRatio('#000000', background) ? 1 : -1;
  const shades = Array.from({ length: 101 }, (_, at) => shiftLightness(color, (step * at) / 100));
  return (
    shades.find((shade) => contrastRatio(shade, background) >= MIN_TEXT_CONTRAST) ??
    LABEL_COLORS.dark
  );
}

/** Changes the lightness by a ratio of the whole scale and raises the saturation to keep the hue visible. */
function shiftLightness(color: string, by: number): string {
  if (by === 0) return color;
  const { hue, saturation, lightness } = hslOf(color);
  const raisedSaturation = Math.min(1, saturation * 1.2);
  return hexOf({
    hue,
    saturation: raisedSaturation,
    lightness: Math.min(1, Math.max(0, lightness + by)),
  });
}

interface Hsl {
  /** In sixths of the color circle. */
  hue: number;
  saturation: number;
  lightness: number;
}

function hslOf(color: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  );
  const top = Math.max(red, green, blue);
  const range = top - Math.min(red, green, blue);
  const lightness = top - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  if (top === red) return { hue: ((green - blue) / range + 6) % 6, saturation, lightness };
  if (top === green) return { hue: (blue - red) / range + 2, saturation, lightness };
  return { hue: (red - green) / range + 4, saturation, lightness };
}

function hexOf({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channels = [0, 8, 4].map((offset) => {
    const at = (offset + 2 * hue) % 12;
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  });
  return `#${channels.map((value) => byteOf(value)).join('')}`;
}

function byteOf(ratio: number): string {
  return Math.round(ratio * 255)
    .toString(16)
    .padStart(2, '0');
}

/**
 * Contrast ratio of two colors (`#rrggbb`), from 1 to 21, as WCAG 2 defines it.
 * @example contrastRatio('#ffffff', '#000000') // 21
 */
export function contrastRatio(front: string, back: string): number {
  const [a, b] = [luminance(front), luminance(back)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
