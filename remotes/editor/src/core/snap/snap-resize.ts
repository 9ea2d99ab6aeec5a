import type { Box, Point } from '../geometry/box';
import { type ResizeHandle, handleDirectionOf } from '../geometry/resize-box';
import { offsetToNearest, type SnapTargets } from './snap-targets';
import type { SnapGuide } from './snap-move';

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
