import { fontFamiliesOf } from '../../fonts/list-used-fonts';
import { changeSlides } from '../../core/edit/update-dependents';
import { elementReviewOf } from '../../elements/element-reviews';
import type { SlideElement } from '../../core/elements/slide-element';
import type { ElementCheck, ReviewedText } from '../../elements/element-review';
import { MIN_PIXEL_DENSITY } from '../../elements/image/image-review';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { SLIDE_SIZE, slideSizeOf } from '../../core/model/deck-constants';
import { removeTemplateQuestions } from './remove-template-questions';
import { reviewFigures } from './figures-review';
import { reviewRepeatedFigures } from './repeated-figures';
import { reviewReturnCases } from './return-cases';
import { reviewShareSums } from './share-sums';
import { reviewFinance } from '../finance/finance-review';
import {
  createLocatedFinding,
  type Finding,
  type FindingLocation,
  locateSlide,
  CHECK_MESSAGES,
} from './check-messages';
import { colorBehindOf } from './color-behind';
import { reviewCovers } from './cover-review';
import { findOffSlide, findOverlaps } from './find-overlaps';

/** Facts about a deck that its slides don't contain. */
interface ReviewContext {
  readonly templateQuestions: ReadonlySet<string>;
  /** Size of the deck with its pictures. */
  readonly bytes: number;
  /** Current year, that comparable films are measured by. */
  readonly year: number;
}

/** Fewer slides are a beginning, and say nothing about the length. */
const MIN_SLIDES = 6;
const MAX_SLIDES = 15;
const MAX_FONTS = 2;
const MAX_LOGLINE_WORDS = 35;
const MAX_MAIL_MB = 10;
const MAX_WORDS = 80;
/** A synopsis is read, not heard: one page. */
const MAX_PROSE_WORDS = 250;
const MIN_BACKGROUND_PX = SLIDE_SIZE.width * MIN_PIXEL_DENSITY;

/** Reviews the visible slides for faults that a sales agent would point out. */
export function reviewDeck(
  deck: Deck,
  { templateQuestions, bytes, year }: ReviewContext,
): readonly Finding[] {
  const slides = deck.slides.filter(({ hidden }) => !hidden);
  const results = checkElements(deck, slides, templateQuestions);
  const review = (check: ElementCheck, others: readonly FindingLocation[] = []) =>
    createLocatedFinding([...others, ...locateFaults(results, check)], CHECK_MESSAGES[check]);
  const reviewLayout = (check: ElementCheck, locations: readonly FindingLocation[]) =>
    ({ ...review(check, locations), urgency: 'layout' }) as const;
  const reviewIfAny = (check: ElementCheck, urgency?: Finding['urgency']) =>
    results.some(({ faults }) => faults[check] !== undefined)
      ? { ...review(check), ...(urgency && { urgency }) }
      : undefined;
  const locate = (isFound: (element: SlideElement) => boolean) =>
    slides.flatMap((slide) =>
      slide.elements
        .filter(isFound)
        .map(({ id }) => ({ ...locateSlide(deck, slide), elementId: id })),
    );
  const overlaps = findOverlaps(slides);
  const offSlide = findOffSlide(slides, slideSizeOf(deck));
  const finances = [...reviewFinance(deck, { locate, year }), reviewReturnCases(deck, slides)];
  const findings: readonly (Finding | undefined)[] = [
    { ...review('template-question'), urgency: 'unfinished' },
    reviewIfAny('placeholder-text', 'unfinished'),
    reviewNotes(deck, slides, templateQuestions),
    reviewCovers(deck, slides),
    ...finances,
    reviewContact(slides),
    reviewLength(slides.length),
    reviewFileSize(bytes),
    review('small-text'),
    review('low-contrast'),
    reviewLayout(
      'off-slide',
      locate((element) => offSlide.has(element)),
    ),
    reviewLayout(
      'overlap',
      locate((element) => overlaps.has(element)),
    ),
    { ...review('empty-frame'), urgency: 'unfinished' },
    review('low-resolution', locateSoftBackgrounds(deck, slides)),
    review('no-description'),
    ...reviewFigures(deck, slides),
    reviewSameFigures(deck, slides, finances),
    reviewShareSums(deck, slides),
    reviewIfAny('sample-figures', 'figures'),
    reviewIfAny('broken-word'),
    reviewIfAny('cut-label'),
    reviewIfAny('mixed-units'),
    reviewIfAny('qr-code'),
    reviewWordCount(deck, slides),
    reviewFonts(slides),
    reviewLogline(slides),
  ];
  return findings.filter((finding) => finding !== undefined);
}

/** Nothing is said to be the same in two places beside a budget or a return that differs. */
function reviewSameFigures(
  deck: Deck,
  slides: readonly Slide[],
  others: readonly (Finding | undefined)[],
): Finding | undefined {
  const finding = reviewRepeatedFigures(deck, slides);
  const isContradicted = others.some((each) => each?.urgency === 'figures' && !each.hasPassed);
  return finding?.hasPassed && isContradicted ? undefined : finding;
}

/** Questions of the template in speaker notes, for decks that have answered those on the slides. */
function reviewNotes(
  deck: Deck,
  slides: readonly Slide[],
  questions: ReadonlySet<string>,
): Finding | undefined {
  const locations = slides
    .filter((slide) => removeTemplateQuestions(slide, questions) !== slide)
    .map((slide) => locateSlide(deck, slide));
  if (locations.length === 0) return undefined;
  return {
    ...createLocatedFinding(locations, {
      good: '',
      bad: 'Questions of the template are still in the speaker notes of slide {}.',
    }),
    mend: {
      label: 'Remove questions',
      edit: (doc) => ({
        ...doc,
        deck: changeSlides(doc.deck, (slide) => removeTemplateQuestions(slide, questions)),
      }),
    },
  };
}

interface CheckedElement {
  readonly location: FindingLocation;
  readonly faults: Partial<Record<ElementCheck, boolean>>;
}

function checkElements(
  deck: Deck,
  slides: readonly Slide[],
  templateQuestions: ReadonlySet<string>,
): readonly CheckedElement[] {
  return slides.flatMap((slide) =>
    slide.elements.map((element) => ({
      location: { ...locateSlide(deck, slide), elementId: element.id },
      faults:
        elementReviewOf(element).check?.(element, {
          templateQuestions,
          colorBehind: () => colorBehindOf(element, slide),
        }) ?? {},
    })),
  );
}

function locateFaults(
  results: readonly CheckedElement[],
  check: ElementCheck,
): readonly FindingLocation[] {
  return results.filter(({ faults }) => faults[check]).map(({ location }) => location);
}

function textsOf({ elements }: Slide): readonly ReviewedText[] {
  return elements.flatMap((element) => elementReviewOf(element).textOf?.(element) ?? []);
}

function locateSoftBackgrounds(deck: Deck, slides: readonly Slide[]): readonly FindingLocation[] {
  return slides
    .filter(({ backgroundPicture: still }) => still && still.naturalWidth < MIN_BACKGROUND_PX)
    .map((slide) => locateSlide(deck, slide));
}

const EMAIL_PATTERN = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/;
const PHONE_PATTERN = /\+?\d(?:[\s().-]*\d){7,}/;

function reviewContact(slides: readonly Slide[]): Finding {
  const hasContact = slides
    .flatMap(textsOf)
    .some(({ content }) => EMAIL_PATTERN.test(content) || PHONE_PATTERN.test(content));
  return createFinding(hasContact, {
    good: 'The deck says how to reach you.',
    bad: 'No email address and no phone number on any slide: nobody can say yes.',
  });
}

function reviewLength(count: number): Finding | undefined {
  if (count < MIN_SLIDES) return undefined;
  return createFinding(count <= MAX_SLIDES, {
    good: `${count} ${count === 1 ? 'slide' : 'slides'}: a length people read to the end.`,
    bad: `${count} slides. Readers stop after ${MAX_SLIDES}; hide some.`,
  });
}

function reviewFileSize(bytes: number): Finding {
  const megabytes = bytes / 1024 / 1024;
  return createFinding(megabytes <= MAX_MAIL_MB, {
    good: 'The deck can be sent by email.',
    bad: `${megabytes.toFixed(1)} MB is too large for most mail servers; ${MAX_MAIL_MB} MB go through.`,
  });
}

function reviewWordCount(deck: Deck, slides: readonly Slide[]): Finding {
  const spots = slides.filter(isWordy).map((slide) => ({
    ...locateSlide(deck, slide),
    elementId: slide.elements.find((element) => elementReviewOf(element).textOf)?.id ?? '',
  }));
  return createLocatedFinding(spots, {
    bad: `More than ${MAX_WORDS} words on slide {}. Cut them.`,
    good: `No slide has more than ${MAX_WORDS} words.`,
  });
}

function isWordy(slide: Slide): boolean {
  const texts = textsOf(slide);
  return countIn(texts, false) > MAX_WORDS || countIn(texts, true) > MAX_PROSE_WORDS;
}

function reviewFonts(slides: readonly Slide[]): Finding {
  const fonts = new Set(slides.flatMap(({ elements }) => elements.flatMap(fontFamiliesOf)));
  return createFinding(fonts.size <= MAX_FONTS, {
    good: 'At most two fonts.',
    bad: `${fonts.size} fonts. Two are enough: one for titles, one for text.`,
  });
}

function reviewLogline(slides: readonly Slide[]): Finding | undefined {
  const texts = slides
    .map(textsOf)
    .find((some) => some.some(({ content }) => /^logline$/i.test(content.trim())));
  if (!texts) return undefined;
  const count = Math.max(...texts.map(({ content }) => countWords(content)));
  return createFinding(count <= MAX_LOGLINE_WORDS, {
    good: `The logline fits in ${MAX_LOGLINE_WORDS} words.`,
    bad: `The logline has ${count} words. Aim for ${MAX_LOGLINE_WORDS} or fewer.`,
  });
}

function createFinding(hasPassed: boolean, { good, bad }: { good: string; bad: string }): Finding {
  return { hasPassed, message: hasPassed ? good : bad, locations: [] };
}

/** Number of words that are read on the slide, or as pages of prose. */
function countIn(texts: readonly ReviewedText[], isProse: boolean): number {
  const contents = texts.filter((text) => text.isProse === isProse).map(({ content }) => content);
  return countWords(contents.join(' '));
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
