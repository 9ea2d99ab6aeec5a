import { panPicture, zoomPicture } from '../edit/crop';
import { changeEach, findElement } from '../edit/document';
import type { ImageElement } from '../model/deck';
import { finish } from './endings';
import type { Cropping, State, Work } from './gesture';
import { idle } from './idle';

/** Moves the picture in its box. One editing session is one step of the history. */
export const cropping: State<Cropping> = {
  down: (work, gesture, event) => {
    const { target, pointer } = event;
    if (target.kind === 'element' && target.id === gesture.id) {
      const image = findElement(work.doc, gesture.id);
      const held = image?.type === 'image' ? { start: pointer.at, image } : null;
      return { ...work, gesture: { ...gesture, held } };
    }
    const left = leave(work);
    return idle.down?.(left, { name: 'idle' }, event) ?? left;
  },
  move: (work, gesture, { pointer }) => {
    const { held } = gesture;
    if (!held) return work;
    const by = { x: pointer.at.x - held.start.x, y: pointer.at.y - held.start.y };
    return changed(work, gesture, () => panPicture(held.image, by));
  },
  up: (work, gesture) => ({ ...work, gesture: { ...gesture, held: null } }),
  crop: (work, gesture, { by, zoom }) =>
    changed(work, gesture, (image) => zoomPicture(panPicture(image, by), zoom)),
  'leave-text': leave,
  cancel: leave,
};

function changed(
  work: Work,
  { id }: Cropping,
  change: (image: ImageElement) => ImageElement,
): Work {
  const doc = changeEach(work.doc, [id], (element) =>
    element.type === 'image' ? change(element) : element,
  );
  return { ...work, doc };
}

function leave(work: Work): Work {
  return finish(work, 'Crop');
}
