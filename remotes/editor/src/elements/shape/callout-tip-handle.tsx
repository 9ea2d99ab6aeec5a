import type { ShapeElement } from './shape-schema';
import styles from '../../controls/stage.module.css';

/** Handle at the tip of a callout; the properties panel has fields for it, too. */
export function CalloutTipHandle({
  element: { shapeType, calloutTip, width, height },
  zoom,
}: {
  element: ShapeElement;
  zoom: number;
}) {
  if (shapeType !== 'callout') return null;
  const position = { x: calloutTip.x * width * zoom, y: calloutTip.y * height * zoom };
  return (
    <div
      aria-hidden="true"
      className={`${styles['handle']} ${styles['knob']} ${styles['end']}`}
      data-handle="tip"
      style={{ transform: `translate(${position.x}px, ${position.y}px)` }}
    />
  );
}
