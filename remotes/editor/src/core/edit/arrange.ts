import { boundsOfAll, type Box, centreOf, type Point, turn } from '../geometry/box';
import { carried } from '../geometry/resize';
import type { SlideElement } from '../model/deck';
import { newId } from '../model/ids';
import { changeEach, changeElements, type Document, selectedOf } from './document';
import { fitted, unlocked } from './elements';

export type Direction = 'forward' | 'backward' | 'front' | 'back';

/** Sets the bounds of the selection as its handles do: several elements move as one. */
export function placeWhole(doc: Document, change: Partial<Box>): Document {
  const movable = unlocked(doc);
  const from = boundsOfAll(movable);
  if (!from) return doc;
  const to = { ...from, ...change };
  return changeEach(doc, idsOf(movable), (element) =>
    fitted({ ...element, ...carried(element, from, to) }),
  );
}

/** Rotates the selection as one, so that its first element ends at the given angle. */
export function turnWhole(doc: Document, rotation: number): Document {
  const movable = unlocked(doc);
  const [first] = movable;
  const box = boundsOfAll(movable);
  if (!first || !box) return doc;
  const by = rotation - first.rotation;
  const centre = centreOf(box);
  return changeEach(doc, idsOf(movable), (element) => turned(element, centre, by));
}

/** Rotates an element around a point and by the same angle around itself. */
export function turned(element: SlideElement, centre: Point, degrees: number): SlideElement {
  const middle = turn(centreOf(element), centre, degrees);
  return fitted({
    ...element,
    x: middle.x - element.width / 2,
    y: middle.y - element.height / 2,
    rotation: element.rotation + degrees,
  });
}

function idsOf(elements: readonly SlideElement[]): readonly string[] {
  return elements.map(({ id }) => id);
}

/** Moves the selection in the drawing order and keeps its internal order. */
export function reorder(doc: Document, direction: Direction): Document {
  const selectedIds = new Set(doc.selection);
  if (selectedIds.size === 0) return doc;
  return changeElements(doc, (elements) => {
    const next = reordered(elements, selectedIds, direction);
    return next.every((element, index) => element === elements[index]) ? elements : next;
  });
}

export function group(doc: Document): Document {
  const groupId = newId();
  return changeEach(doc, doc.selection, (element) => ({ ...element, groupId }));
}

export function ungroup(doc: Document): Document {
  return changeEach(doc, doc.selection, (element) =>
    element.groupId ? { ...element, groupId: null } : element,
  );
}

/** Locks the selection, or unlocks it if all of it is locked. */
export function toggleLock(doc: Document): Document {
  const locked = !selectedOf(doc).every((element) => element.locked);
  return changeEach(doc, doc.selection, (element) => ({ ...element, locked }));
}

function reordered(
  elements: readonly SlideElement[],
  selectedIds: ReadonlySet<string>,
  direction: Direction,
): readonly SlideElement[] {
  const selectedElements = elements.filter(({ id }) => selectedIds.has(id));
  const otherElements = elements.filter(({ id }) => !selectedIds.has(id));
  if (direction === 'front') return [...otherElements, ...selectedElements];
  if (direction === 'back') return [...selectedElements, ...otherElements];
  return direction === 'forward'
    ? stepForward(elements, selectedIds)
    : stepForward(elements.toReversed(), selectedIds).toReversed();
}

function stepForward(elements: readonly SlideElement[], selectedIds: ReadonlySet<string>) {
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
