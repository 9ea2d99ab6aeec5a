import { ElementContent } from '../../elements/element-views';
import { memo, type ReactElement } from 'react';
import type { SlideElement } from '../../core/elements/slide-element';
import { positionStyleOf } from '../../drawing/element-style';
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

export interface InteractiveProps {
  readonly role: 'group';
  readonly tabIndex: 0 | -1;
  readonly 'aria-roledescription': string;
  readonly 'aria-label': string;
  readonly 'data-selected'?: true;
  readonly 'data-placeholder'?: true;
}
