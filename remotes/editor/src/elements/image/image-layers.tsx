import {
  createElement,
  type ReactNode,
  Suspense,
  useContext,
  createContext,
  type MouseEvent,
  type SyntheticEvent,
  use,
  useRef,
  useState,
} from 'react';
import { joinClassNames } from '@site/ui';
import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { translationOf, type Translations } from '../../core/amounts/deck-terms';
import {
  adjustmentsFilterId,
  createAdjustmentFilters,
  type SvgFilterElement,
} from '../../core/model/image-adjustments';
import type { ImageAdjustments, VideoClip } from '../../core/model/theme-schema';
import { ElementLink } from '../text/element-link';
import { LinksEnabledContext } from '../text/rich-text-view';
import { useAssets } from './asset-image';
import type { ImageElement } from './image-schema';
import { pictureBoxOf } from './picture-box';
import { playIconOf } from './play-icon';
import styles from '../../drawing/slide.module.css';

/**
 * Language of the texts around videos where they play, in the slideshow; null elsewhere, as in its presenter window,
 * thumbnails and exports.
 */
export const PlaybackContext = createContext<DeckLanguage | null>(null);

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
  const language = useContext(PlaybackContext);
  const isLive = useContext(LinksEnabledContext);
  if (language !== null && image.clip)
    return (
      <Suspense fallback={null}>
        <ClipPlayer image={image} clip={image.clip} language={language} />
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

/** Play icon over a poster; clicks reach what is below it. */
function PlayIcon({ image }: { image: ImageElement }) {
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

/** Video over its poster: a button that starts it, then the controls of the browser. */
function ClipPlayer({
  image,
  clip,
  language,
}: {
  image: ImageElement;
  clip: VideoClip;
  language: DeckLanguage;
}) {
  const assets = useAssets();
  const [url, poster] = [use(assets.urlOf(clip.asset)), use(assets.urlOf(image.asset))];
  const [hasStarted, setHasStarted] = useState(clip.autoplays);
  const [hasFailed, setHasFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  if (url === undefined || hasFailed)
    return (
      <VideoMessage>
        {videoTermOf(
          language,
          url === undefined
            ? 'This video is not here. The deck file that it came in has it.'
            : 'This browser cannot play the video. As MP4 with H.264 all browsers play it.',
        )}
      </VideoMessage>
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
        aria-label={image.alt || videoTermOf(language, 'Video')}
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
      {!hasStarted && <PlayButton image={image} language={language} onClick={play} />}
    </>
  );
}

function VideoMessage({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className={joinClassNames(styles['overlay'], styles['missing'])}
      style={{ margin: 0, background: '#000000cc', color: '#ffffff' }}
    >
      {children}
    </p>
  );
}

function PlayButton({
  image,
  language,
  onClick,
}: {
  image: ImageElement;
  language: DeckLanguage;
  onClick: (event: MouseEvent) => void;
}) {
  return (
    <button
      type="button"
      aria-label={[videoTermOf(language, 'Play video'), image.alt].filter(Boolean).join(': ')}
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

/** Text around a video, in the deck's language. */
function videoTermOf(language: DeckLanguage, term: keyof typeof VIDEO_TERMS): string {
  return translationOf(language, term, VIDEO_TERMS[term]);
}

const VIDEO_TERMS = {
  Video: ['Video', 'Vidéo', 'Vídeo', 'Vídeo', 'वीडियो', '動画'],
  'Play video': [
    'Video abspielen',
    'Lire la vidéo',
    'Reproducir vídeo',
    'Reproduzir vídeo',
    'वीडियो चलाएँ',
    '動画を再生',
  ],
  'This video is not here. The deck file that it came in has it.': [
    'Dieses Video ist nicht hier. Es ist in der Datei, mit der es kam.',
    'Cette vidéo n’est pas ici. Elle est dans le fichier d’origine.',
    'Este vídeo no está aquí. Está en el archivo con el que vino.',
    'Este vídeo não está aqui. Ele está no arquivo em que veio.',
    'यह वीडियो यहाँ नहीं है। यह अपनी मूल फ़ाइल में है।',
    'この動画はここにありません。元のファイルにあります。',
  ],
  'This browser cannot play the video. As MP4 with H.264 all browsers play it.': [
    'Dieser Browser kann das Video nicht abspielen. Als MP4 mit H.264 spielen es alle Browser.',
    'Ce navigateur ne peut pas lire la vidéo. En MP4 avec H.264, tous la lisent.',
    'Este navegador no puede reproducir el vídeo. En MP4 con H.264 lo reproducen todos.',
    'Este navegador não consegue reproduzir o vídeo. Em MP4 com H.264, todos reproduzem.',
    'यह ब्राउज़र वीडियो नहीं चला सकता। H.264 वाले MP4 में इसे सभी ब्राउज़र चलाते हैं।',
    'このブラウザではこの動画を再生できません。H.264のMP4ならどのブラウザでも再生できます。',
  ],
} as const satisfies Readonly<Record<string, Translations>>;
