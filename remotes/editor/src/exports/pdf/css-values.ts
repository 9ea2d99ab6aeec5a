import type { Size } from '../../core/geometry/box';

/** Color of a computed style; its channels are 0 to 255. */
interface CssColor {
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

/** Reads `rgb(…)` and `rgba(…)`; undefined for `none`, other notations and transparent colors. */
export function parseCssColor(text: string): CssColor | undefined {
  const match = /^rgba?\(([^)]+)\)/.exec(text);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (match?.[1] ?? '')
    .split(/[\s,/]+/)
    .filter((part) => part !== '')
    .map(Number);
  return match && alpha > 0 ? { rgb: [red, green, blue], alpha } : undefined;
}

interface CssGradient {
  readonly kind: 'linear' | 'radial';
  /** Points in pixels from the top left of its box; radial ones start at a center. */
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly stops: readonly (CssColor & { readonly position: number })[];
}

/** Reads a computed gradient, in the notations that slides use (CSS Images 3). */
export function parseCssGradient(text: string, size: Size): CssGradient | undefined {
  const match = /^(linear|radial)-gradient\((.*)\)$/.exec(text);
  if (!match) return undefined;
  const parts = (match[2] ?? '').split(/,\s*(?![^(]*\))/);
  const first = parts[0] ?? '';
  const hasGeometry = !first.startsWith('rgb');
  const stops = readStops(hasGeometry ? parts.slice(1) : parts);
  return match[1] === 'linear'
    ? { kind: 'linear', ...linearPointsOf(hasGeometry ? first : 'to bottom', size), stops }
    : { kind: 'radial', ...radialPointsOf(first, size), stops };
}

const SIDE_ANGLES: Readonly<Record<string, number>> = {
  'to top': 0,
  'to right': 90,
  'to bottom': 180,
  'to left': 270,
};

function linearPointsOf(direction: string, { width, height }: Size) {
  const degrees = SIDE_ANGLES[direction] ?? Number.parseFloat(direction);
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const half = (Math.abs(width * sin) + Math.abs(height * cos)) / 2;
  const center = { x: width / 2, y: height / 2 };
  return {
    from: { x: center.x - sin * half, y: center.y + cos * half },
    to: { x: center.x + sin * half, y: center.y - cos * half },
  };
}

/** A circle reaches the corner that is furthest from its center. */
function radialPointsOf(geometry: string, { width, height }: Size) {
  const [, left = '50', top = '50'] = /at ([\d.]+)% ([\d.]+)%/.exec(geometry) ?? [];
  const from = { x: (Number(left) / 100) * width, y: (Number(top) / 100) * height };
  const radius = Math.hypot(Math.max(from.x, width - from.x), Math.max(from.y, height - from.y));
  return { from, to: { x: from.x + radius, y: from.y } };
}

function readStops(parts: readonly string[]): CssGradient['stops'] {
  return parts.map((part, index) => {
    const [, percent] = /\) ([\d.]+)%$/.exec(part) ?? [];
    const even = index / Math.max(1, parts.length - 1);
    const position = percent === undefined ? even : Number(percent) / 100;
    return { ...(parseCssColor(part) ?? { rgb: [0, 0, 0], alpha: 0 }), position };
  });
}
