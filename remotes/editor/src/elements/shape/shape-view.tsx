import { lazySlideContent } from '../../deferred/lazy-component';
import { PresetView } from './presets/lazy-preset-views';
import type { ShapeElement } from './shape-schema';
import styles from '../../drawing/slide.module.css';

const OutlineView = lazySlideContent(() =>
  import('../vector-views').then((module) => module.OutlineView),
);

const ShapeTextFrame = lazySlideContent(() =>
  import('../vector-views').then((module) => module.ShapeTextFrame),
);

/** Loads the QR encoder with the first code. */
const QrCodeView = lazySlideContent(() =>
  import('./qr-code-view').then((module) => module.QrCodeView),
);

export function ShapeView({ element: shape }: { element: ShapeElement }) {
  return (
    <>
      <ShapeSurface shape={shape} />
      {shape.text?.content ? <ShapeTextFrame shape={shape} /> : null}
    </>
  );
}

/** Rectangles and circles are plain CSS and need no vector code. */
export function ShapeSurface({ shape }: { shape: ShapeElement }) {
  const { shapeType } = shape;
  if (shapeType === 'qr-code') return <QrCodeView shape={shape} />;
  if (shapeType === 'preset') return <PresetView shape={shape} />;
  const isBox = shapeType === 'rectangle' || shapeType === 'circle';
  return isBox ? <BoxView shape={shape} /> : <OutlineView shape={shape} />;
}

function BoxView({ shape }: { shape: ShapeElement }) {
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
