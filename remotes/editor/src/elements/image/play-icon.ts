import type { Point } from '../../core/geometry/box';

interface PlayIcon {
  readonly centre: Point;
  readonly radius: number;
  /** Three corners, the tip first. */
  readonly triangle: readonly Point[];
}

const RADIUS_RATIO = 0.16;
const MAX_RADIUS_PX = 56;

/** Play icon of a video poster, relative to the picture. */
export function playIconOf({ width, height }: { width: number; height: number }): PlayIcon {
  const centre = { x: width / 2, y: height / 2 };
  const radius = Math.min(MAX_RADIUS_PX, Math.min(width, height) * RADIUS_RATIO);
  const corner = (angle: number) => ({
    x: centre.x + radius * 0.52 * Math.cos(angle),
    y: centre.y + radius * 0.52 * Math.sin(angle),
  });
  const third = (2 * Math.PI) / 3;
  return { centre, radius, triangle: [corner(0), corner(third), corner(-third)] };
}
