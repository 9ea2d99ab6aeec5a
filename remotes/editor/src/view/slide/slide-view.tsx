import { memo, type ReactElement } from 'react';
import type { SlideElement } from '../../core/elements/slide-element';
import type { Slide, SlideBackgroundPicture } from '../../core/model/deck-schema';
import { positionStyleOf } from '../../drawing/element-style';
import { useSlideSize } from '../../drawing/slide-size-context';
import { ElementContent } from '../../elements/element-views';
import { imageFromBackground } from '../../elements/image/create-image';
import { PictureFrame } from '../../elements/image/picture-frame';
import styles from '../../drawing/slide.module.css';

/**
 * Element as drawn on the canvas, in thumbnails, the slideshow and exports. Memoized: while one of a thousand moves,
 * the others are not rendered.
 */
export const ElementView = memo(function ElementView({
  element,
  isMoving = false,
  interactive,
  children,
}: {
  element: SlideElement;
  isMoving?: boolean;
  /** Attributes for interaction on the canvas; missing elsewhere. */
  interactive?: InteractiveProps;
  /** Replaces the element's content while it is edited; null otherwise, because `false` would replace it, too. */
  children?: ReactElement | null;
}) {
  return (
    <div
      className={styles['element']}
      style={positionStyleOf(element, isMoving)}
      data-id={element.id}
      data-moving={isMoving || undefined}
      {...interactive}
    >
      {children ?? <ElementContent element={element} />}
    </div>
  );
});

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

export interface InteractiveProps {
  readonly role: 'group';
  readonly tabIndex: 0 | -1;
  readonly 'aria-roledescription': string;
  readonly 'aria-label': string;
  readonly 'data-selected'?: true;
  readonly 'data-placeholder'?: true;
}
