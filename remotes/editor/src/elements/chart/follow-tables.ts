import { changeElementsOf, changeSlides } from '../../core/edit/update-dependents';
import type { Deck, Slide } from '../../core/model/deck-schema';
import type { SlideElement } from '../../core/elements/slide-element';
import type { TableElement } from '../table/table-schema';
import { showTable } from './chart-kind';
import type { ChartElement } from './chart-schema';

/** Charts that were copied away from their table show its figures, too. Charts beside their table follow it by themselves. */
export function followTables(deck: Deck): Deck {
  if (!deck.slides.some((slide) => slide.elements.some((element) => isAway(element, slide))))
    return deck;
  return changeSlides(deck, (slide) =>
    changeElementsOf(slide, (element) =>
      isAway(element, slide) ? showTable(element, findSourceTable(element, deck)) : element,
    ),
  );
}

function isAway(element: SlideElement, { elements }: Slide): element is ChartElement {
  if (element.type !== 'chart' || element.sourceTableId === null) return false;
  return elements.every(({ id }) => id !== element.sourceTableId);
}

/** The table of a chart, on any slide. */
export function findSourceTable(
  { sourceTableId }: ChartElement,
  { slides }: Pick<Deck, 'slides'>,
): TableElement | undefined {
  for (const { elements } of slides) {
    const table = elements.find(({ id }) => id === sourceTableId);
    if (table?.type === 'table') return table;
  }
  return undefined;
}
