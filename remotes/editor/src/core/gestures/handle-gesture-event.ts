import { cropping } from '../../elements/image/cropping';
import { dragging } from './dragging';
import type { Gesture, GestureEvent, GestureHandlers, EditingState } from './gesture';
import { movingGuide } from './moving-guide';
import { idle } from './idle';
import { marquee } from './marquee';
import { panning } from './panning';
import { movingCalloutTip } from '../../elements/shape/moving-callout-tip';
import { pressing } from './pressing';
import { movingLineEnd } from '../../elements/line/moving-line-end';
import { resizing } from './resizing';
import { rotating } from './rotating';
import { resizingColumn } from '../../elements/table/resizing-column';
import { editingText } from './editing-text';

const gestureHandlers: { readonly [G in Gesture as G['name']]: GestureHandlers<G> } = {
  idle,
  pressing,
  dragging,
  resizing,
  rotating,
  'moving-line-end': movingLineEnd,
  'moving-callout-tip': movingCalloutTip,
  'resizing-column': resizingColumn,
  'moving-guide': movingGuide,
  marquee,
  panning,
  cropping,
  'editing-text': editingText,
};

/** Returns the next state after an event; the same object if the event has no effect. */
export function handleGestureEvent(state: EditingState, event: GestureEvent): EditingState {
  const next = runHandler(state, event);
  const becameDrag = state.gesture.name === 'pressing' && next.gesture.name !== 'pressing';
  return becameDrag && event.type === 'move' ? runHandler(next, event) : next;
}

function runHandler(state: EditingState, event: GestureEvent): EditingState {
  const handlers = gestureHandlers[state.gesture.name] as GestureHandlers<Gesture>;
  const handler = handlers[event.type] as
    ((state: EditingState, gesture: Gesture, event: GestureEvent) => EditingState) | undefined;
  return handler?.(state, state.gesture, event) ?? state;
}
