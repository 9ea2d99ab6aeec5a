import { kindOf, textRowsOf } from '../elements/kinds';
import { DECK_LIMITS } from '../model/deck-constants';
import { changeElementsOf, changeSlides } from './update-dependents';
import type { Deck, Slide } from '../model/deck-schema';
import type { SlideElement } from '../elements/slide-element';
import type { EditorDocument } from './editor-document';

interface TextQuery {
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
  const deck = changeSlides(doc.deck, (slide) => replaceInSlide(slide, pattern, replacement));
  return deck === doc.deck ? doc : { ...doc, deck };
}

function replaceInSlide(slide: Slide, pattern: RegExp, replacement: string): Slide {
  const notes = slide.notes.replaceAll(pattern, () => replacement).slice(0, DECK_LIMITS.notes);
  const changed = changeElementsOf(slide, (element) =>
    element.locked
      ? element
      : (kindOf(element).replaceText?.(element, pattern, replacement) ?? element),
  );
  return notes === slide.notes ? changed : { ...changed, notes };
}

/** Texts that can be replaced: those of a chart are its table's. */
function searchableTextsOf(element: SlideElement): readonly string[] {
  return kindOf(element).replaceText ? textRowsOf(element).flat() : [];
}

/** Matches the text literally: special characters are escaped. */
function createPattern({ text, isCaseSensitive }: TextQuery): RegExp | null {
  if (text === '') return null;
  const literal = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(literal, isCaseSensitive ? 'gu' : 'giu');
}
