import { updateDependents } from './update-dependents';
import type { Deck, Slide } from '../model/deck';
import type { SlideElement } from '../../elements/element-schema';
import type { TextElement } from '../../elements/text/text-schema';
import type { RichText } from '../model/rich-text';
import { replaceRichText } from '../text/marks';
import { spliceText } from '../text/splice-text';
import type { EditorDocument } from './editor-document';

export interface TextQuery {
  readonly text: string;
  readonly isCaseSensitive: boolean;
}

/** Location of matches: an element, or the notes of a slide. */
export interface TextMatch {
  readonly slideId: string;
  readonly slideNumber: number;
  /** Null for matches in the speaker notes. */
  readonly element: SlideElement | null;
  /** Number of matches at this location. */
  readonly count: number;
}

const MAX_LENGTH = { cell: 500, notes: 50_000 };

/** Matches in texts, cells and notes, in slide order. */
export function findText(deck: Deck, query: TextQuery): readonly TextMatch[] {
  const pattern = createPattern(query);
  if (!pattern) return [];
  const countIn = (text: string) => text.match(pattern)?.length ?? 0;
  return deck.slides.flatMap((slide, index) => {
    const location = { slideId: slide.id, slideNumber: index + 1 };
    const inElements = slide.elements.map((element) => ({
      ...location,
      element,
      count: searchableTextsOf(element).reduce((sum, text) => sum + countIn(text), 0),
    }));
    return [...inElements, { ...location, element: null, count: countIn(slide.notes) }].filter(
      ({ count }) => count > 0,
    );
  });
}

/** Replaces text everywhere except in locked elements; unchanged slides keep their identity. */
export function replaceText(
  doc: EditorDocument,
  query: TextQuery,
  replacement: string,
): EditorDocument {
  const pattern = createPattern(query);
  if (!pattern) return doc;
  const replace = (text: string, max: number) =>
    text.replaceAll(pattern, () => replacement).slice(0, max);
  const replaceRich = (text: TextElement) => replaceInRichText(text, pattern, replacement);
  const slides = doc.deck.slides.map((slide) => replaceInSlide(slide, replace, replaceRich));
  const isSame = slides.every((slide, index) => slide === doc.deck.slides[index]);
  return isSame ? doc : { ...doc, deck: { ...doc.deck, slides } };
}

type ReplaceInText = (text: string, max: number) => string;

type ReplaceInElement = (text: TextElement) => TextElement;

function replaceInSlide(
  slide: Slide,
  replace: ReplaceInText,
  replaceRich: ReplaceInElement,
): Slide {
  const notes = replace(slide.notes, MAX_LENGTH.notes);
  const elements = slide.elements.map((element) =>
    element.locked ? element : replaceInElement(element, replace, replaceRich),
  );
  const isSame =
    notes === slide.notes && elements.every((element, index) => element === slide.elements[index]);
  return isSame ? slide : { ...slide, notes, elements: updateDependents(slide.elements, elements) };
}

function replaceInElement(
  element: SlideElement,
  replace: ReplaceInText,
  replaceRich: ReplaceInElement,
): SlideElement {
  if (element.type === 'text') return replaceRich(element);
  if (element.type !== 'table') return element;
  const rows = element.rows.map((row) => row.map((cell) => replace(cell, MAX_LENGTH.cell)));
  const isSame = rows.every((row, at) => row.every((cell, to) => cell === element.rows[at]?.[to]));
  return isSame ? element : { ...element, rows };
}

/** Works backwards, so that earlier matches keep their offsets. */
function replaceInRichText(text: TextElement, pattern: RegExp, replacement: string): TextElement {
  const ranges = Array.from(text.content.matchAll(pattern), ({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  if (ranges.length === 0) return text;
  const { content, markRanges, listItems } = text;
  const result = ranges.reduceRight<RichText>(
    (before, range) => spliceText(before, range, replacement),
    {
      content,
      markRanges,
      listItems,
    },
  );
  return result.content === content ? text : replaceRichText(text, result);
}

function searchableTextsOf(element: SlideElement): readonly string[] {
  if (element.type === 'text') return [element.content];
  return element.type === 'table' ? element.rows.flat() : [];
}

/** Matches the text literally: special characters are escaped. */
function createPattern({ text, isCaseSensitive }: TextQuery): RegExp | null {
  if (text === '') return null;
  const literal = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(literal, isCaseSensitive ? 'gu' : 'giu');
}
