import { type Deck, type Slide, SLIDE, type SlideElement } from '../model/deck';
import type { TextStyle } from '../model/words';
import { isStrange } from './amounts';
import { isUnclear } from './legibility';
import { stylesOf } from '../text/marks';
import { amountsOf } from './tables';

/** Location of a finding. */
export interface Spot {
  readonly slideId: string;
  /** Number in the strip, from 1. */
  readonly number: number;
  readonly elementId: string;
}

export interface Advice {
  readonly isGood: boolean;
  readonly words: string;
  readonly spots: readonly Spot[];
}

/** Facts about a deck that its slides don't contain. */
export interface Surroundings {
  readonly questions: ReadonlySet<string>;
  /** Size of the deck with its pictures. */
  readonly bytes: number;
}

const MOST_SLIDES = 15;
const MOST_WORDS = 80;
const MOST_FONTS = 2;
const LOGLINE_WORDS = 35;
const MAIL_MB = 10;
/** 18 points on a slide that is ten inches wide. */
const LEAST_SIZE = 24;
/** Picture pixels per slide pixel: 1,920 across the whole slide. */
const PIXELS = 2;

/** Reviews the visible slides for faults that a sales agent would point out. */
export function adviseOn(deck: Deck, { questions, bytes }: Surroundings): readonly Advice[] {
  const slides = deck.slides.filter(({ hidden }) => !hidden);
  const locate = (isWrong: (element: SlideElement, slide: Slide) => boolean) =>
    spotsIn(deck, slides, isWrong);
  return [
    judge(
      locate((element) => asksStill(element, questions)),
      'Questions of the template are still on slide {}. Answer them, or delete them.',
      'Every question of the template is answered.',
    ),
    adviseOnContact(slides),
    adviseOnLength(slides.length),
    adviseOnWeight(bytes),
    judge(
      locate(isSmall),
      'Type below 24 (18 pt) on slide {}. On a laptop in a meeting nobody reads it.',
      'All type is 24 (18 pt) or larger.',
    ),
    judge(
      locate(isUnclear),
      'Type on slide {} hardly stands out from its ground. Make one of them lighter or darker.',
      'All type stands out from its ground.',
    ),
    judge(
      locate(isWaiting),
      'A frame on slide {} waits for a picture. Drop one on it, or delete the frame.',
      'Every frame has its picture.',
    ),
    judge(
      [...softGrounds(deck, slides), ...locate(isSoft)],
      'A picture on slide {} has too few pixels: across the whole slide it needs 1,920.',
      'Every picture has enough pixels.',
    ),
    judge(
      locate(isUndescribed),
      'A picture on slide {} has no description for readers who cannot see it.',
      'Every picture has a description.',
    ),
    judge(
      locate((element) => element.type === 'table' && amountsOf(element).some(isStrange)),
      'A table on slide {} has an amount that is not a number; its total is wrong.',
      'Every total adds up.',
    ),
    adviseOnCodes(deck, slides),
    adviseOnWords(deck, slides),
    adviseOnFonts(slides),
    adviseOnLogline(slides),
  ].filter((advice) => advice !== undefined);
}

function judge(spots: readonly Spot[], bad: string, good: string): Advice {
  if (spots.length === 0) return { isGood: true, words: good, spots };
  const numbers = Array.from(new Set(spots.map(({ number }) => number)));
  return { isGood: false, words: bad.replace('{}', numbers.join(', ')), spots };
}

function spotsIn(
  deck: Deck,
  slides: readonly Slide[],
  isWrong: (element: SlideElement, slide: Slide) => boolean,
): readonly Spot[] {
  return slides.flatMap((slide) =>
    slide.elements
      .filter((element) => isWrong(element, slide))
      .map(({ id }) => ({
        slideId: slide.id,
        number: deck.slides.indexOf(slide) + 1,
        elementId: id,
      })),
  );
}

function asksStill(element: SlideElement, questions: ReadonlySet<string>): boolean {
  if (element.type !== 'text') return false;
  return element.content.split('\n').some((line) => questions.has(line.trim()));
}

function isSmall(element: SlideElement): boolean {
  if (element.type === 'text')
    return element.content.trim() !== '' && stylesOf(element).some(isTooSmall);
  return element.type === 'table' && isTooSmall(element);
}

function isTooSmall({ fontSize }: Pick<TextStyle, 'fontSize'>): boolean {
  return fontSize < LEAST_SIZE;
}

/** Placeholders without a fill are invisible, so they don't count. */
function isWaiting(element: SlideElement): boolean {
  return element.type === 'image' && element.asset === '' && element.ground !== 'none';
}

function isUndescribed(element: SlideElement): boolean {
  return element.type === 'image' && element.asset !== '' && element.alt.trim() === '';
}

function isSoft(element: SlideElement): boolean {
  if (element.type !== 'image' || element.asset === '') return false;
  return element.width * PIXELS > element.naturalWidth;
}

function softGrounds(deck: Deck, slides: readonly Slide[]): readonly Spot[] {
  return slides
    .filter(({ picture }) => picture && picture.naturalWidth < SLIDE.width * PIXELS)
    .map((slide) => ({ slideId: slide.id, number: deck.slides.indexOf(slide) + 1, elementId: '' }));
}

const isCode = (element: SlideElement) => element.type === 'shape' && element.shapeType === 'code';

/** An inch: telephones don't detect smaller codes from a reader's seat. */
const LEAST_CODE = 96;

function adviseOnCodes(deck: Deck, slides: readonly Slide[]): Advice | undefined {
  if (!slides.some(({ elements }) => elements.some(isCode))) return undefined;
  const isTiny = (element: SlideElement) =>
    isCode(element) && Math.min(element.width, element.height) < LEAST_CODE;
  return judge(
    spotsIn(deck, slides, isTiny),
    `The QR code on slide {} is smaller than ${LEAST_CODE}: a telephone will not find it.`,
    'Every QR code is large enough for a telephone.',
  );
}

const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/;
const PHONE = /\+?\d(?:[\s().-]*\d){7,}/;

function adviseOnContact(slides: readonly Slide[]): Advice {
  const texts = slides.flatMap(({ elements }) =>
    elements.flatMap((element) => (element.type === 'text' ? [element.content] : [])),
  );
  const hasContact = texts.some((text) => ADDRESS.test(text) || PHONE.test(text));
  return say(hasContact, {
    good: 'The deck says how to reach you.',
    bad: 'No e-mail address and no telephone number on any slide: nobody can say yes.',
  });
}

function adviseOnLength(count: number): Advice {
  return say(count <= MOST_SLIDES, {
    good: `${count} ${count === 1 ? 'slide' : 'slides'}: a length people read to the end.`,
    bad: `${count} slides. Readers stop after ${MOST_SLIDES}; hide some.`,
  });
}

function adviseOnWeight(bytes: number): Advice {
  const megabytes = bytes / 1024 / 1024;
  return say(megabytes <= MAIL_MB, {
    good: 'The deck fits in a mail.',
    bad: `${megabytes.toFixed(1)} MB is too large for most mail servers; ${MAIL_MB} MB go through.`,
  });
}

function adviseOnWords(deck: Deck, slides: readonly Slide[]): Advice {
  const wordySlides = slides.filter((slide) => wordsOn(slide) > MOST_WORDS);
  const spots = wordySlides.map(({ id, elements }) => ({
    slideId: id,
    number: deck.slides.findIndex((slide) => slide.id === id) + 1,
    elementId: elements.find(({ type }) => type === 'text')?.id ?? '',
  }));
  return judge(
    spots,
    `More than ${MOST_WORDS} words on slide {}. Cut them.`,
    `No slide has more than ${MOST_WORDS} words.`,
  );
}

function adviseOnFonts(slides: readonly Slide[]): Advice {
  const fonts = new Set(
    slides.flatMap(({ elements }) =>
      elements.flatMap((element) => ('fontFamily' in element ? [element.fontFamily] : [])),
    ),
  );
  return say(fonts.size <= MOST_FONTS, {
    good: 'At most two fonts.',
    bad: `${fonts.size} fonts. Two are enough: one for titles, one for text.`,
  });
}

function adviseOnLogline(slides: readonly Slide[]): Advice | undefined {
  const slide = slides.find(({ elements }) =>
    elements.some(
      (element) => element.type === 'text' && /^logline$/i.test(element.content.trim()),
    ),
  );
  if (!slide) return undefined;
  const count = Math.max(
    ...slide.elements.map((element) => (element.type === 'text' ? countWords(element.content) : 0)),
  );
  return say(count <= LOGLINE_WORDS, {
    good: `The logline fits in ${LOGLINE_WORDS} words.`,
    bad: `The logline has ${count} words. Aim for ${LOGLINE_WORDS} or fewer.`,
  });
}

function say(isGood: boolean, { good, bad }: { good: string; bad: string }): Advice {
  return { isGood, words: isGood ? good : bad, spots: [] };
}

function wordsOn({ elements }: Slide): number {
  return elements.reduce(
    (sum, element) => sum + (element.type === 'text' ? countWords(element.content) : 0),
    0,
  );
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
