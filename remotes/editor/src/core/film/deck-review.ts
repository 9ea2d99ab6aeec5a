import { countWords } from './count-words';
import {
  hasLowResolution,
  hasNoDescription,
  hasSmallText,
  hasTemplateQuestion,
  isVisiblePlaceholder,
  isWordy,
  MAX_WORDS,
  MIN_PIXEL_DENSITY,
} from './slide-checks';
import type { Deck, Slide } from '../model/deck';
import { SLIDE_SIZE } from '../model/deck-constants';
import type { SlideElement } from '../../elements/element-schema';
import { isInvalidAmount } from './amounts';
import { hasLowContrast } from './text-contrast';
import { totalCellsOf } from '../../elements/table/film-tables';

/** Location of a finding. */
export interface FindingLocation {
  readonly slideId: string;
  /** Number in the strip, from 1. */
  readonly slideNumber: number;
  readonly elementId: string;
}

export interface Finding {
  readonly hasPassed: boolean;
  readonly message: string;
  readonly locations: readonly FindingLocation[];
}

/** Facts about a deck that its slides don't contain. */
export interface ReviewContext {
  readonly templateQuestions: ReadonlySet<string>;
  /** Size of the deck with its pictures. */
  readonly bytes: number;
}

/** Fewer slides are a beginning, and say nothing about the length. */
const MIN_SLIDES = 6;
const MAX_SLIDES = 15;
const MAX_FONTS = 2;
const MAX_LOGLINE_WORDS = 35;
const MAX_MAIL_MB = 10;
const MIN_BACKGROUND_PX = SLIDE_SIZE.width * MIN_PIXEL_DENSITY;

/** Reviews the visible slides for faults that a sales agent would point out. */
export function reviewDeck(
  deck: Deck,
  { templateQuestions, bytes }: ReviewContext,
): readonly Finding[] {
  const slides = deck.slides.filter(({ hidden }) => !hidden);
  const locate = (isWrong: (element: SlideElement, slide: Slide) => boolean) =>
    locateElements(deck, slides, isWrong);
  return [
    createLocatedFinding(
      locate((element) => hasTemplateQuestion(element, templateQuestions)),
      'Questions of the template are still on slide {}. Answer them, or delete them.',
      'Every question of the template is answered.',
    ),
    reviewContact(slides),
    reviewLength(slides.length),
    reviewFileSize(bytes),
    createLocatedFinding(
      locate(hasSmallText),
      'Type below 24 (18 pt) on slide {}. On a laptop in a meeting nobody reads it.',
      'All type is 24 (18 pt) or larger.',
    ),
    createLocatedFinding(
      locate(hasLowContrast),
      'Text on slide {} has low contrast. Make the text or its background lighter or darker.',
      'All text stands out from its background.',
    ),
    createLocatedFinding(
      locate(isVisiblePlaceholder),
      'A picture placeholder on slide {} is empty. Drop a picture on it, or delete it.',
      'Every frame has its picture.',
    ),
    createLocatedFinding(
      [...locateSoftBackgrounds(deck, slides), ...locate(hasLowResolution)],
      'A picture on slide {} has too few pixels: across the whole slide it needs 1,920.',
      'Every picture has enough pixels.',
    ),
    createLocatedFinding(
      locate(hasNoDescription),
      'A picture on slide {} has no description for readers who cannot see it.',
      'Every picture has a description.',
    ),
    reviewTotals(slides, locate),
    reviewQrCodes(deck, slides),
    reviewWordCount(deck, slides),
    reviewFonts(slides),
    reviewLogline(slides),
  ].filter((advice) => advice !== undefined);
}

function createLocatedFinding(
  locations: readonly FindingLocation[],
  bad: string,
  good: string,
): Finding {
  if (locations.length === 0) return { hasPassed: true, message: good, locations };
  const numbers = Array.from(new Set(locations.map(({ slideNumber }) => slideNumber)));
  return { hasPassed: false, message: bad.replace('{}', numbers.join(', ')), locations };
}

function locateElements(
  deck: Deck,
  slides: readonly Slide[],
  isWrong: (element: SlideElement, slide: Slide) => boolean,
): readonly FindingLocation[] {
  return slides.flatMap((slide) =>
    slide.elements
      .filter((element) => isWrong(element, slide))
      .map(({ id }) => ({
        slideId: slide.id,
        slideNumber: deck.slides.indexOf(slide) + 1,
        elementId: id,
      })),
  );
}

function locateSoftBackgrounds(deck: Deck, slides: readonly Slide[]): readonly FindingLocation[] {
  return slides
    .filter(({ backgroundPicture: still }) => still && still.naturalWidth < MIN_BACKGROUND_PX)
    .map((slide) => ({
      slideId: slide.id,
      slideNumber: deck.slides.indexOf(slide) + 1,
      elementId: '',
    }));
}

const isQrCodeElement = (element: SlideElement) =>
  element.type === 'shape' && element.shapeType === 'qr-code';

/** Names the cells that a total leaves out; says nothing of a deck without totals. */
function reviewTotals(
  slides: readonly Slide[],
  locate: (isWrong: (element: SlideElement) => boolean) => readonly FindingLocation[],
): Finding | undefined {
  const cells = slides.flatMap(({ elements }) =>
    elements.flatMap((element) => (element.type === 'table' ? totalCellsOf(element) : [])),
  );
  if (cells.length === 0) return undefined;
  const invalid = cells.filter(isInvalidAmount).map((cell) => `“${cell.trim()}”`);
  return createLocatedFinding(
    locate((element) => element.type === 'table' && totalCellsOf(element).some(isInvalidAmount)),
    `A total on slide {} leaves out ${invalid.join(', ')}, which is not a number.`,
    'Every total adds up.',
  );
}

/** An inch: telephones don't detect smaller codes from a reader's seat. */
const MIN_QR_CODE_PX = 96;

function reviewQrCodes(deck: Deck, slides: readonly Slide[]): Finding | undefined {
  if (!slides.some(({ elements }) => elements.some(isQrCodeElement))) return undefined;
  const isTiny = (element: SlideElement) =>
    isQrCodeElement(element) && Math.min(element.width, element.height) < MIN_QR_CODE_PX;
  return createLocatedFinding(
    locateElements(deck, slides, isTiny),
    `The QR code on slide {} is smaller than ${MIN_QR_CODE_PX}: a telephone will not find it.`,
    'Every QR code is large enough for a telephone.',
  );
}

const EMAIL_PATTERN = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/;
const PHONE_PATTERN = /\+?\d(?:[\s().-]*\d){7,}/;

function reviewContact(slides: readonly Slide[]): Finding {
  const texts = slides.flatMap(({ elements }) =>
    elements.flatMap((element) => (element.type === 'text' ? [element.content] : [])),
  );
  const hasContact = texts.some((text) => EMAIL_PATTERN.test(text) || PHONE_PATTERN.test(text));
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
  const wordySlides = slides.filter(isWordy);
  const spots = wordySlides.map(({ id, elements }) => ({
    slideId: id,
    slideNumber: deck.slides.findIndex((slide) => slide.id === id) + 1,
    elementId: elements.find(({ type }) => type === 'text')?.id ?? '',
  }));
  return createLocatedFinding(
    spots,
    `More than ${MAX_WORDS} words on slide {}. Cut them.`,
    `No slide has more than ${MAX_WORDS} words.`,
  );
}

function reviewFonts(slides: readonly Slide[]): Finding {
  const fonts = new Set(
    slides.flatMap(({ elements }) =>
      elements.flatMap((element) => ('fontFamily' in element ? [element.fontFamily] : [])),
    ),
  );
  return createFinding(fonts.size <= MAX_FONTS, {
    good: 'At most two fonts.',
    bad: `${fonts.size} fonts. Two are enough: one for titles, one for text.`,
  });
}

function reviewLogline(slides: readonly Slide[]): Finding | undefined {
  const slide = slides.find(({ elements }) =>
    elements.some(
      (element) => element.type === 'text' && /^logline$/i.test(element.content.trim()),
    ),
  );
  if (!slide) return undefined;
  const count = Math.max(
    ...slide.elements.map((element) => (element.type === 'text' ? countWords(element.content) : 0)),
  );
  return createFinding(count <= MAX_LOGLINE_WORDS, {
    good: `The logline fits in ${MAX_LOGLINE_WORDS} words.`,
    bad: `The logline has ${count} words. Aim for ${MAX_LOGLINE_WORDS} or fewer.`,
  });
}

function createFinding(hasPassed: boolean, { good, bad }: { good: string; bad: string }): Finding {
  return { hasPassed, message: hasPassed ? good : bad, locations: [] };
}
