import { type EditorDocument, selectedElementsOf, currentSlideOf } from '../edit/editor-document';
import type { SlideElement } from '../../elements/element-schema';
import { unlockedSelectionOf, selectedGroupOf } from '../edit/elements';

export const hasSelection = (doc: EditorDocument) => doc.selection.length > 0;

export const selectionHasMovable = (doc: EditorDocument) => unlockedSelectionOf(doc).length > 0;

export const selectionHasTwoMovable = (doc: EditorDocument) => unlockedSelectionOf(doc).length > 1;

export const selectionHasThreeMovable = (doc: EditorDocument) =>
  unlockedSelectionOf(doc).length > 2;

export const selectionHasText = (doc: EditorDocument) =>
  selectedElementsOf(doc).some(({ type }) => type === 'text');

export const selectionHasList = (doc: EditorDocument) =>
  selectedElementsOf(doc).some(
    (element) => element.type === 'text' && element.listItems.length > 0,
  );

/** Enter opens a text, a table, a picture to crop or to choose, or a whole group. */
export const canEnterSelection = (doc: EditorDocument) => {
  const [only, ...others] = selectedElementsOf(doc);
  if (selectedGroupOf(doc).length > 0) return true;
  if (!only || others.length > 0) return false;
  return only.type === 'text' || only.type === 'table' || only.type === 'image';
};

export const selectionIsOneFilledImage = (doc: EditorDocument) => {
  const [only, ...others] = selectedElementsOf(doc);
  return only !== undefined && others.length === 0 && isFilledImage(only);
};

const isFilledImage = (element: SlideElement) => element.type === 'image' && element.asset !== '';

export const selectionIsOneImage = (doc: EditorDocument) =>
  doc.selection.length === 1 && selectedElementsOf(doc)[0]?.type === 'image';

export const slideHasImages = (doc: EditorDocument) =>
  currentSlideOf(doc).elements.some(({ type }) => type === 'image');

export const slideHasTable = (doc: EditorDocument) =>
  currentSlideOf(doc).elements.some(({ type }) => type === 'table');

export const selectionHasGroup = (doc: EditorDocument) =>
  selectedElementsOf(doc).some(({ groupId }) => groupId !== null);
