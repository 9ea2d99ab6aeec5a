import { updateDependents } from '../../core/edit/update-dependents';
import { findOverlaps } from '../review/find-overlaps';
import { boundsOf, type Box } from '../../core/geometry/box';
import { findFreeBox } from '../../core/geometry/find-free-box';
import type { Slide } from '../../core/model/deck-schema';
import { hasPicture } from '../../core/elements/element-guards';
import { reviewOf } from '../../elements/element-reviews';
import type { SlideElement } from '../../core/elements/slide-element';

/**
 * Moves elements that a new composition has left where they were, and that now cover a text, a table, a code or the
 * like, to a free place of the slide. Without one they stay, and the review names them.
 */
export function moveApart(
  slide: Slide,
  before: Slide,
  size: Readonly<Record<'width' | 'height', number>>,
): Slide {
  const overlaps = findOverlaps([slide]);
  if (overlaps.size === 0) return slide;
  const oldOverlaps = new Set(Array.from(findOverlaps([before]), ({ id }) => id));
  const hasStayed = ({ id, x, y }: SlideElement) =>
    before.elements.some((old) => old.id === id && old.x === x && old.y === y);
  let { elements } = slide;
  for (const element of overlaps) {
    if (oldOverlaps.has(element.id) || !hasStayed(element)) continue;
    const boxes = elements.filter(({ id }) => id !== element.id).flatMap(inkBoundsOf);
    const bounds = boundsOf(element);
    const { x, y } = findFreeBox(bounds, boxes, { slide: size, minPart: 1 });
    const moved = { ...element, x: element.x + x - bounds.x, y: element.y + y - bounds.y };
    elements = elements.map((other) => (other.id === element.id ? moved : other));
  }
  return { ...slide, elements: updateDependents(slide.elements, elements) };
}

/** A text reaches as far as its lines; panels and pictures behind texts have no part in this. */
function inkBoundsOf(element: SlideElement): readonly Box[] {
  const box = reviewOf(element).inkBoxOf?.(element) ?? (hasPicture(element) ? element : undefined);
  return box && box.width > 0 ? [boundsOf({ ...box, rotation: element.rotation })] : [];
}
