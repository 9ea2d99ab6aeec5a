import type { Deck, Slide } from '../model/deck-schema';
import type { SlideElement } from '../elements/slide-element';
import { kindOf } from '../elements/kinds';

type Elements = readonly SlideElement[];

/**
 * Updates elements that depend on others after a change of the slide. Line ends follow the element they are attached
 * to; they stay where they are if it was deleted or if the line itself was moved. Charts show the rows of their table
 * and keep the last ones if it was deleted.
 */
export function updateDependents(before: Elements, after: Elements): Elements {
  if (!after.some(isDependent)) return after;
  const [old, current] = [indexById(before), indexById(after)];
  return after.map((element) =>
    isDependent(element) ? (kindOf(element).follow?.(element, old, current) ?? element) : element,
  );
}

/** Changes elements of a slide and what depends on them. A slide of which nothing changes keeps its identity. */
export function changeElementsOf(
  slide: Slide,
  change: (element: SlideElement) => SlideElement,
): Slide {
  const elements = slide.elements.map(change);
  const isSame = elements.every((element, index) => element === slide.elements[index]);
  return isSame ? slide : { ...slide, elements: updateDependents(slide.elements, elements) };
}

/** Changes slides of a deck. A deck of which nothing changes keeps its identity. */
export function changeSlides(deck: Deck, change: (slide: Slide) => Slide): Deck {
  const slides = deck.slides.map(change);
  return slides.every((slide, index) => slide === deck.slides[index]) ? deck : { ...deck, slides };
}

function isDependent(element: SlideElement): boolean {
  return kindOf(element).isDependent?.(element) ?? false;
}

function indexById(elements: Elements): ReadonlyMap<string, SlideElement> {
  return new Map(elements.map((element) => [element.id, element]));
}
