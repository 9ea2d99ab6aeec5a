import type { SlideElement } from '../elements/slide-element';
import { unionBoundsOf, type Box, centerOf, type Point, rotatePoint } from '../geometry/box';
import { scaleWithGroup } from '../geometry/resize-box';
import {
  changeElementsById,
  type EditorDocument,
  changeElements,
  currentSlideOf,
} from './editor-document';
import { clampElement, unlockedSelectionOf } from './elements';
import { sharedGroupsOf } from './groups';

/** Sets the bounds of the selection as its handles do: several elements move as one. */
export function setSelectionBounds(doc: EditorDocument, change: Partial<Box>): EditorDocument {
  const movable = unlockedSelectionOf(doc);
  const from = unionBoundsOf(movable);
  if (!from) return doc;
  const to = { ...from, ...change };
  return changeElementsById(doc, idsOf(movable), (element) =>
    clampElement({ ...element, ...scaleWithGroup(element, from, to) }),
  );
}

/** Rotates the selection as one, so that its first element ends at the given angle. */
export function rotateSelectionTo(doc: EditorDocument, rotation: number): EditorDocument {
  const movable = unlockedSelectionOf(doc);
  const [first] = movable;
  const box = unionBoundsOf(movable);
  if (!first || !box) return doc;
  const by = rotation - first.rotation;
  const centre = centerOf(box);
  return changeElementsById(doc, idsOf(movable), (element) => rotateElement(element, centre, by));
}

/** Rotates an element around a point and by the same angle around itself. */
export function rotateElement(element: SlideElement, centre: Point, degrees: number): SlideElement {
  const middle = rotatePoint(centerOf(element), centre, degrees);
  return clampElement({
    ...element,
    x: middle.x - element.width / 2,
    y: middle.y - element.height / 2,
    rotation: element.rotation + degrees,
  });
}

function idsOf(elements: readonly SlideElement[]): readonly string[] {
  return elements.map(({ id }) => id);
}

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
