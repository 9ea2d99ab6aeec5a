import type { Size } from '../../core/geometry/box';

/** Size of an SVG drawing: explicit, and as a viewBox. */
interface SvgSize {
  /** Explicit size; null if the drawing has proportions only. */
  readonly explicitSize: Size | null;
  /** Coordinate box of its shapes, which gives the proportions. */
  readonly viewBox: Size;
}

/** Browsers' default for a drawing without any size. */
const DEFAULT_SIZE: Size = { width: 300, height: 150 };

const PX_PER_UNIT: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/** Reads width, height and viewBox of an SVG root element. */
export function measureSvg(root: Element): SvgSize {
  const width = parseLength(root.getAttribute('width'));
  const height = parseLength(root.getAttribute('height'));
  const box = parseViewBox(root.getAttribute('viewBox'));
  const explicitSize = completeSize(width, height, box);
  return { explicitSize, viewBox: explicitSize ?? box ?? DEFAULT_SIZE };
}

/** Completes a missing side from the proportions. */
function completeSize(width: number | null, height: number | null, box: Size | null): Size | null {
  if (width !== null && height !== null) return { width, height };
  if (!box) return null;
  if (width !== null) return { width, height: (width * box.height) / box.width };
  return height === null ? null : { width: (height * box.width) / box.height, height };
}

function parseLength(text: string | null): number | null {
  const [, number, unit = ''] = /^\s*([\d.]+(?:e-?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  const pixels = Number(number) * (PX_PER_UNIT[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 && Number.isFinite(pixels) ? pixels : null;
}

function parseViewBox(text: string | null): Size | null {
  const [, , width = 0, height = 0] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : null;
}
