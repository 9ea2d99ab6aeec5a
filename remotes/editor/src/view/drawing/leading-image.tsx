import { playMarkOf } from '../../core/geometry/play-mark';
import type { ImageElement } from '../../core/model/deck';
import { LeadsTo } from '../slide/leads-to';

/** Link and play mark over a picture. */
export function LeadingImage({ image }: { image: ImageElement }) {
  return (
    <LeadsTo link={image.link} name={image.alt || image.link}>
      {image.film && <PlayMark image={image} />}
    </LeadsTo>
  );
}

function PlayMark({ image }: { image: ImageElement }) {
  const { centre, radius, triangle } = playMarkOf(image);
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
