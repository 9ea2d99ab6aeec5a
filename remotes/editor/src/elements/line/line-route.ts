import type { Point } from '../../core/geometry/box';
import type { Connection, LineElement, LineEnd } from './line-schema';

/** Points of a line from start to end, relative to its box. */
export function routePointsOf(line: LineElement): readonly Point[] {
  const at = ({ x, y }: LineEnd) => ({ x: x * line.width, y: y * line.height });
  const [from, to] = [at(line.from), at(line.to)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const corners: Readonly<Record<LineBend, readonly Point[]>> = {
    none: [],
    'across-down-across': [
      { x: middle.x, y: from.y },
      { x: middle.x, y: to.y },
    ],
    'down-across-down': [
      { x: from.x, y: middle.y },
      { x: to.x, y: middle.y },
    ],
    'across-down': [{ x: to.x, y: from.y }],
    'down-across': [{ x: from.x, y: to.y }],
  };
  return [from, ...corners[lineBendOf(line)], to];
}

export type LineBend =
  | 'none'
  | 'across-down-across'
  | 'down-across-down'
  | 'across-down'
  | 'down-across';

/** Bends of an elbow: a connected side is left at a right angle; a free end starts along the longer side. */
export function lineBendOf(line: LineElement): LineBend {
  if (line.route === 'straight') return 'none';
  const longer = line.width >= line.height ? 'across' : 'down';
  const first = directionOf(line.from.connection) ?? directionOf(line.to.connection) ?? longer;
  const last = directionOf(line.to.connection) ?? first;
  if (first === last) return first === 'across' ? 'across-down-across' : 'down-across-down';
  return first === 'across' ? 'across-down' : 'down-across';
}

function directionOf(connection: Connection | null): 'across' | 'down' | undefined {
  if (!connection) return undefined;
  return connection.side === 'left' || connection.side === 'right' ? 'across' : 'down';
}
