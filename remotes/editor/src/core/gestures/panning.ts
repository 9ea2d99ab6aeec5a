import { IDLE, type Panning, type State } from './gesture';

export const panning: State<Panning> = {
  move: (work, gesture, { pointer }) => ({
    ...work,
    gesture: {
      ...gesture,
      scroll: {
        x: gesture.from.x - (pointer.screen.x - gesture.start.screen.x),
        y: gesture.from.y - (pointer.screen.y - gesture.start.screen.y),
      },
    },
  }),
  up: (work) => ({ ...work, gesture: IDLE }),
  cancel: (work) => ({ ...work, gesture: IDLE }),
};
