import { type CSSProperties, Suspense } from 'react';
import { lazySlideContent } from '../../deferred/lazy-component';
import type { ImageElement } from './image-schema';
import type { Scrim } from './scrims';
import { AssetImage } from './asset-image';
import styles from '../../drawing/slide.module.css';

/** Loads on demand, because few pictures have links or videos. */
const ImageLinkOverlay = lazySlideContent(() =>
  import('./image-layers').then((module) => module.ImageLinkOverlay),
);

/** Picture in its frame: crop, corners, border, scrim. A placeholder shows its gradient. */
export function PictureFrame({ element: image }: { element: ImageElement }) {
  return (
    <div className={styles['frame']} style={frameStyleOf(image)}>
      {image.asset !== '' && (
        <Suspense fallback={<span data-loading />}>
          <AssetImage image={image} />
        </Suspense>
      )}
      {image.scrim !== 'none' && (
        <div className={styles['overlay']} style={{ background: scrimBackgroundOf(image) }} />
      )}
      {image.stroke !== 'none' && image.strokeWidth > 0 && (
        <div
          className={styles['overlay']}
          style={{
            border: `${image.strokeWidth}px solid ${image.stroke}`,
            borderRadius: image.radius,
          }}
        />
      )}
      {(image.link !== '' || image.clip) && <ImageLinkOverlay image={image} />}
    </div>
  );
}

function frameStyleOf(image: ImageElement): CSSProperties {
  return {
    ...(image.asset === '' && image.placeholderFill !== 'none'
      ? { background: image.placeholderFill }
      : {}),
    ...(image.radius > 0 ? { borderRadius: image.radius } : {}),
    ...(image.hasShadow ? { boxShadow: '0 8px 24px #00000059' } : {}),
  };
}

const GRADIENT_DIRECTIONS: Readonly<Record<Scrim, string>> = {
  none: '',
  bottom: 'to top',
  top: 'to bottom',
  left: 'to right',
  right: 'to left',
  full: '',
};

/** CSS background of a scrim, opaque at its dark edge. */
function scrimBackgroundOf({ scrim, scrimColor }: ImageElement): string {
  if (scrim === 'full') return `${scrimColor}b8`;
  return `linear-gradient(${GRADIENT_DIRECTIONS[scrim]}, ${scrimColor}f2, ${scrimColor}00)`;
}
