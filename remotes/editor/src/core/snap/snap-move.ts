import type { Box } from '../geometry/box';
import { type Axis, findGapPositions } from './gap-positions';
import { offsetToNearest, type SnapTargets } from './snap-targets';

/** Line shown while an element snaps: across the slide, or along a gap. */
export interface SnapGuide {
  readonly axis: Axis;
  readonly position: number;
  readonly kind: 'line' | 'gap';
}

interface SnapMoveResult {
  readonly box: Box;
  readonly guides: readonly SnapGuide[];
}

const TOLERANCE_PX = 0.01;

/** Moves a box by at most `reach` to align it. Idempotent. */
export function snapMove(box: Box, targets: SnapTargets, reach: number): SnapMoveResult {
  const dx = lineOffsetOf(box, targets, 'x', reach);
  const dy = lineOffsetOf(box, targets, 'y', reach);
  let snappedBox: Box = { ...box, x: box.x + (dx ?? 0), y: box.y + (dy ?? 0) };
  const gaps: SnapGuide[] = [];
  const gapOffsetX = dx === undefined ? gapOffsetOf(snappedBox, targets, 'x', reach) : undefined;
  if (gapOffsetX !== undefined) {
    snappedBox = { ...snappedBox, x: snappedBox.x + gapOffsetX };
    gaps.push({ axis: 'x', position: snappedBox.x, kind: 'gap' });
  }
  const gapOffsetY = dy === undefined ? gapOffsetOf(snappedBox, targets, 'y', reach) : undefined;
  if (gapOffsetY !== undefined) {
    const boxBelow = { ...snappedBox, y: snappedBox.y + gapOffsetY };
    const expectedOffsetX = gapOffsetX === undefined ? undefined : 0;
    if (dx !== undefined || gapOffsetOf(boxBelow, targets, 'x', reach) === expectedOffsetX) {
      snappedBox = boxBelow;
      gaps.push({ axis: 'y', position: snappedBox.y, kind: 'gap' });
    }
  }
  return { box: snappedBox, guides: [...snapLinesOf(snappedBox, targets), ...gaps] };
}

/** Smallest offset from an edge or the centre of a box to a line. */
function lineOffsetOf(box: Box, targets: SnapTargets, axis: Axis, reach: number) {
  let best: number | undefined;
  for (const at of snapPointsOf(box, axis)) {
    const shift = offsetToNearest(targets[axis], at, reach);
    if (shift !== undefined && (best === undefined || Math.abs(shift) < Math.abs(best)))
      best = shift;
  }
  return best;
}

function gapOffsetOf(box: Box, targets: SnapTargets, axis: Axis, reach: number) {
  let best: number | undefined;
  for (const position of findGapPositions(box, targets.boxes, axis)) {
    const shift = position.position - box[axis];
    if (Math.abs(shift) > reach || Math.abs(shift) >= Math.abs(best ?? Infinity)) continue;
    const movedBox =
      axis === 'x' ? { ...box, x: position.position } : { ...box, y: position.position };
    const lineOffset = lineOffsetOf(movedBox, targets, axis, reach);
    if (lineOffset === undefined) best = Math.abs(shift) < TOLERANCE_PX ? 0 : shift;
  }
  return best;
}

function snapLinesOf(box: Box, targets: SnapTargets): readonly SnapGuide[] {
  return (['x', 'y'] as const).flatMap((axis) =>
    snapPointsOf(box, axis).flatMap((mark) => {
      const shift = offsetToNearest(targets[axis], mark, TOLERANCE_PX);
      return shift === undefined ? [] : [{ axis, position: mark + shift, kind: 'line' as const }];
    }),
  );
}

function snapPointsOf(box: Box, axis: Axis): readonly [number, number, number] {
  const start = box[axis];
  const length = axis === 'x' ? box.width : box.height;
  return [start, start + length / 2, start + length];
}
