import type { Box } from '../../../core/geometry/box';
import { estimateTextWidth } from '../../../core/text/wrap-text';

interface LinePoint {
  readonly x: number;
  readonly y: number;
  /** Amount to be written at the point; empty for none. */
  readonly text: string;
}

interface LineLabel {
  readonly x: number;
  /** Middle of the text. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Half of the stroke of a line, and the radius of a point, each with a little air. */
const LINE_PX = 2;
const POINT_PX = 5;

/** Middle of the digits above their baseline to their ends, with commas, as shares of the font size. */
const ASCENT_RATIO = 0.42;
const DESCENT_RATIO = 0.5;

/** Places from the nearest on: above the point, below it, and beside those, because a steep line passes over one side. */
const PLACES = [0, 0.5, 1].flatMap((gap) =>
  (['middle', 'end', 'start'] as const).flatMap((anchor) =>
    [-1, 1].map((direction) => ({ gap, anchor, direction })),
  ),
);

/**
 * Places of the amounts by line and point, where no line, grid line, point or other amount passes through them; undefined
 * for amounts without such a place.
 */
export function placeLineLabels(
  lines: readonly (readonly LinePoint[])[],
  plot: Box & { readonly gridLines: readonly number[] },
  fontSize: number,
): readonly (readonly (LineLabel | undefined)[])[] {
  const taken: Rect[] = [];
  const isFree = (label: LineLabel, rect: Rect, point: LinePoint): boolean =>
    rect.left >= plot.x &&
    rect.right <= plot.x + plot.width &&
    rect.bottom <= plot.y + plot.height &&
    plot.gridLines.every((y) => y <= rect.top || y >= rect.bottom) &&
    taken.every((other) => !overlaps(rect, other)) &&
    lines.flat().every((other) => !overlaps(rect, boxAround(other))) &&
    lines.every((line) => line.slice(1).every((end, at) => !crosses(rect, line[at] ?? end, end))) &&
    // An amount between two lines belongs to the nearer one.
    lines
      .flat()
      .every(({ x, y }) => x !== point.x || Math.abs(label.y - y) >= Math.abs(label.y - point.y));
  return lines.map((line) =>
    line.map((point) => {
      if (point.text === '') return undefined;
      const width = estimateTextWidth(point.text, fontSize);
      for (const { gap, anchor, direction } of PLACES) {
        const half = (direction < 0 ? DESCENT_RATIO : ASCENT_RATIO) + gap;
        const label = {
          x: point.x,
          y: point.y + direction * (half * fontSize + POINT_PX + 1),
          anchor,
        };
        const rect = rectOf(label, width, fontSize);
        if (!isFree(label, rect, point)) continue;
        taken.push(rect);
        return label;
      }
      return undefined;
    }),
  );
}

interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function rectOf({ x, y, anchor }: LineLabel, width: number, fontSize: number): Rect {
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const [top, bottom] = [y - ASCENT_RATIO * fontSize, y + DESCENT_RATIO * fontSize];
  return { left, right: left + width, top, bottom };
}

function boxAround({ x, y }: LinePoint): Rect {
  return { left: x - POINT_PX, right: x + POINT_PX, top: y - POINT_PX, bottom: y + POINT_PX };
}

function overlaps(one: Rect, other: Rect): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

/** True if the line between two points, the left one first, passes through. */
function crosses({ left, right, top, bottom }: Rect, start: LinePoint, end: LinePoint): boolean {
  const [from, to] = [Math.max(left, start.x), Math.min(right, end.x)];
  if (from >= to) return false;
  const yAt = (x: number) => start.y + ((x - start.x) / (end.x - start.x)) * (end.y - start.y);
  const [one, other] = [yAt(from), yAt(to)];
  return Math.min(one, other) < bottom + LINE_PX && Math.max(one, other) > top - LINE_PX;
}
