import { memo } from 'react';
import { frameOfBackground } from '../../core/edit/background';
import type { SlidePicture } from '../../core/model/deck';
import { Frame } from './frame';
import styles from './slide.module.css';

export const SlideGround = memo(function SlideGround({
  picture,
}: {
  picture: SlidePicture | null;
}) {
  if (!picture) return null;
  return (
    <div className={styles['ground']}>
      <Frame image={frameOfBackground(picture)} />
      <div className={styles['over']} style={{ background: `rgb(0 0 0 / ${picture.darkening})` }} />
    </div>
  );
});
