import { changeElementsById, findElement } from '../../core/edit/editor-document';
import type { ElementKind } from '../../core/elements/element-kind';
import {
  type Cropping,
  type EditingState,
  finishGesture,
  type GestureHandlers,
} from '../../core/gestures/gesture';
import { idle } from '../../core/gestures/idle';
import { panPicture, zoomPicture } from './image-edits';
import type { ImageElement } from './image-schema';

export const imageKind: ElementKind<ImageElement> = {
  labels: { image: 'Image', film: 'Video' },
  variantOf: variantOfImage,
  iconOf: variantOfImage,
  editing: 'crop',
  keepsAspectRatio: () => true,
};

function variantOfImage({ clip }: ImageElement) {
  return clip ? 'film' : 'image';
}

/** Moves the picture in its box. One editing session is one step of the history. */
export const cropping: GestureHandlers<Cropping> = {
  down: (state, gesture, event) => {
    const { target, pointer } = event;
    if (target.kind === 'element' && target.id === gesture.id) {
      const image = findElement(state.doc, gesture.id);
      const drag = image?.type === 'image' ? { start: pointer.at, image } : null;
      return { ...state, gesture: { ...gesture, drag: drag } };
    }
    const finished = finishCropping(state);
    return idle.down?.(finished, { name: 'idle' }, event) ?? finished;
  },
  move: (state, gesture, { pointer }) => {
    const { drag } = gesture;
    if (!drag) return state;
    const by = { x: pointer.at.x - drag.start.x, y: pointer.at.y - drag.start.y };
    return changeImage(state, gesture, () => panPicture(drag.image, by));
  },
  up: (state, gesture) => ({ ...state, gesture: { ...gesture, drag: null } }),
  crop: (state, gesture, { by, zoom }) =>
    changeImage(state, gesture, (image) => zoomPicture(panPicture(image, by), zoom)),
  'finish-editing': finishCropping,
  cancel: finishCropping,
};

function changeImage(
  state: EditingState,
  { id }: Cropping,
  change: (image: ImageElement) => ImageElement,
): EditingState {
  const doc = changeElementsById(state.doc, [id], (element) =>
    element.type === 'image' ? change(element) : element,
  );
  return { ...state, doc };
}

function finishCropping(state: EditingState): EditingState {
  return finishGesture(state, 'Crop');
}
