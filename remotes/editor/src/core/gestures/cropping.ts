import { panPicture, zoomPicture } from '../edit/crop';
import { changeEach, findElement } from '../edit/document';
import type { ImageElement } from '../model/deck';
import { finish } from './endings';
import type { Cropping, State, Work } from './gesture';
import { idle } from './idle';

/** Moves the picture in its box. One editing session is one step of the history. */
export const cropping: State<Cropping> = {
  down: (state, gesture, event) => {
    const { target, pointer } = event;
    if (target.kind === 'element' && target.id === gesture.id) {
      const image = findElement(state.doc, gesture.id);
      const drag = image?.type === 'image' ? { start: pointer.at, image } : null;
      return { ...state, gesture: { ...gesture, held: drag } };
    }
    const finished = leave(state);
    return idle.down?.(finished, { name: 'idle' }, event) ?? finished;
  },
  move: (state, gesture, { pointer }) => {
    const { held } = gesture;
    if (!held) return state;
    const by = { x: pointer.at.x - held.start.x, y: pointer.at.y - held.start.y };
    return changed(state, gesture, () => panPicture(held.image, by));
  },
  up: (state, gesture) => ({ ...state, gesture: { ...gesture, held: null } }),
  crop: (state, gesture, { by, zoom }) =>
    changed(state, gesture, (image) => zoomPicture(panPicture(image, by), zoom)),
  'leave-text': leave,
  cancel: leave,
};

function changed(
  state: Work,
  { id }: Cropping,
  change: (image: ImageElement) => ImageElement,
): Work {
  const doc = changeEach(state.doc, [id], (element) =>
    element.type === 'image' ? change(element) : element,
  );
  return { ...state, doc };
}

function leave(state: Work): Work {
  return finish(state, 'Crop');
}
