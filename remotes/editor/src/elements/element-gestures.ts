import { cropping } from './image/cropping';
import { movingLineEnd } from './line/moving-line-end';
import { movingCalloutTip } from './shape/moving-callout-tip';
import { resizingColumn } from './table/resizing-column';

/** Gestures that only one kind of element has. */
export const elementGestures = {
  cropping,
  'moving-callout-tip': movingCalloutTip,
  'moving-line-end': movingLineEnd,
  'resizing-column': resizingColumn,
};
