import type { SlideElement } from '../../elements/element-schema';
import { ColumnHandles } from './column-handles';
import { LineHandles } from './line-handles';
import { CalloutTipHandle } from './callout-tip-handle';

/** Handles for one kind of element. */
export function ElementHandles({ element, zoom }: { element: SlideElement; zoom: number }) {
  if (element.type === 'line') return <LineHandles line={element} zoom={zoom} />;
  if (element.type === 'table') return <ColumnHandles table={element} zoom={zoom} />;
  const isBubble = element.type === 'shape' && element.shapeType === 'callout';
  return isBubble ? <CalloutTipHandle callout={element} zoom={zoom} /> : null;
}
