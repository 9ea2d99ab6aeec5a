import type { Box } from '../../../core/geometry/box';
import { overlap } from '../../../core/geometry/find-free-box';
import { estimateTextWidth } from '../../../core/text/wrap-text';

interface LinePoint {
  readonly x: number;
  readonly y: number;
  /** Amount to be written at the point; empty for none. */
  readonly text: string;
}

export interface LineLabel {
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
 * for all amounts of a line of which one has no such place.
 */
export function placeLineLabels(
  lines: readonly (readonly LinePoint[])[],
  plot: Box & { readonly gridLines: readonly number[] },
  fontSize: number,
): readonly (readonly (LineLabel | undefined)[])[] {
  const taken: Box[] = [];
  const isFree = (label: LineLabel, box: Box, point: LinePoint): boolean =>
    box.x >= plot.x &&
    box.x + box.width <= plot.x + plot.width &&
    box.y + box.height <= plot.y + plot.height &&
    plot.gridLines.every((y) => y <= box.y || y >= box.y + box.height) &&
    taken.every((other) => !overlap(box, other)) &&
    lines.flat().every((other) => !overlap(box, boxAround(other))) &&
    lines.every((line) => line.slice(1).every((end, at) => !crosses(box, line[at] ?? end, end))) &&
    // An amount between two lines belongs to the nearer one.
    lines
      .flat()
      .every(({ x, y }) => x !== point.x || Math.abs(label.y - y) >= Math.abs(label.y - point.y));
  const placeOf = (point: LinePoint): LineLabel | undefined => {
    const width = estimateTextWidth(point.text, fontSize);
    for (const { gap, anchor, direction } of PLACES) {
      const half = (direction < 0 ? DESCENT_RATIO : ASCENT_RATIO) + gap;
      const y = point.y + direction * (half * fontSize + POINT_PX + 1);
      const label = { x: point.x, y, anchor };
      const box = boxOf(label, width, fontSize);
      if (!isFree(label, box, point)) continue;
      taken.push(box);
      return label;
    }
    return undefined;
  };
  return lines.map((line) => {
    const takenBefore = taken.length;
    const labels = line.map((point) => (point.text === '' ? undefined : placeOf(point)));
    if (line.every(({ text }, at) => text === '' || labels[at])) return labels;
    taken.length = takenBefore;
    return line.map(() => undefined);
  });
}

/** Middle of the digits of an amount that stands just above its point. */
export function aboveOf({ y }: Pick<LinePoint, 'y'>, fontSize: number): number {
  return y - DESCENT_RATIO * fontSize - POINT_PX - 1;
}

function boxOf({ x, y, anchor }: LineLabel, width: number, fontSize: number): Box {
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const height = (ASCENT_RATIO + DESCENT_RATIO) * fontSize;
  return { x: left, y: y - ASCENT_RATIO * fontSize, width, height };
}

function boxAround({ x, y }: LinePoint): Box {
  return { x: x - POINT_PX, y: y - POINT_PX, width: 2 * POINT_PX, height: 2 * POINT_PX };
}

/** True if the line between two points, the left one first, passes through. */
function crosses(box: Box, start: LinePoint, end: LinePoint): boolean {
  const [from, to] = [Math.max(box.x, start.x), Math.min(box.x + box.width, end.x)];
  if (from >= to) return false;
  const yAt = (x: number) => start.y + ((x - start.x) / (end.x - start.x)) * (end.y - start.y);
  const [one, other] = [yAt(from), yAt(to)];
  const bottom = box.y + box.height;
  return Math.min(one, other) < bottom + LINE_PX && Math.max(one, other) > box.y - LINE_PX;
}
