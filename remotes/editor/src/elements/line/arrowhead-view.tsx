import type { Point } from '../../core/geometry/box';
import type { Arrowhead } from './line-options';
import { endAngleOf, arrowheadLengthOf } from './arrowheads';

/** Arrowhead at the end of a route. */
export function ArrowheadView({
  head,
  route,
  stroke,
  strokeWidth,
}: {
  head: Arrowhead;
  route: readonly Point[];
  stroke: string;
  strokeWidth: number;
}) {
  const end = route.at(-1);
  if (head === 'none' || !end) return null;
  const length = arrowheadLengthOf(strokeWidth);
  if (head === 'circle') return <circle cx={end.x} cy={end.y} r={length * 0.4} fill={stroke} />;
  const half = length / 2;
  const wings = `M${-length} ${-half}L0 0L${-length} ${half}`;
  const transform = `translate(${end.x} ${end.y}) rotate(${endAngleOf(route)})`;
  if (head === 'triangle') return <path d={`${wings}Z`} transform={transform} fill={stroke} />;
  return (
    <path
      d={wings}
      transform={transform}
      fill="none"
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
