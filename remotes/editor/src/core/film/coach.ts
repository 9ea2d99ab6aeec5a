import type { Deck, Slide } from '../model/deck';

export interface Advice {
  readonly isGood: boolean;
  readonly words: string;
}

const MOST_SLIDES = 20;
const MOST_WORDS = 80;
const MOST_FONTS = 2;
const LOGLINE_WORDS = 35;

/** What a reader of many decks would say about this one. */
export function adviseOn(deck: Deck): readonly Advice[] {
  const shown = deck.slides.filter(({ hidden }) => !hidden);
  return [
    adviseOnLength(shown.length),
    adviseOnWords(shown),
    adviseOnFonts(shown),
    adviseOnLogline(shown),
    adviseOnImages(shown),
  ].filter((advice) => advice !== undefined);
}

function adviseOnLength(count: number): Advice {
  return count > MOST_SLIDES
    ? { isGood: false, words: `${count} slides. Readers expect 12 to ${MOST_SLIDES}; hide some.` }
    : { isGood: true, words: `${count} slides: a length people read to the end.` };
}

function adviseOnWords(slides: readonly Slide[]): Advice {
  const full = slides.flatMap((slide, index) => (wordsOn(slide) > MOST_WORDS ? [index + 1] : []));
  return full.length === 0
    ? { isGood: true, words: `No slide has more than ${MOST_WORDS} words.` }
    : {
        isGood: false,
        words: `More than ${MOST_WORDS} words on slide ${full.join(', ')}. Cut them.`,
      };
}

function adviseOnFonts(slides: readonly Slide[]): Advice {
  const fonts = new Set(
    slides.flatMap(({ elements }) =>
      elements.flatMap((element) => ('fontFamily' in element ? [element.fontFamily] : [])),
    ),
  );
  return fonts.size > MOST_FONTS
    ? { isGood: false, words: `${fonts.size} fonts. Two are enough: one for titles, one for text.` }
    : { isGood: true, words: 'At most two fonts.' };
}

function adviseOnLogline(slides: readonly Slide[]): Advice | undefined {
  const slide = slides.find(({ elements }) =>
    elements.some(
      (element) => element.type === 'text' && /^logline$/i.test(element.content.trim()),
    ),
  );
  const longest = slide?.elements.flatMap((element) =>
    element.type === 'text' ? [countWords(element.content)] : [],
  );
  if (!longest) return undefined;
  const count = Math.max(...longest);
  return count > LOGLINE_WORDS
    ? { isGood: false, words: `The logline has ${count} words. Aim for ${LOGLINE_WORDS} or fewer.` }
    : { isGood: true, words: `The logline fits in ${LOGLINE_WORDS} words.` };
}

function adviseOnImages(slides: readonly Slide[]): Advice | undefined {
  const soft = slides.flatMap(({ elements }, index) =>
    elements.some((element) => element.type === 'image' && element.width * 2 > element.naturalWidth)
      ? [index + 1]
      : [],
  );
  if (soft.length > 0)
    return {
      isGood: false,
      words: `A still on slide ${soft.join(', ')} has too few pixels for its size and will look soft.`,
    };
  const hasImages = slides.some(({ elements }) => elements.some(({ type }) => type === 'image'));
  return hasImages ? { isGood: true, words: 'Every still has enough pixels.' } : undefined;
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
