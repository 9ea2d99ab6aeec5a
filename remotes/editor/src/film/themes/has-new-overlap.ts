import { findOverlaps } from '../review/find-overlaps';
import type { Slide } from '../../core/model/deck-schema';

/** True if an element that a new composition has left where it was covers a text, a table, a code or the like only now. */
export function hasNewOverlap(slide: Slide, before: Slide): boolean {
  const stayed = Array.from(findOverlaps([slide])).filter(({ id, x, y }) =>
    before.elements.some((old) => old.id === id && old.x === x && old.y === y),
  );
  if (stayed.length === 0) return false;
  const oldOverlaps = new Set(Array.from(findOverlaps([before]), ({ id }) => id));
  return stayed.some(({ id }) => !oldOverlaps.has(id));
}
