import { type CSSProperties, Suspense } from 'react';
import { partOfSlide } from '../../late/part-of-slide';
import type { ImageElement, Shade } from '../../core/model/deck';
import { AssetImage } from './asset-image';
import styles from './slide.module.css';

/** Loads on demand, because few pictures have links. */
const LeadingImage = partOfSlide(() =>
  import('../drawing/over-picture').then((module) => module.LeadingImage),
);

/** Picture in its frame: crop, corners, border, scrim. A placeholder shows its gradient. */
export function Frame({ image }: { image: ImageElement }) {
  return (
    <div className={styles['frame']} style={frameStyle(image)}>
      {image.asset !== '' && (
        <Suspense fallback={<span data-loading />}>
          <AssetImage image={image} />
        </Suspense>
      )}
      {image.shade !== 'none' && (
        <div className={styles['over']} style={{ background: shadeOf(image) }} />
      )}
      {image.stroke !== 'none' && image.strokeWidth > 0 && (
        <div
          className={styles['over']}
          style={{
            border: `${image.strokeWidth}px solid ${image.stroke}`,
            borderRadius: image.radius,
          }}
        />
      )}
      {image.link !== '' && <LeadingImage image={image} />}
    </div>
  );
}

function frameStyle(image: ImageElement): CSSProperties {
  return {
    ...(image.asset === '' && image.ground !== 'none' ? { background: image.ground } : {}),
    ...(image.radius > 0 ? { borderRadius: image.radius } : {}),
    ...(image.shadow ? { boxShadow: '0 8px 24px #00000059' } : {}),
  };
}

const TOWARDS: Readonly<Record<Shade, string>> = {
  none: '',
  bottom: 'to top',
  top: 'to bottom',
  left: 'to right',
  right: 'to left',
  whole: '',
};

/** CSS background of a scrim, opaque at its dark edge. */
function shadeOf({ shade, shadeColor }: ImageElement): string {
  if (shade === 'whole') return `${shadeColor}b8`;
  return `linear-gradient(${TOWARDS[shade]}, ${shadeColor}f2, ${shadeColor}00)`;
}
