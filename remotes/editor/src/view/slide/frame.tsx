import { type CSSProperties, Suspense } from 'react';
import { partOfSlide } from '../../late/part-of-slide';
import type { ImageElement, Shade } from '../../core/model/deck';
import { AssetImage } from './asset-image';
import styles from './slide.module.css';

/** Few pictures lead anywhere. */
const LeadingImage = partOfSlide(() =>
  import('../drawing/over-picture').then((module) => module.LeadingImage),
);

/** A picture in its frame: cropped, with corners, a line and a shade. Empty, it shows its ground. */
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

/** The colour of a shade at its dark edge, and where it has become nothing. */
function shadeOf({ shade, shadeColor }: ImageElement): string {
  if (shade === 'whole') return `${shadeColor}b8`;
  return `linear-gradient(${TOWARDS[shade]}, ${shadeColor}f2, ${shadeColor}00)`;
}
