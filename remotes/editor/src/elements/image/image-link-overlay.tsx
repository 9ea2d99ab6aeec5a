import { playIconOf } from './play-icon';
import type { ImageElement } from './image-schema';
import { ElementLink } from '../../view/slide/element-link';

/** Link and play mark over a picture. */
export function ImageLinkOverlay({ image }: { image: ImageElement }) {
  return (
    <ElementLink link={image.link} name={image.alt || image.link}>
      {image.isVideo && <PlayIcon image={image} />}
    </ElementLink>
  );
}

function PlayIcon({ image }: { image: ImageElement }) {
  const { centre, radius, triangle } = playIconOf(image);
  return (
    <svg
      width={image.width}
      height={image.height}
      style={{ position: 'absolute', left: 0, top: 0, display: 'block' }}
      aria-hidden="true"
    >
      <circle cx={centre.x} cy={centre.y} r={radius} fill="#000000" fillOpacity={0.6} />
      <path d={`M${triangle.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} fill="#ffffff" />
    </svg>
  );
}
