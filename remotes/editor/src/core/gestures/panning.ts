import { IDLE, type Panning, type State } from './gesture';

export const panning: State<Panning> = {
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
  up: (state) => ({ ...state, gesture: IDLE }),
  cancel: (state) => ({ ...state, gesture: IDLE }),
};
