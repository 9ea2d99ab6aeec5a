import { joinClassNames } from '@site/ui';
import { createContext, type SyntheticEvent, use, useState } from 'react';
import { useAssets } from '../../view/slide/asset-context';
import styles from '../../view/slide/slide.module.css';
import type { ImageElement, VideoClip } from './image-schema';
import { pictureBoxOf } from './picture-box';
import { PlayIcon } from './play-icon-view';

/** True where videos play: in the slideshow, but neither in its presenter window nor in thumbnails and exports. */
export const PlaybackContext = createContext(false);

const MISSING_MESSAGE = 'This video is not in this browser. Open the deck file that it came in.';
const UNPLAYABLE_MESSAGE =
  'This browser cannot play the video. Save it as MP4 with H.264 video and add it again.';

/** Video over its poster, with the controls of the browser. */
export function ClipPlayer({ image, clip }: { image: ImageElement; clip: VideoClip }) {
  const assets = useAssets();
  const [url, poster] = [use(assets.urlOf(clip.asset)), use(assets.urlOf(image.asset))];
  const [hasStarted, setHasStarted] = useState(clip.autoplays);
  const [hasFailed, setHasFailed] = useState(false);
  if (url === undefined || hasFailed)
    return (
      <p
        role="status"
        className={joinClassNames(styles['overlay'], styles['missing'])}
        style={{ margin: 0, background: '#000000cc', color: '#ffffff' }}
      >
        {url === undefined ? MISSING_MESSAGE : UNPLAYABLE_MESSAGE}
      </p>
    );
  const { x, y, width, height } = pictureBoxOf(image);
  return (
    <>
      {/* Videos of members come without captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        className={styles['picture']}
        style={{ left: x, top: y, width, height, objectFit: image.fit }}
        src={url}
        poster={poster}
        aria-label={image.alt || 'Video'}
        controls
        controlsList="nodownload nofullscreen noremoteplayback"
        disablePictureInPicture
        playsInline
        preload="auto"
        autoPlay={clip.autoplays}
        muted={clip.autoplays}
        tabIndex={0}
        onPlay={() => setHasStarted(true)}
        onError={() => setHasFailed(true)}
        // A click or a swipe on the video must not change the slide.
        onClick={stopPropagation}
        onTouchStart={stopPropagation}
        onTouchEnd={stopPropagation}
      />
      {image.isVideo && !hasStarted && <PlayIcon image={image} />}
    </>
  );
}

function stopPropagation(event: SyntheticEvent): void {
  event.stopPropagation();
}
