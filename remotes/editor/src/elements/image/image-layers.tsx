import { createElement, type ReactNode } from 'react';
import type { ImageAdjustments } from '../../core/model/picture-schema';
import {
  adjustmentsFilterId,
  createAdjustmentFilters,
  type SvgFilterElement,
} from '../../core/model/image-adjustments';
import { playIconOf } from './play-icon';
import type { ImageElement } from './image-schema';
import { ElementLink } from '../../view/slide/element-link';

/** Applies an image's adjustments as an SVG filter. */
export function AdjustedImage({
  adjustments,
  children,
}: {
  adjustments: ImageAdjustments;
  children: ReactNode;
}) {
  return (
    <>
      <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
        <filter id={adjustmentsFilterId(adjustments)} colorInterpolationFilters="sRGB">
          {createAdjustmentFilters(adjustments).map(createFilterNode)}
        </filter>
      </svg>
      <div style={{ ...FILL_STYLE, filter: `url(#${adjustmentsFilterId(adjustments)})` }}>
        {children}
      </div>
    </>
  );
}

const FILL_STYLE = {
  position: 'absolute',
  left: 0,
  top: 0,
  width: '100%',
  height: '100%',
} as const;

function createFilterNode(
  { name, attributes, children }: SvgFilterElement,
  index: number,
): ReactNode {
  return createElement(
    name,
    { key: `${name} ${index}`, ...attributes },
    children.map(createFilterNode),
  );
}

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
