import { cropping } from './cropping';
import { dragging } from './dragging';
import type { Gesture, GestureEvent, State, Work } from './gesture';
import { guiding } from './guiding';
import { idle } from './idle';
import { marquee } from './marquee';
import { panning } from './panning';
import { pointing } from './pointing';
import { pressing } from './pressing';
import { pulling } from './pulling';
import { resizing } from './resizing';
import { rotating } from './rotating';
import { spreading } from './spreading';
import { textEditing } from './text-editing';

const states: { readonly [G in Gesture as G['name']]: State<G> } = {
  idle,
  pressing,
  dragging,
  resizing,
  rotating,
  pulling,
  pointing,
  spreading,
  guiding,
  marquee,
  panning,
  cropping,
  'text-editing': textEditing,
};

/** Returns the next state after an event; the same object if the event has no effect. */
export function handle(state: Work, event: GestureEvent): Work {
  const next = answer(state, event);
  const becameDrag = state.gesture.name === 'pressing' && next.gesture.name !== 'pressing';
  return becameDrag && event.type === 'move' ? answer(next, event) : next;
}

function answer(state: Work, event: GestureEvent): Work {
  const handlers = states[state.gesture.name] as State<Gesture>;
  const handler = handlers[event.type] as
    ((state: Work, gesture: Gesture, event: GestureEvent) => Work) | undefined;
  return handler?.(state, state.gesture, event) ?? state;
}
