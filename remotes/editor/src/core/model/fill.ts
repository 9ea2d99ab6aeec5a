const COLOR = '#[0-9a-f]{6}';
const LINEAR = new RegExp(`^linear-gradient\\((\\d{1,3})deg, (${COLOR}), (${COLOR})\\)$`, 'i');
const RADIAL = new RegExp(
  `^radial-gradient\\(circle at (\\d{1,3})% (\\d{1,3})%, (${COLOR}), (${COLOR})\\)$`,
  'i',
);

/** What a surface is painted with, written as styles write it. */
export type Fill =
  | { readonly kind: 'solid'; readonly color: string }
  | { readonly kind: 'linear'; readonly angle: number; readonly stops: Stops }
  /** From a point of the surface, in hundredths of its sides, to the corner furthest away. */
  | { readonly kind: 'radial'; readonly x: number; readonly y: number; readonly stops: Stops };

type Stops = readonly [from: string, to: string];

/** Undefined for `none` and for what no fill is. */
export function readFill(text: string): Fill | undefined {
  if (/^#[0-9a-f]{6}$/i.test(text)) return { kind: 'solid', color: text };
  const [, angle, from = '', to = ''] = LINEAR.exec(text) ?? [];
  if (angle !== undefined) return { kind: 'linear', angle: Number(angle), stops: [from, to] };
  const [, x, y, middle = '', edge = ''] = RADIAL.exec(text) ?? [];
  if (x === undefined) return undefined;
  return { kind: 'radial', x: Number(x), y: Number(y), stops: [middle, edge] };
}

export function isFill(text: string): boolean {
  return readFill(text) !== undefined;
}

/** One colour for the whole of a fill: of a gradient, the middle. */
export function solidOf(text: string): string {
  const fill = readFill(text);
  if (!fill || fill.kind === 'solid') return text;
  const [from, to] = fill.stops.map(channels);
  const mixed = from?.map((value, index) => Math.round((value + (to?.[index] ?? value)) / 2));
  return `#${mixed?.map((value) => value.toString(16).padStart(2, '0')).join('') ?? '000000'}`;
}

/** The same fill in other colours. */
export function recolored(text: string, change: (color: string) => string): string {
  return text.replaceAll(/#[0-9a-f]{6}/gi, change);
}

function channels(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
