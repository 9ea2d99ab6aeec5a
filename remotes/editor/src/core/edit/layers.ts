import {
  changeElementsById,
  changeElements,
  type EditorDocument,
  currentSlideOf,
} from './editor-document';
import { sharedGroupsOf } from './groups';
import type { SlideElement } from '../elements/slide-element';

/** Sets the custom name of an element; empty text removes it. */
export function renameElement(doc: EditorDocument, id: string, name: string): EditorDocument {
  const customName = name.replace(/\s+/g, ' ').trim().slice(0, 500);
  return changeElementsById(doc, [id], (element) =>
    element.customName === customName ? element : { ...element, customName },
  );
}

/**
 * Moves an element to a layer index counted from the top: 0 is in front of all others. It joins the groups that both
 * its new neighbors are in, and stays in its own beside a member of it.
 */
export function moveElementToLayer(doc: EditorDocument, id: string, layer: number): EditorDocument {
  return changeElements(doc, (elements) => {
    const from = elements.findIndex((element) => element.id === id);
    const to = Math.min(elements.length - 1, Math.max(0, elements.length - 1 - layer));
    const [target] = elements.slice(from, from + 1);
    if (!target || from === to) return elements;
    const others = elements.toSpliced(from, 1);
    const groupIds = groupsBetween(target, others[to - 1], others[to]);
    return others.toSpliced(to, 0, { ...target, groupIds });
  });
}

function groupsBetween(
  target: SlideElement,
  below: SlideElement | undefined,
  above: SlideElement | undefined,
): readonly string[] {
  const pairs = [
    [below, above],
    [target, below],
    [target, above],
  ].map((pair) => pair.filter((element) => element !== undefined));
  const shared = pairs.map((pair) => (pair.length < 2 ? [] : sharedGroupsOf(pair)));
  return shared.reduce((most, groups) => (groups.length > most.length ? groups : most));
}

/** Number of elements in front of this one. */
export function layerIndexOf(doc: EditorDocument, id: string): number {
  const { elements } = currentSlideOf(doc);
  return elements.length - 1 - elements.findIndex((element) => element.id === id);
}
