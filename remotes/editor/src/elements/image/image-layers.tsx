import { createElement, type ReactNode, Suspense, useContext } from 'react';
import type { ImageAdjustments } from '../../core/model/theme-schema';
import {
  adjustmentsFilterId,
  createAdjustmentFilters,
  type SvgFilterElement,
} from '../../core/model/image-adjustments';
import { LinksEnabledContext } from '../text/rich-text-view';
import { ClipPlayer, PlaybackContext } from './clip-player';
import type { ImageElement } from './image-schema';
import { PlayIcon } from './play-icon-view';
import { ElementLink } from '../text/element-link';

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

/** Link and play mark over a picture, or the video that it is the poster of. */
export function ImageLinkOverlay({ image }: { image: ImageElement }) {
  const isPlayable = useContext(PlaybackContext);
  const isLive = useContext(LinksEnabledContext);
  if (isPlayable && image.clip)
    return (
      <Suspense fallback={null}>
        <ClipPlayer image={image} clip={image.clip} />
      </Suspense>
    );
  // In an export an own video cannot be played: without a link its icon would promise too much.
  const hasIcon = image.isVideo && (!isLive || image.link !== '');
  return (
    <ElementLink link={image.link} name={image.alt || image.link}>
      {hasIcon && <PlayIcon image={image} />}
    </ElementLink>
  );
}
