import { type Box, boundsOf, centreOf, type Point, type RotatedBox, turn } from './box';

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

export type Handle = (typeof HANDLES)[number];

export const MIN_SIZE = 8;

export interface ResizeOptions {
  readonly keepRatio: boolean;
  readonly fromCentre: boolean;
}

/** Direction of a handle: -1, 0 or 1 along each axis of the box before rotation. */
export function pullOf(handle: Handle): Point {
  return {
    x: handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0,
    y: handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0,
  };
}

/**
 * Resizes a box by dragging a handle by `delta` (slide pixels). The opposite point, or the centre, stays in place on
 * the slide, also in a rotated box.
 */
export function resizeBox(
  box: RotatedBox,
  handle: Handle,
  delta: Point,
  options: ResizeOptions,
): Box {
  const direction = pullOf(handle);
  const local = turn(delta, { x: 0, y: 0 }, -box.rotation);
  const deltaFactor = options.fromCentre ? 2 : 1;
  const requestedSize = {
    width: box.width + direction.x * local.x * deltaFactor,
    height: box.height + direction.y * local.y * deltaFactor,
  };
  const size = options.keepRatio ? inRatio(box, direction, requestedSize) : requestedSize;
  const width = Math.max(Math.min(MIN_SIZE, box.width), size.width);
  const height = Math.max(Math.min(MIN_SIZE, box.height), size.height);
  const anchor = options.fromCentre ? { x: 0, y: 0 } : { x: -direction.x, y: -direction.y };
  return placed(box, { width, height }, anchor);
}

type Size = Pick<Box, 'width' | 'height'>;

function inRatio(box: Box, direction: Point, requestedSize: Size): Size {
  const across = requestedSize.width / box.width;
  const down = requestedSize.height / box.height;
  const requestedScale =
    direction.x === 0 ? down : direction.y === 0 ? across : Math.max(across, down);
  const minScale = Math.min(1, Math.max(MIN_SIZE / box.width, MIN_SIZE / box.height));
  const scale = Math.max(requestedScale, minScale);
  return { width: box.width * scale, height: box.height * scale };
}

/** Resizes a box around one of its points (-1…1 from its centre), which stays in place. */
function placed(box: RotatedBox, size: Size, anchor: Point): Box {
  const centre = centreOf(box);
  const anchorPoint = turn(
    { x: centre.x + (anchor.x * box.width) / 2, y: centre.y + (anchor.y * box.height) / 2 },
    centre,
    box.rotation,
  );
  const toCentre = turn(
    { x: (-anchor.x * size.width) / 2, y: (-anchor.y * size.height) / 2 },
    { x: 0, y: 0 },
    box.rotation,
  );
  return {
    x: anchorPoint.x + toCentre.x - size.width / 2,
    y: anchorPoint.y + toCentre.y - size.height / 2,
    ...size,
  };
}

/** Scales an element with its group. A rotated element keeps its proportions; its bounds move with the group's. */
export function carried(element: RotatedBox, from: Box, to: Box): Box {
  if (element.rotation === 0) return scaleWithin(element, from, to);
  const bounds = boundsOf(element);
  const scaledBounds = scaleWithin(bounds, from, to);
  const scale = Math.min(scaledBounds.width / bounds.width, scaledBounds.height / bounds.height);
  const [width, height] = [element.width * scale, element.height * scale];
  return {
    x: scaledBounds.x + (scaledBounds.width - width) / 2,
    y: scaledBounds.y + (scaledBounds.height - height) / 2,
    width,
    height,
  };
}

/** Scales a box with the box around it. */
function scaleWithin(box: Box, from: Box, to: Box): Box {
  const across = from.width === 0 ? 1 : to.width / from.width;
  const down = from.height === 0 ? 1 : to.height / from.height;
  return {
    x: to.x + (box.x - from.x) * across,
    y: to.y + (box.y - from.y) * down,
    width: Math.max(1, box.width * across),
    height: Math.max(1, box.height * down),
  };
}
