import type { SlideElement } from '../elements/slide-element';
import { newId } from '../model/create';
import {
  changeElementsById,
  changeElements,
  type EditorDocument,
  selectedElementsOf,
} from './editor-document';

type StackingDirection = 'forward' | 'backward' | 'front' | 'back';

/** Moves the selection in the drawing order and keeps its internal order. */
export function reorderSelection(
  doc: EditorDocument,
  direction: StackingDirection,
): EditorDocument {
  const selectedIds = new Set(doc.selection);
  if (selectedIds.size === 0) return doc;
  return changeElements(doc, (elements) => {
    const next = reorderElements(elements, selectedIds, direction);
    return next.every((element, index) => element === elements[index]) ? elements : next;
  });
}

export function groupSelection(doc: EditorDocument): EditorDocument {
  const groupId = newId();
  return changeElementsById(doc, doc.selection, (element) => ({ ...element, groupId }));
}

export function ungroupSelection(doc: EditorDocument): EditorDocument {
  return changeElementsById(doc, doc.selection, (element) =>
    element.groupId ? { ...element, groupId: null } : element,
  );
}

/** Locks the selection, or unlocks it if all of it is locked. */
export function toggleSelectionLock(doc: EditorDocument): EditorDocument {
  const locked = !selectedElementsOf(doc).every((element) => element.locked);
  return changeElementsById(doc, doc.selection, (element) => ({ ...element, locked }));
}

function reorderElements(
  elements: readonly SlideElement[],
  selectedIds: ReadonlySet<string>,
  direction: StackingDirection,
): readonly SlideElement[] {
  const selectedElements = elements.filter(({ id }) => selectedIds.has(id));
  const otherElements = elements.filter(({ id }) => !selectedIds.has(id));
  if (direction === 'front') return [...otherElements, ...selectedElements];
  if (direction === 'back') return [...selectedElements, ...otherElements];
  return direction === 'forward'
    ? moveOneForward(elements, selectedIds)
    : moveOneForward(elements.toReversed(), selectedIds).toReversed();
}

function moveOneForward(elements: readonly SlideElement[], selectedIds: ReadonlySet<string>) {
  const next = [...elements];
  for (let index = next.length - 2; index >= 0; index -= 1) {
    const [current, above] = [next[index], next[index + 1]];
    if (current && above && selectedIds.has(current.id) && !selectedIds.has(above.id)) {
      next[index] = above;
      next[index + 1] = current;
    }
  }
  return next;
}
