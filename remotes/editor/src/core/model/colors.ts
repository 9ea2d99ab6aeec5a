const COLOR = '#[0-9a-f]{6}';

const STOP = `${COLOR}(?: \\d{1,3}%)?`;

const STOPS = `(${STOP}(?:, ${STOP}){1,5})`;

const LINEAR = new RegExp(`^linear-gradient\\((\\d{1,3})deg, ${STOPS}\\)$`, 'i');

const RADIAL = new RegExp(
  `^radial-gradient\\(circle at (\\d{1,3})% (\\d{1,3})%, ${STOPS}\\)$`,
  'i',
);

/** Fill of a surface, parsed from its CSS notation. */
export type Fill =
  | { readonly kind: 'solid'; readonly color: string }
  | { readonly kind: 'linear'; readonly angle: number; readonly stops: readonly GradientStop[] }
  /** From a point in percent of the surface to the furthest corner. */
  | {
      readonly kind: 'radial';
      readonly x: number;
      readonly y: number;
      readonly stops: readonly GradientStop[];
    };

/** Colour of a gradient and its position in percent. */
export interface GradientStop {
  readonly color: string;
  readonly percent: number;
}

export const MAX_GRADIENT_STOPS = 6;

/** Returns undefined for `none` and for invalid fills. */
export function parseFill(text: string): Fill | undefined {
  if (/^#[0-9a-f]{6}$/i.test(text)) return { kind: 'solid', color: text };
  const [, angle, linearText = ''] = LINEAR.exec(text) ?? [];
  if (angle !== undefined)
    return { kind: 'linear', angle: Number(angle), stops: parseStops(linearText) };
  const [, x, y, radialText = ''] = RADIAL.exec(text) ?? [];
  if (x === undefined) return undefined;
  return { kind: 'radial', x: Number(x), y: Number(y), stops: parseStops(radialText) };
}

/** Distributes stops without a position evenly. */
function parseStops(text: string): readonly GradientStop[] {
  const parts = text.split(', ');
  return parts.map((part, index) => {
    const [color = '', percent] = part.split(' ');
    const fallback = Math.round((index / Math.max(1, parts.length - 1)) * 100);
    return {
      color,
      percent: percent === undefined ? fallback : Math.min(100, Number.parseInt(percent, 10)),
    };
  });
}

export function formatFill(fill: Fill): string {
  if (fill.kind === 'solid') return fill.color;
  const stops = fill.stops.map(({ color, percent }) => `${color} ${percent}%`).join(', ');
  return fill.kind === 'linear'
    ? `linear-gradient(${fill.angle}deg, ${stops})`
    : `radial-gradient(circle at ${fill.x}% ${fill.y}%, ${stops})`;
}

export function isFill(text: string): boolean {
  return parseFill(text) !== undefined;
}

/** Single colour for a fill: the average of a gradient's ends. */
export function averageColorOf(text: string): string {
  const fill = parseFill(text);
  if (!fill || fill.kind === 'solid') return text;
  const [first, last] = [fill.stops[0], fill.stops.at(-1)];
  return first && last ? mixColors(first.color, last.color) : text;
}

/** Colour between two, halfway by default. */
export function mixColors(one: string, other: string, ratio = 0.5): string {
  const to: readonly number[] = channelsOf(other);
  const middle = channelsOf(one).map((value, index) =>
    Math.round(value + ((to[index] ?? value) - value) * ratio),
  );
  return `#${middle.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function recolor(text: string, change: (color: string) => string): string {
  return text.replaceAll(/#[0-9a-f]{6}/gi, change);
}

/** Red, green and blue of `#rrggbb`, from 0 to 255. */
export function channelsOf(color: string): readonly [number, number, number] {
  const channelAt = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [channelAt(1), channelAt(3), channelAt(5)];
}

/** Tells whether light text is more readable on a fill than dark text. */
export function isDarkFill(fill: string): boolean {
  return relativeLuminanceOf(averageColorOf(fill)) < 0.2;
}

/** Relative luminance (WCAG) of `#rrggbb`, from 0 (black) to 1 (white). */
export function relativeLuminanceOf(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return (
    0.2126 * linearizeChannel(red) +
    0.7152 * linearizeChannel(green) +
    0.0722 * linearizeChannel(blue)
  );
}

/** Converts an sRGB channel from 0–255 to linear light from 0 to 1. */
export function linearizeChannel(byte: number): number {
  const channel = byte / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Contrast of readable text (WCAG 2.2, level AA). */
export const MIN_TEXT_CONTRAST = 4.5;

/** Text colour for a background: the preferred one, or else nearly black, white or, on a middle grey, black. */
export function readableTextColor(background: string, preferred: string): string {
  const colors = [preferred, '#111111', '#ffffff'];
  return (
    colors.find((color) => contrastRatioOf(background, color) >= MIN_TEXT_CONTRAST) ?? '#000000'
  );
}

/** WCAG contrast ratio, from 1 (equal) to 21 (black on white). */
export function contrastRatioOf(one: string, other: string): number {
  const [first, second] = [
    relativeLuminanceOf(averageColorOf(one)),
    relativeLuminanceOf(averageColorOf(other)),
  ];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
