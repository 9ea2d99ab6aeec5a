import { Suspense, useContext } from 'react';
import { ElementLink } from '../../view/slide/element-link';
import { LinksEnabledContext } from '../text/rich-text-view';
import { ClipPlayer, PlaybackContext } from './clip-player';
import type { ImageElement } from './image-schema';
import { PlayIcon } from './play-icon-view';

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
