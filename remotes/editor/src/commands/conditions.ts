import { hasPicture } from '../core/elements/element-guards';
import { kindOf } from '../core/elements/kinds';
import {
  type EditorDocument,
  selectedElementsOf,
  currentSlideOf,
} from '../core/edit/editor-document';
import type { SlideElement } from '../core/elements/slide-element';
import { unlockedSelectionOf, selectedGroupOf } from '../core/edit/elements';

export const hasSelection = (doc: EditorDocument) => doc.selection.length > 0;

export const selectionHasMovable = (doc: EditorDocument) => unlockedSelectionOf(doc).length > 0;

export const selectionHasTwoMovable = (doc: EditorDocument) => unlockedSelectionOf(doc).length > 1;

export const selectionHasThreeMovable = (doc: EditorDocument) =>
  unlockedSelectionOf(doc).length > 2;

/** Enter opens a text, a table, a picture to crop or to choose, or a whole group. */
export const canEnterSelection = (doc: EditorDocument) => {
  const [only, ...others] = selectedElementsOf(doc);
  if (selectedGroupOf(doc).length > 0) return true;
  if (!only || others.length > 0) return false;
  return kindOf(only).editing !== undefined;
};

export const selectionIsOneFilledImage = (doc: EditorDocument) => {
  const [only, ...others] = selectedElementsOf(doc);
  return only !== undefined && others.length === 0 && isFilledImage(only);
};

/** A background cannot play a video, so its element stays one. */
export const selectionIsOneStill = (doc: EditorDocument) =>
  selectionIsOneFilledImage(doc) && !selectedElementsOf(doc).some((image) => 'clip' in image);

const isFilledImage = (element: SlideElement) => hasPicture(element) && element.asset !== '';

export const selectionIsOneImage = (doc: EditorDocument) =>
  doc.selection.length === 1 && selectedElementsOf(doc).some(hasPicture);

export const slideHasImages = (doc: EditorDocument) =>
  currentSlideOf(doc).elements.some(hasPicture);

export const selectionHasGroup = (doc: EditorDocument) =>
  selectedElementsOf(doc).some(({ groupIds }) => groupIds.length > 0);
