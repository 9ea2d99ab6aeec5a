import type { Box } from './box';

type Size = Pick<Box, 'width' | 'height'>;

const MARGIN_PX = 40;
const GAP_PX = 16;
/** Part of the slide from which a box is a background. */
const BACKGROUND_PART = 0.8;
/** Number of boxes up to which the search is fast; it grows with their fourth power. */
const MAX_BOXES = 12;

interface FreeBoxOptions {
  readonly slide: Size;
  /** Part of its size to which a box shrinks to cover no other. */
  readonly minPart: number;
}

/** Finds a place where a box covers no other, or else the largest ones only: a title stays free. */
export function placeBox(box: Box, boxes: readonly Box[], room: FreeBoxOptions): Box {
  const others = boxes.filter((other) => !isBackground(other, room.slide));
  const free = findFreeBox(box, others, room);
  if (free) return free;
  const [, ...smaller] = others.toSorted((one, other) => areaOf(other) - areaOf(one));
  return placeBox(box, smaller, room);
}

/** Finds a place on the slide where a box covers no other, as near and as large as possible. */
export function findFreeBox(
  box: Box,
  boxes: readonly Box[],
  { slide, minPart }: FreeBoxOptions,
): Box | undefined {
  const others = boxes.filter((other) => !isBackground(other, slide));
  if (!others.some((other) => overlap(box, other))) return box;
  if (others.length > MAX_BOXES) return undefined;
  let best: Box | undefined;
  for (const [left, right] of spansOf({ box, others, slide, minPart }, 'x', 'width'))
    for (const [top, bottom] of spansOf({ box, others, slide, minPart }, 'y', 'height')) {
      const free = { x: left, y: top, width: right - left, height: bottom - top };
      const placed = placeInside(box, free);
      if (best && !isBetter(placed, best, box)) continue;
      if (!others.some((other) => overlap(free, other))) best = placed;
    }
  return best;
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function isBackground(box: Box, slide: Size): boolean {
  return areaOf(box) > areaOf(slide) * BACKGROUND_PART;
}

const areaOf = ({ width, height }: Size) => width * height;

/** Pairs of edges on one axis between which the box fits at its smallest size. */
function spansOf(
  {
    box,
    others,
    slide,
    minPart,
  }: FreeBoxOptions & { readonly box: Box; readonly others: readonly Box[] },
  axis: 'x' | 'y',
  side: 'width' | 'height',
): readonly (readonly [start: number, end: number])[] {
  const starts = [MARGIN_PX, ...others.map((other) => other[axis] + other[side] + GAP_PX)];
  const ends = [slide[side] - MARGIN_PX, ...others.map((other) => other[axis] - GAP_PX)];
  return starts
    .flatMap((start) => ends.map((end) => [start, end] as const))
    .filter(([start, end]) => start >= MARGIN_PX && end <= slide[side] - MARGIN_PX)
    .filter(([start, end]) => end - start >= box[side] * minPart);
}

function placeInside(box: Box, free: Box): Box {
  const [width, height] = [Math.min(box.width, free.width), Math.min(box.height, free.height)];
  return {
    x: Math.min(Math.max(box.x, free.x), free.x + free.width - width),
    y: Math.min(Math.max(box.y, free.y), free.y + free.height - height),
    width,
    height,
  };
}

function isBetter(one: Box, other: Box, box: Box): boolean {
  const distanceOf = ({ x, y }: Box) => Math.hypot(x - box.x, y - box.y);
  return areaOf(one) === areaOf(other)
    ? distanceOf(one) < distanceOf(other)
    : areaOf(one) > areaOf(other);
}
