import type { ImageElement } from './image-schema';
import { playIconOf } from './play-icon';

/** Play icon over a poster; clicks reach what is below it. */
export function PlayIcon({ image }: { image: ImageElement }) {
  const { centre, radius, triangle } = playIconOf(image);
  return (
    <svg
      width={image.width}
      height={image.height}
      style={{ position: 'absolute', left: 0, top: 0, display: 'block', pointerEvents: 'none' }}
      aria-hidden="true"
    >
      <circle cx={centre.x} cy={centre.y} r={radius} fill="#000000" fillOpacity={0.6} />
      <path d={`M${triangle.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} fill="#ffffff" />
    </svg>
  );
}
