import { Suspense, useContext } from 'react';
import { ElementLink } from '../../view/slide/element-link';
import { ClipPlayer, PlaybackContext } from './clip-player';
import type { ImageElement } from './image-schema';
import { PlayIcon } from './play-icon-view';

/** Link and play mark over a picture, or the video that it is the poster of. */
export function ImageLinkOverlay({ image }: { image: ImageElement }) {
  const isPlayable = useContext(PlaybackContext);
  if (isPlayable && image.clip)
    return (
      <Suspense fallback={null}>
        <ClipPlayer image={image} clip={image.clip} />
      </Suspense>
    );
  return (
    <ElementLink link={image.link} name={image.alt || image.link}>
      {image.isVideo && <PlayIcon image={image} />}
    </ElementLink>
  );
}
