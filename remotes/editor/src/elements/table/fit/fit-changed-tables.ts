import { slideSizeOf } from '../../../core/model/deck-constants';
import { changeElementsOf, changeSlides } from '../../../core/edit/update-dependents';
import type { Deck, Slide } from '../../../core/model/deck-schema';
import { fitTableToRoom, tableRoomOf } from './fit-table';
import type { TableElement } from '../table-schema';

/** Fits tables that a step has changed to their slides. Tables of added slides come as they were made. */
export function fitChangedTables(deck: Deck, base: Deck): Deck {
  const oldSlides = new Map(base.slides.map((slide) => [slide.id, slide]));
  const slideHeight = slideSizeOf(deck).height;
  return changeSlides(deck, (slide) => {
    const oldSlide = oldSlides.get(slide.id);
    return oldSlide && oldSlide.elements !== slide.elements
      ? fitTablesOf(slide, oldSlide, slideHeight)
      : slide;
  });
}

function fitTablesOf(slide: Slide, oldSlide: Slide, slideHeight: number): Slide {
  const olds = new Map(oldSlide.elements.map((element) => [element.id, element]));
  return changeElementsOf(slide, (element) => {
    if (element.type !== 'table') return element;
    const before = olds.get(element.id);
    const old = before?.type === 'table' ? before : undefined;
    if (old && FIT_KEYS.every((key) => old[key] === element[key])) return element;
    const others = slide.elements.filter((other) => other !== element);
    const place = { ...element, height: (old ?? element).height };
    return fitTableToRoom(element, tableRoomOf(place, others, slideHeight), {
      // Cells of a paste come with columns that may still be too narrow for their words.
      keepsColumns: old?.rows === element.rows && old.columnWeights !== element.columnWeights,
    });
  });
}

const FIT_KEYS = [
  'rows',
  'hasTotalRow',
  'columnWeights',
  'width',
  'height',
  'fontSize',
  'fontFamily',
] as const satisfies readonly (keyof TableElement)[];
