import { joinClassNames } from '@site/ui';
import { createContext, type MouseEvent, type SyntheticEvent, use, useRef, useState } from 'react';
import { useAssets } from './asset-image';
import styles from '../../drawing/slide.module.css';
import type { VideoClip } from '../../core/model/theme-schema';
import type { ImageElement } from './image-schema';
import { pictureBoxOf } from './picture-box';
import { PlayIcon } from './play-icon-view';

/** True where videos play: in the slideshow, but neither in its presenter window nor in thumbnails and exports. */
export const PlaybackContext = createContext(false);

const MISSING_MESSAGE = 'This video is not in this browser. Open the deck file that it came in.';
const UNPLAYABLE_MESSAGE =
  'This browser cannot play the video. Save it as MP4 with H.264 video and add it again.';

/** Video over its poster: a button that starts it, then the controls of the browser. */
export function ClipPlayer({ image, clip }: { image: ImageElement; clip: VideoClip }) {
  const assets = useAssets();
  const [url, poster] = [use(assets.urlOf(clip.asset)), use(assets.urlOf(image.asset))];
  const [hasStarted, setHasStarted] = useState(clip.autoplays);
  const [hasFailed, setHasFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
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

  /** Not every browser starts a focused video by key, but each presses a button. */
  function play(event: MouseEvent): void {
    event.stopPropagation();
    // A video that cannot be played fires an error as well.
    video.current?.play().catch(() => undefined);
    video.current?.focus();
  }

  const { x, y, width, height } = pictureBoxOf(image);
  return (
    <>
      {/* Videos of members come without captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className={styles['picture']}
        style={{ left: x, top: y, width, height, objectFit: image.fit }}
        src={url}
        poster={poster}
        aria-label={image.alt || 'Video'}
        controls={hasStarted}
        controlsList="nodownload nofullscreen noremoteplayback"
        disablePictureInPicture
        playsInline
        preload="auto"
        autoPlay={clip.autoplays}
        muted={clip.autoplays}
        tabIndex={hasStarted ? 0 : -1}
        onPlay={() => setHasStarted(true)}
        onError={() => setHasFailed(true)}
        // A click or a swipe on the video must not change the slide.
        onClick={stopPropagation}
        onTouchStart={stopPropagation}
        onTouchEnd={stopPropagation}
      />
      {!hasStarted && <PlayButton image={image} onClick={play} />}
    </>
  );
}

function PlayButton({
  image,
  onClick,
}: {
  image: ImageElement;
  onClick: (event: MouseEvent) => void;
}) {
  return (
    <button
      type="button"
      aria-label={image.alt === '' ? 'Play video' : `Play video: ${image.alt}`}
      className={styles['overlay']}
      style={{ width: '100%', padding: 0, border: 0, background: 'none', cursor: 'pointer' }}
      onClick={onClick}
    >
      {image.isVideo && <PlayIcon image={image} />}
    </button>
  );
}

function stopPropagation(event: SyntheticEvent): void {
  event.stopPropagation();
}
