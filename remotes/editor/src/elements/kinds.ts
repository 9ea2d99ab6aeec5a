import { registerKinds, type ElementKinds } from '../core/elements/kinds';
import { registerKindGestures } from '../core/gestures/handle-gesture-event';
import { typedKeysOf } from '../core/typed-keys-of';
import { chartKind } from './chart/chart-kind';
import { cropping, imageKind } from './image/image-kind';
import { lineKind, movingLineEnd } from './line/line-kind';
import { movingCalloutTip, shapeKind } from './shape/shape-kind';
import { resizingColumn, tableKind } from './table/table-kind';
import { textKind } from './text/text-kind';
import { timelineKind } from './timeline/timeline-kind';

const kinds: ElementKinds = {
  text: textKind,
  shape: shapeKind,
  image: imageKind,
  table: tableKind,
  line: lineKind,
  chart: chartKind,
  timeline: timelineKind,
};

registerKinds(kinds);

registerKindGestures({
  cropping,
  'moving-callout-tip': movingCalloutTip,
  'moving-line-end': movingLineEnd,
  'resizing-column': resizingColumn,
});

/** Kinds with a command that inserts an element. */
export const insertableKinds = typedKeysOf(kinds).flatMap((type) => {
  const { create, insertIcon, labels } = kinds[type];
  return create && insertIcon
    ? [{ id: `add-${type}`, label: labels[type] ?? '', icon: insertIcon, create }]
    : [];
});
