import { createElement, type ReactNode } from 'react';
import type { ImageAdjustments } from '../../core/model/picture-schema';
import {
  type SvgFilterElement,
  createAdjustmentFilters,
  adjustmentsFilterId,
} from '../../core/model/image-adjustments';

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
