import { dragging } from './dragging';
import {
  type Gesture,
  type GestureEvent,
  type GestureHandlers,
  type EditingState,
  IDLE_GESTURE,
  type KindGestures,
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

type OwnHandlers = {
  readonly [G in Gesture as Exclude<G['name'], keyof KindGestures>]: GestureHandlers<G>;
};

let gestureHandlers: OwnHandlers & Partial<KindGestures> = {
  idle,
  pressing,
  dragging,
  resizing,
  rotating,
  'moving-guide': movingGuide,
  marquee,
  panning,
  'editing-text': editingText,
};

/** Adds the gestures that only one kind of element has: `elements/kinds.ts` hands them in. */
export function registerKindGestures(handlers: KindGestures): void {
  gestureHandlers = { ...gestureHandlers, ...handlers };
}

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
