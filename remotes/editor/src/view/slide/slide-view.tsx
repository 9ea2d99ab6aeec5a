import { memo } from 'react';
import type { Slide } from '../../core/model/deck-schema';
import { ElementView } from './element-view';
import { SlideBackground } from './slide-background';
import styles from '../../drawing/slide.module.css';

/** Static rendering of a slide, for thumbnails, the slideshow and exports. */
export const SlideView = memo(function SlideView({ slide }: { slide: Slide }) {
  return (
    <div className={styles['slide']} style={{ background: slide.background }}>
      <SlideBackground picture={slide.backgroundPicture} />
      {slide.elements.map((element) => (
        <ElementView key={element.id} element={element} />
      ))}
    </div>
  );
});
