import { memo } from 'react';
import { imageFromBackground } from '../../elements/image/create-image';
import type { SlideBackgroundPicture } from '../../core/model/deck-schema';
import { PictureFrame } from '../../elements/image/picture-frame';
import { useSlideSize } from '../../drawing/slide-size-context';
import styles from '../../drawing/slide.module.css';

export const SlideBackground = memo(function SlideGround({
  picture,
}: {
  picture: SlideBackgroundPicture | null;
}) {
  const size = useSlideSize();
  if (!picture) return null;
  return (
    <div className={styles['backgroundPicture']}>
      <PictureFrame element={imageFromBackground(picture, size)} />
      <div
        className={styles['overlay']}
        style={{ background: `rgb(0 0 0 / ${picture.scrimOpacity})` }}
      />
    </div>
  );
});
