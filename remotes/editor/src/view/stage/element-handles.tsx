import type { SlideElement } from '../../elements/element-schema';
import { ColumnHandles } from '../../elements/table/column-handles';
import { LineHandles } from '../../elements/line/line-handles';
import { CalloutTipHandle } from '../../elements/shape/callout-tip-handle';

/** Handles for one kind of element. */
export function ElementHandles({ element, zoom }: { element: SlideElement; zoom: number }) {
  if (element.type === 'line') return <LineHandles line={element} zoom={zoom} />;
  if (element.type === 'table') return <ColumnHandles table={element} zoom={zoom} />;
  const isBubble = element.type === 'shape' && element.shapeType === 'callout';
  return isBubble ? <CalloutTipHandle callout={element} zoom={zoom} /> : null;
}
