import { memo, type ReactNode } from 'react';
import { lazySlideContent } from '../../deferred/lazy-slide-content';
import type { ShapeElement } from '../../elements/shape/shape-schema';
import type { SlideElement } from '../../elements/element-schema';
import { positionStyleOf } from './element-style';
import { PictureFrame } from '../../elements/image/picture-frame';
import { TextBox } from '../../elements/text/text-box';
import { RichTextView } from '../../elements/text/rich-text-view';
import styles from './slide.module.css';

const VectorElementView = lazySlideContent(() =>
  import('../drawing/vector-element-view').then((module) => module.VectorElementView),
);

/** Loads when a deck has a table. */
const TableView = lazySlideContent(() =>
  import('../../elements/table/table-view').then((module) => module.TableView),
);

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
  /** Replaces the element's content while it is edited. */
  children?: ReactNode;
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

function ElementContent({ element }: { element: SlideElement }) {
  if (element.type === 'text')
    return (
      <TextBox text={element}>
        <RichTextView text={element} />
      </TextBox>
    );
  if (element.type === 'shape' && isBox(element)) return <Shape shape={element} />;
  if (element.type === 'image') return <PictureFrame image={element} />;
  return element.type === 'table' ? (
    <TableView table={element} />
  ) : (
    <VectorElementView element={element} />
  );
}

/** Rectangles and circles are plain CSS and need no vector code. */
function isBox({ shapeType }: ShapeElement): boolean {
  return shapeType === 'rectangle' || shapeType === 'circle';
}

function Shape({ shape }: { shape: ShapeElement }) {
  return (
    <div
      className={styles['shape']}
      style={{
        background: shape.fill === 'none' ? 'transparent' : shape.fill,
        border:
          shape.stroke === 'none' || shape.strokeWidth === 0
            ? 'none'
            : `${shape.strokeWidth}px solid ${shape.stroke}`,
        borderRadius: shape.shapeType === 'circle' ? '50%' : shape.radius,
      }}
    />
  );
}
