import type { Box } from '../geometry/box';
import { type Axis, gapPlaces } from './gaps';
import { nearest, type SnapTargets } from './lines';

/** Line shown while an element snaps: across the slide, or along a gap. */
export interface Guide {
  readonly axis: Axis;
  readonly at: number;
  readonly kind: 'line' | 'gap';
}

export interface Snapped {
  readonly box: Box;
  readonly guides: readonly Guide[];
}

const CLOSE = 0.01;

/** Moves a box by at most `reach` to align it. Idempotent. */
export function snapMove(box: Box, targets: SnapTargets, reach: number): Snapped {
  const dx = lineShift(box, targets, 'x', reach);
  const dy = lineShift(box, targets, 'y', reach);
  let snappedBox: Box = { ...box, x: box.x + (dx ?? 0), y: box.y + (dy ?? 0) };
  const gaps: Guide[] = [];
  const gapOffsetX = dx === undefined ? gapShift(snappedBox, targets, 'x', reach) : undefined;
  if (gapOffsetX !== undefined) {
    snappedBox = { ...snappedBox, x: snappedBox.x + gapOffsetX };
    gaps.push({ axis: 'x', at: snappedBox.x, kind: 'gap' });
  }
  const gapOffsetY = dy === undefined ? gapShift(snappedBox, targets, 'y', reach) : undefined;
  if (gapOffsetY !== undefined) {
    const boxBelow = { ...snappedBox, y: snappedBox.y + gapOffsetY };
    const expectedOffsetX = gapOffsetX === undefined ? undefined : 0;
    if (dx !== undefined || gapShift(boxBelow, targets, 'x', reach) === expectedOffsetX) {
      snappedBox = boxBelow;
      gaps.push({ axis: 'y', at: snappedBox.y, kind: 'gap' });
    }
  }
  return { box: snappedBox, guides: [...lineGuides(snappedBox, targets), ...gaps] };
}

/** Smallest offset from an edge or the centre of a box to a line. */
function lineShift(box: Box, targets: SnapTargets, axis: Axis, reach: number) {
  let best: number | undefined;
  for (const at of marksOf(box, axis)) {
    const shift = nearest(targets[axis], at, reach);
    if (shift !== undefined && (best === undefined || Math.abs(shift) < Math.abs(best)))
      best = shift;
  }
  return best;
}

function gapShift(box: Box, targets: SnapTargets, axis: Axis, reach: number) {
  let best: number | undefined;
  for (const position of gapPlaces(box, targets.boxes, axis)) {
    const shift = position.at - box[axis];
    if (Math.abs(shift) > reach || Math.abs(shift) >= Math.abs(best ?? Infinity)) continue;
    const movedBox = axis === 'x' ? { ...box, x: position.at } : { ...box, y: position.at };
    const lineOffset = lineShift(movedBox, targets, axis, reach);
    if (lineOffset === undefined) best = Math.abs(shift) < CLOSE ? 0 : shift;
  }
  return best;
}

function lineGuides(box: Box, targets: SnapTargets): readonly Guide[] {
  return (['x', 'y'] as const).flatMap((axis) =>
    marksOf(box, axis).flatMap((mark) => {
      const shift = nearest(targets[axis], mark, CLOSE);
      return shift === undefined ? [] : [{ axis, at: mark + shift, kind: 'line' as const }];
    }),
  );
}

function marksOf(box: Box, axis: Axis): readonly [number, number, number] {
  const start = box[axis];
  const length = axis === 'x' ? box.width : box.height;
  return [start, start + length / 2, start + length];
}
