import { elementGestures } from '../../elements/element-gestures';
import { dragging } from './dragging';
import {
  type Gesture,
  type GestureEvent,
  type GestureHandlers,
  type EditingState,
  IDLE_GESTURE,
  type Panning,
} from './gesture';
import { movingGuide } from './moving-guide';
import { idle } from './idle';
import { marquee } from './marquee';
import { pressing } from './pressing';
import { resizing } from './resizing';
import { rotating } from './rotating';
import { editingText } from './editing-text';

const panning: GestureHandlers<Panning> = {
  move: (state, gesture, { pointer }) => ({
    ...state,
    gesture: {
      ...gesture,
      scroll: {
        x: gesture.from.x - (pointer.screen.x - gesture.start.screen.x),
        y: gesture.from.y - (pointer.screen.y - gesture.start.screen.y),
      },
    },
  }),
  up: (state) => ({ ...state, gesture: IDLE_GESTURE }),
  cancel: (state) => ({ ...state, gesture: IDLE_GESTURE }),
};

const gestureHandlers: { readonly [G in Gesture as G['name']]: GestureHandlers<G> } = {
  idle,
  pressing,
  dragging,
  resizing,
  rotating,
  ...elementGestures,
  'moving-guide': movingGuide,
  marquee,
  panning,
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
    | ((state: EditingState, gesture: Gesture, event: GestureEvent) => EditingState)
    | undefined;
  return handler?.(state, state.gesture, event) ?? state;
}
