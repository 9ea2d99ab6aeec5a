import { attached } from './attached';
import type { Deck, Slide, SlideElement, TextElement } from '../model/deck';
import type { Words } from '../model/words';
import { withWords } from '../text/marks';
import { splice } from '../text/splice';
import type { Document } from './document';

export interface Wanted {
  readonly words: string;
  readonly matchesCase: boolean;
}

/** Location of matches: an element, or the notes of a slide. */
export interface Found {
  readonly slideId: string;
  readonly number: number;
  /** Null for matches in the speaker notes. */
  readonly element: SlideElement | null;
  /** Number of matches at this location. */
  readonly count: number;
}

const MOST = { cell: 500, notes: 50_000 };

/** Matches in texts, cells and notes, in slide order. */
export function findWords(deck: Deck, query: Wanted): readonly Found[] {
  const pattern = patternOf(query);
  if (!pattern) return [];
  const countIn = (text: string) => text.match(pattern)?.length ?? 0;
  return deck.slides.flatMap((slide, index) => {
    const location = { slideId: slide.id, number: index + 1 };
    const inElements = slide.elements.map((element) => ({
      ...location,
      element,
      count: wordsOf(element).reduce((sum, text) => sum + countIn(text), 0),
    }));
    return [...inElements, { ...location, element: null, count: countIn(slide.notes) }].filter(
      ({ count }) => count > 0,
    );
  });
}

/** Replaces text everywhere except in locked elements; unchanged slides keep their identity. */
export function replaceWords(doc: Document, query: Wanted, replacement: string): Document {
  const pattern = patternOf(query);
  if (!pattern) return doc;
  const replace = (text: string, max: number) =>
    text.replaceAll(pattern, () => replacement).slice(0, max);
  const replaceRich = (text: TextElement) => replaced(text, pattern, replacement);
  const slides = doc.deck.slides.map((slide) => swapIn(slide, replace, replaceRich));
  const isSame = slides.every((slide, index) => slide === doc.deck.slides[index]);
  return isSame ? doc : { ...doc, deck: { ...doc.deck, slides } };
}

type Swap = (text: string, max: number) => string;

type SwapWords = (text: TextElement) => TextElement;

function swapIn(slide: Slide, replace: Swap, replaceRich: SwapWords): Slide {
  const notes = replace(slide.notes, MOST.notes);
  const elements = slide.elements.map((element) =>
    element.locked ? element : swapped(element, replace, replaceRich),
  );
  const isSame =
    notes === slide.notes && elements.every((element, index) => element === slide.elements[index]);
  return isSame ? slide : { ...slide, notes, elements: attached(slide.elements, elements) };
}

function swapped(element: SlideElement, replace: Swap, replaceRich: SwapWords): SlideElement {
  if (element.type === 'text') return replaceRich(element);
  if (element.type !== 'table') return element;
  const rows = element.rows.map((row) => row.map((cell) => replace(cell, MOST.cell)));
  const isSame = rows.every((row, at) => row.every((cell, to) => cell === element.rows[at]?.[to]));
  return isSame ? element : { ...element, rows };
}

/** Works backwards, so that earlier matches keep their offsets. */
function replaced(text: TextElement, pattern: RegExp, replacement: string): TextElement {
  const ranges = Array.from(text.content.matchAll(pattern), ({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  if (ranges.length === 0) return text;
  const { content, runs, items } = text;
  const result = ranges.reduceRight<Words>((before, range) => splice(before, range, replacement), {
    content,
    runs,
    items,
  });
  return result.content === content ? text : withWords(text, result);
}

function wordsOf(element: SlideElement): readonly string[] {
  if (element.type === 'text') return [element.content];
  return element.type === 'table' ? element.rows.flat() : [];
}

/** Matches the text literally: special characters are escaped. */
function patternOf({ words, matchesCase }: Wanted): RegExp | null {
  if (words === '') return null;
  const literal = words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(literal, matchesCase ? 'gu' : 'giu');
}
