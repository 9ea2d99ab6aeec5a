import { slideSizeOf } from '../../../core/model/deck-constants';
import { updateDependents } from '../../../core/edit/update-dependents';
import type { Deck, Slide } from '../../../core/model/deck-schema';
import type { SlideElement } from '../../../core/elements/slide-element';
import { fitTable, tableRoomOf } from './fit-table';
import type { TableElement } from '../table-schema';

/** Fits tables that a step has changed to their slides. Tables of added slides come as they were made. */
export function fitChangedTables(deck: Deck, base: Deck): Deck {
  const oldSlides = new Map(base.slides.map((slide) => [slide.id, slide]));
  const slideHeight = slideSizeOf(deck).height;
  const slides = deck.slides.map((slide) => {
    const oldSlide = oldSlides.get(slide.id);
    return oldSlide && oldSlide.elements !== slide.elements
      ? fitTablesOf(slide, oldSlide, slideHeight)
      : slide;
  });
  return slides.every((slide, index) => slide === deck.slides[index]) ? deck : { ...deck, slides };
}

function fitTablesOf(slide: Slide, oldSlide: Slide, slideHeight: number): Slide {
  const olds = new Map(oldSlide.elements.map((element) => [element.id, element]));
  const elements = slide.elements.map((element): SlideElement => {
    if (element.type !== 'table') return element;
    const before = olds.get(element.id);
    const old = before?.type === 'table' ? before : undefined;
    if (old && FIT_KEYS.every((key) => old[key] === element[key])) return element;
    const others = slide.elements.filter((other) => other !== element);
    const place = { ...element, height: (old ?? element).height };
    return fitTable(element, tableRoomOf(place, others, slideHeight), {
      // Cells of a paste come with columns that may still be too narrow for their words.
      keepsColumns: old?.rows === element.rows && old.columnWeights !== element.columnWeights,
    });
  });
  return elements.every((element, index) => element === slide.elements[index])
    ? slide
    : { ...slide, elements: updateDependents(slide.elements, elements) };
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
