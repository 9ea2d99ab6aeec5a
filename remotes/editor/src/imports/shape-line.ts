import { pixels } from './boxes';
import { inkIn } from './colors';
import { type Paint, type Painter, paintIn } from './fills';
import type { Ancestors } from './heritage';
import { child, numberAt } from './markup';

interface Line {
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly alpha: number;
}

const NO_LINE: Line = { stroke: 'none', strokeWidth: 0, alpha: 1 };

export function lineOf(
  ancestors: Ancestors,
  { painter, scale }: { painter: Painter; scale: number },
): Line {
  const lines = ancestors.map((shape) => child(shape, 'spPr', 'ln'));
  const paint =
    lines.map((line) => paintIn(line, painter)).find((fill) => fill !== undefined) ??
    referredPaint(child(ancestors[0], 'style', 'lnRef'), painter);
  const color = /#[0-9a-f]{6}/i.exec(paint.fill)?.[0];
  if (color === undefined) return NO_LINE;
  const width = lines.map((line) => pixels(line, 'w', NaN)).find(Number.isFinite) ?? 1;
  return {
    stroke: color,
    strokeWidth: Math.min(200, Math.round(width * scale * 100) / 100),
    alpha: paint.alpha,
  };
}

/** Line of the shape's style, used if its own properties have none. */
function referredPaint(reference: Element | undefined, { names }: Painter): Paint {
  const color = numberAt(reference, 'idx') === 0 ? undefined : inkIn(reference, names);
  return color ? { fill: color.color, alpha: color.alpha } : { fill: 'none', alpha: 1 };
}
