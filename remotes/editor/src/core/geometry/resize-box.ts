import { type Box, boundsOf, centerOf, type Point, type RotatedBox, rotatePoint } from './box';

export const RESIZE_HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

export type ResizeHandle = (typeof RESIZE_HANDLES)[number];

export const MIN_ELEMENT_PX = 8;

export interface ResizeOptions {
  readonly shouldKeepRatio: boolean;
  readonly isFromCenter: boolean;
}

/** Direction of a handle: -1, 0 or 1 along each axis of the box before rotation. */
export function handleDirectionOf(handle: ResizeHandle): Point {
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
  handle: ResizeHandle,
  delta: Point,
  options: ResizeOptions,
): Box {
  const direction = handleDirectionOf(handle);
  const local = rotatePoint(delta, { x: 0, y: 0 }, -box.rotation);
  const deltaFactor = options.isFromCenter ? 2 : 1;
  const requestedSize = {
    width: box.width + direction.x * local.x * deltaFactor,
    height: box.height + direction.y * local.y * deltaFactor,
  };
  const size = options.shouldKeepRatio
    ? keepAspectRatio(box, direction, requestedSize)
    : requestedSize;
  const width = Math.max(Math.min(MIN_ELEMENT_PX, box.width), size.width);
  const height = Math.max(Math.min(MIN_ELEMENT_PX, box.height), size.height);
  const anchor = options.isFromCenter ? { x: 0, y: 0 } : { x: -direction.x, y: -direction.y };
  return resizeAroundAnchor(box, { width, height }, anchor);
}

type Size = Pick<Box, 'width' | 'height'>;

function keepAspectRatio(box: Box, direction: Point, requestedSize: Size): Size {
  const across = requestedSize.width / box.width;
  const down = requestedSize.height / box.height;
  const requestedScale =
    direction.x === 0 ? down : direction.y === 0 ? across : Math.max(across, down);
  const minScale = Math.min(1, Math.max(MIN_ELEMENT_PX / box.width, MIN_ELEMENT_PX / box.height));
  const scale = Math.max(requestedScale, minScale);
  return { width: box.width * scale, height: box.height * scale };
}

/** Resizes a box around one of its points (-1…1 from its centre), which stays in place. */
export function resizeAroundAnchor(box: RotatedBox, size: Size, anchor: Point): Box {
  const centre = centerOf(box);
  const anchorPoint = rotatePoint(
    { x: centre.x + (anchor.x * box.width) / 2, y: centre.y + (anchor.y * box.height) / 2 },
    centre,
    box.rotation,
  );
  const toCentre = rotatePoint(
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
export function scaleWithGroup(element: RotatedBox, from: Box, to: Box): Box {
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

/** Side of the square in which a handle can be pressed, in screen pixels. */
export const HANDLE_HIT_PX = { fine: 24, coarse: 40 } as const;

/**
 * Centers of the handles around a box, in screen pixels from its corner. Where a side is shorter than three hit areas,
 * they stand outside, so that the box itself can always be dragged; handles of sides without room for one stand further.
 */
export function handleCentersOf(
  { width, height }: Pick<Box, 'width' | 'height'>,
  hitPx: number,
): ReadonlyMap<ResizeHandle, Point> {
  const isShort = (side: number) => side < 3 * hitPx;
  /** Distance from the edge of the box: `across` the edge, and `along` it for the handle of a side. */
  const distanceOf = (across: number, along: number | null) =>
    (isShort(across) || (along !== null && isShort(along)) ? hitPx / 2 : 0) +
    (along !== null && along < hitPx ? hitPx : 0);
  return new Map(
    RESIZE_HANDLES.map((handle) => {
      const { x, y } = handleDirectionOf(handle);
      const isSide = handle.length === 1;
      return [
        handle,
        {
          x: width / 2 + x * (width / 2 + distanceOf(width, isSide ? height : null)),
          y: height / 2 + y * (height / 2 + distanceOf(height, isSide ? width : null)),
        },
      ];
    }),
  );
}
