import { unionBoundsOf, type Box, centerOf, type Point, rotatePoint } from '../geometry/box';
import { scaleWithGroup } from '../geometry/resize-box';
import type { SlideElement } from '../elements/slide-element';
import { changeElementsById, type EditorDocument } from './editor-document';
import { clampElement, unlockedSelectionOf } from './elements';

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
