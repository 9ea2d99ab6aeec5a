import {
  describeReading,
  hasStaleFigures,
  uncertainAmountsOf,
  writeAmount,
} from '../../elements/amount-review';
import { FIGURE_CHECKS, type FigureCheck } from '../../elements/element-review';
import { followTables } from '../../elements/chart/follow-tables';
import { elementReviewOf } from '../../elements/element-reviews';
import type { SlideElement } from '../../core/elements/slide-element';
import { withDecimalSign } from '../../elements/amount-edits';
import type { EditorDocument } from '../../core/edit/editor-document';
import {
  changeElementsOf,
  changeSlides,
  updateDependents,
} from '../../core/edit/update-dependents';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { CHECK_MESSAGES, createLocatedFinding, type Finding, locateSlide } from './check-messages';

/** Computes every total, formula and chart of the slides again, and names what cannot be read. */
export function reviewFigures(
  deck: Deck,
  slides: readonly Slide[],
): readonly (Finding | undefined)[] {
  return [
    ...FIGURE_CHECKS.map((check) => reviewCheck(deck, slides, check)),
    reviewReadings(deck, slides),
    reviewStaleCharts(deck, slides),
  ];
}

function reviewStaleCharts(deck: Deck, slides: readonly Slide[]): Finding | undefined {
  const locations = slides.flatMap((slide) =>
    slide.elements
      .filter((element) => hasStaleFigures(element, deck))
      .map(({ id }) => ({ ...locateSlide(deck, slide), elementId: id })),
  );
  if (locations.length === 0) return undefined;
  return {
    ...createLocatedFinding(locations, {
      good: '',
      bad: 'A chart on slide {} shows other figures than its table.',
    }),
    urgency: 'figures',
    mend: {
      label: 'Show the figures of the table',
      edit: (doc) => ({
        ...doc,
        deck: followTables(
          changeSlides(doc.deck, (slide) => ({
            ...slide,
            elements: updateDependents(slide.elements, slide.elements),
          })),
        ),
      }),
    },
  };
}

/** Finding about figures, which names them; undefined for decks that have none of the kind. */
function reviewCheck(
  deck: Deck,
  slides: readonly Slide[],
  check: FigureCheck,
): Finding | undefined {
  const results = slides.flatMap((slide) =>
    slide.elements.flatMap((element) => {
      const faults = elementReviewOf(element).figureFaultsOf?.(element)[check];
      return faults
        ? [{ faults, element, location: { ...locateSlide(deck, slide), elementId: element.id } }]
        : [];
    }),
  );
  if (results.length === 0) return undefined;
  const failed = results.filter(({ faults }) => faults.length > 0);
  const locations = failed.map(({ location }) => location);
  const faults = Array.from(new Set(failed.flatMap((result) => result.faults)));
  const finding = createLocatedFinding(locations, CHECK_MESSAGES[check]);
  const message = finding.message.replace('{amounts}', () => faults.join(', '));
  return { ...finding, message, urgency: 'figures' };
}

/** Amounts that could mean two things, with both readings as mends for all of them. */
function reviewReadings(deck: Deck, slides: readonly Slide[]): Finding | undefined {
  const found = slides.flatMap((slide) =>
    slide.elements.flatMap((element) => {
      const [amount] = uncertainAmountsOf(element);
      return amount
        ? [{ element, amount, location: { ...locateSlide(deck, slide), elementId: element.id } }]
        : [];
    }),
  );
  const [first] = found;
  if (!first) return undefined;
  const readings = found.map(({ amount }) => describeReading(amount, deck));
  const finding = createLocatedFinding(
    found.map(({ location }) => location),
    { good: '', bad: 'Amounts on slide {} could mean two things: {amounts}.' },
  );
  const read = (isOther: boolean) => (doc: EditorDocument) => ({
    ...doc,
    deck: chooseReadings(doc.deck, isOther),
  });
  return {
    ...finding,
    urgency: 'figures',
    message: finding.message.replace('{amounts}', () => readings.join(', ')),
    mend: {
      label: `Read as ${writeAmount(first.amount.otherValue, deck)}`,
      edit: read(true),
    },
    otherMend: { label: `Keep ${writeAmount(first.amount.value, deck)}`, edit: read(false) },
  };
}

function chooseReadings(deck: Deck, isOther: boolean): Deck {
  const choose = (element: SlideElement) => {
    const [amount] = uncertainAmountsOf(element);
    if (!amount) return element;
    return withDecimalSign(element, (amount.otherSign === '.') === isOther ? '.' : ',');
  };
  return changeSlides(deck, (slide) => changeElementsOf(slide, choose));
}
