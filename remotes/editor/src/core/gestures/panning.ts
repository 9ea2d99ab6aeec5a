import { IDLE_GESTURE, type Panning, type GestureHandlers } from './gesture';

export const panning: GestureHandlers<Panning> = {
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
