import { changeElementsOf, changeSlides } from '../../core/edit/update-dependents';
import { changeText } from '../../core/elements/change-text';
import { hasPicture, isText } from '../../core/elements/element-guards';
import type { SlideElement } from '../../core/elements/slide-element';
import { DEFAULT_DECK_TITLE } from '../../core/model/deck-constants';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { findSlideTitle } from '../../core/text/find-slide-title';
import { createLocatedFinding, type Finding, locateSlide } from './check-messages';

/**
 * Covers whose title nobody wrote. A cover with a picture and without a box for the title may have that in the picture.
 * @returns undefined if every cover has a title
 */
export function reviewCovers(deck: Deck, slides: readonly Slide[]): Finding | undefined {
  const covers = slides.filter((slide) => slide.isCover && !hasCoverTitle(slide));
  if (covers.length === 0) return undefined;
  const locations = covers.map((slide) => ({
    ...locateSlide(deck, slide),
    elementId: slide.elements.find(isTitleBox)?.id ?? '',
  }));
  const ids = new Set(locations.map(({ elementId }) => elementId).filter(Boolean));
  const writeTitle = (element: SlideElement) =>
    ids.has(element.id)
      ? changeText(element, (text) => ({ ...text, content: deck.title }))
      : element;
  return {
    ...createLocatedFinding(locations, {
      good: '',
      bad: 'The cover on slide {} has no title. Write that of the film.',
    }),
    urgency: 'unfinished',
    ...(ids.size > 0 &&
      deck.title !== DEFAULT_DECK_TITLE && {
        mend: {
          label: 'Use the deck’s title',
          edit: (doc) => ({
            ...doc,
            deck: changeSlides(doc.deck, (slide) => changeElementsOf(slide, writeTitle)),
          }),
        },
      }),
  };
}

function isTitleBox(element: SlideElement): boolean {
  return isText(element) && (element.role === 'display' || element.role === 'title');
}

function hasCoverTitle({ elements, backgroundPicture }: Slide): boolean {
  const mayBeTitle = (element: SlideElement) =>
    isTitleBox(element) || (isText(element) && element.role === null);
  if (findSlideTitle(elements.filter(mayBeTitle))) return true;
  const isInPicture =
    backgroundPicture !== null || elements.some((each) => hasPicture(each) && each.asset !== '');
  return isInPicture && !elements.some(isTitleBox);
}
