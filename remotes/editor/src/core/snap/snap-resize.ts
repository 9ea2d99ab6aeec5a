import type { Box, Point } from '../geometry/box';
import { type Handle, pullOf } from '../geometry/resize';
import { nearest, type SnapTargets } from './lines';
import type { Guide } from './snap-move';

export interface SnappedPull {
  readonly delta: Point;
  readonly guides: readonly Guide[];
}

/** Snaps the dragged edges of an upright box to lines. */
export function snapPull(
  box: Box,
  handle: Handle,
  delta: Point,
  snap: { readonly targets: SnapTargets; readonly reach: number },
): SnappedPull {
  const pull = pullOf(handle);
  const edge = {
    x: (pull.x > 0 ? box.x + box.width : box.x) + delta.x,
    y: (pull.y > 0 ? box.y + box.height : box.y) + delta.y,
  };
  const dx = pull.x === 0 ? undefined : nearest(snap.targets.x, edge.x, snap.reach);
  const dy = pull.y === 0 ? undefined : nearest(snap.targets.y, edge.y, snap.reach);
  return {
    delta: { x: delta.x + (dx ?? 0), y: delta.y + (dy ?? 0) },
    guides: [
      ...(dx === undefined ? [] : [{ axis: 'x', at: edge.x + dx, kind: 'line' } as const]),
      ...(dy === undefined ? [] : [{ axis: 'y', at: edge.y + dy, kind: 'line' } as const]),
    ],
  };
}
