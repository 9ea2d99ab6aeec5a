import type { Box } from '../geometry/box';

export type Axis = 'x' | 'y';

/** Longer rows are not laid out by hand; searching them for gaps only costs time. */
const MAX_ROW_LENGTH = 40;

/** Position with equal distances to the neighbours in the same row or column. */
interface GapPosition {
  readonly position: number;
  readonly gap: number;
}

/** Positions along an axis where the box would repeat a gap or halve one. */
export function findGapPositions(
  box: Box,
  others: readonly Box[],
  axis: Axis,
): readonly GapPosition[] {
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
