import { readPx } from './transforms';
import { readColor } from './colors';
import { type ImportedFill, type FillContext, findFill } from './fills';
import type { PlaceholderChain } from './slide-inheritance';
import { findChild, readNumber } from './package/xml-elements';

interface ShapeLine {
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly alpha: number;
}

const NO_LINE: ShapeLine = { stroke: 'none', strokeWidth: 0, alpha: 1 };

export function readShapeLine(
  ancestors: PlaceholderChain,
  { fills, scale }: { fills: FillContext; scale: number },
): ShapeLine {
  const lines = ancestors.map((shape) => findChild(shape, 'spPr', 'ln'));
  const paint =
    lines.map((line) => findFill(line, fills)).find((fill) => fill !== undefined) ??
    readReferencedLine(findChild(ancestors[0], 'style', 'lnRef'), fills);
  const color = /#[0-9a-f]{6}/i.exec(paint.fill)?.[0];
  if (color === undefined) return NO_LINE;
  const width = lines.map((line) => readPx(line, 'w', NaN)).find(Number.isFinite) ?? 1;
  return {
    stroke: color,
    strokeWidth: Math.min(200, Math.round(width * scale * 100) / 100),
    alpha: paint.alpha,
  };
}

/** Line of the shape's style, used if its own properties have none. */
function readReferencedLine(reference: Element | undefined, { colors }: FillContext): ImportedFill {
  const color = readNumber(reference, 'idx') === 0 ? undefined : readColor(reference, colors);
  return color ? { fill: color.color, alpha: color.alpha } : { fill: 'none', alpha: 1 };
}
