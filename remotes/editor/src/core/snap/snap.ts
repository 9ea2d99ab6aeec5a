import { type Box, type Point, boundsOf, type RotatedBox } from '../geometry/box';
import { type ResizeHandle, handleDirectionOf } from '../geometry/resize-box';
import type { RulerGuide } from '../model/schema-values';

export type Axis = 'x' | 'y';

/** Longer rows are not laid out by hand; searching them for gaps only costs time. */
const MAX_ROW_LENGTH = 40;

/** Position with equal distances to the neighbours in the same row or column. */
interface GapPosition {
  readonly position: number;
  readonly gap: number;
}

/** Positions along an axis where the box would repeat a gap or halve one. */
function findGapPositions(box: Box, others: readonly Box[], axis: Axis): readonly GapPosition[] {
  const row = rowSpansOf(box, others, axis);
  if (row.length < 2 || row.length > MAX_ROW_LENGTH) return [];
  const size = axis === 'x' ? box.width : box.height;
  return row.slice(1).flatMap((right, index) => {
    const left = row[index] as Span;
    const gap = right.start - left.end;
    if (gap <= 0) return [];
    const half = (gap - size) / 2;
    return [
      ...(half > 0 ? [{ position: left.end + half, gap: half }] : []),
      { position: right.end + gap, gap },
      { position: left.start - gap - size, gap },
    ];
  });
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function rowSpansOf(box: Box, others: readonly Box[], axis: Axis): readonly Span[] {
  const isInRow =
    axis === 'x'
      ? (other: Box) => other.y < box.y + box.height && box.y < other.y + other.height
      : (other: Box) => other.x < box.x + box.width && box.x < other.x + other.width;
  const spans = others
    .filter(isInRow)
    .map((other) =>
      axis === 'x'
        ? { start: other.x, end: other.x + other.width }
        : { start: other.y, end: other.y + other.height },
    );
  return spans.length > MAX_ROW_LENGTH ? [] : spans.sort((a, b) => a.start - b.start);
}

/** Positions to snap to, sorted per axis. */
export interface SnapTargets {
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** Boxes that stay in place, for equal gaps. */
  readonly boxes: readonly Box[];
}

const SAFE_MARGIN_PX = 48;

/** Collected once at the start of a gesture, so that each move costs two binary searches. */
export function collectSnapTargets(
  others: readonly RotatedBox[],
  slide: Pick<Box, 'width' | 'height'>,
  guides: readonly RulerGuide[] = [],
): SnapTargets {
  const boxes = others.map(boundsOf);
  const guidePositionsOf = (axis: Axis) =>
    guides.flatMap((guide) => (guide.axis === axis ? guide.position : []));
  const xs = boxes.flatMap((box) => [box.x, box.x + box.width / 2, box.x + box.width]);
  const ys = boxes.flatMap((box) => [box.y, box.y + box.height / 2, box.y + box.height]);
  return {
    x: sortUnique([...xs, ...guidePositionsOf('x'), ...slideLines(slide.width)]),
    y: sortUnique([...ys, ...guidePositionsOf('y'), ...slideLines(slide.height)]),
    boxes,
  };
}

/** Signed offset from `position` to the nearest line within reach. */
export function offsetToNearest(
  lines: readonly number[],
  at: number,
  reach: number,
): number | undefined {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? Infinity) < at) low = middle + 1;
    else high = middle;
  }
  const above = (lines[low] ?? Infinity) - at;
  const below = (lines[low - 1] ?? -Infinity) - at;
  const best = Math.abs(below) <= Math.abs(above) ? below : above;
  return Math.abs(best) <= reach ? best : undefined;
}

function slideLines(length: number): readonly number[] {
  return [
    0,
    SAFE_MARGIN_PX,
    length / 3,
    length / 2,
    (length * 2) / 3,
    length - SAFE_MARGIN_PX,
    length,
  ];
}

function sortUnique(values: readonly number[]): readonly number[] {
  return Array.from(new Set(values)).sort((a, b) => a - b);
}

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

interface SnapResizeResult {
  readonly delta: Point;
  readonly guides: readonly SnapGuide[];
}

/** Snaps the dragged edges of an upright box to lines. */
export function snapResize(
  box: Box,
  handle: ResizeHandle,
  delta: Point,
  snap: { readonly targets: SnapTargets; readonly reach: number },
): SnapResizeResult {
  const pull = handleDirectionOf(handle);
  const edge = {
    x: (pull.x > 0 ? box.x + box.width : box.x) + delta.x,
    y: (pull.y > 0 ? box.y + box.height : box.y) + delta.y,
  };
  const dx = pull.x === 0 ? undefined : offsetToNearest(snap.targets.x, edge.x, snap.reach);
  const dy = pull.y === 0 ? undefined : offsetToNearest(snap.targets.y, edge.y, snap.reach);
  return {
    delta: { x: delta.x + (dx ?? 0), y: delta.y + (dy ?? 0) },
    guides: [
      ...(dx === undefined ? [] : [{ axis: 'x', position: edge.x + dx, kind: 'line' } as const]),
      ...(dy === undefined ? [] : [{ axis: 'y', position: edge.y + dy, kind: 'line' } as const]),
    ],
  };
}
