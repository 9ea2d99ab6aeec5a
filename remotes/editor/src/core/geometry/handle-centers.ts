import { handleDirectionOf, RESIZE_HANDLES, type ResizeHandle } from './resize-box';
import type { Box, Point } from './box';

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
