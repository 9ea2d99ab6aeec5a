import { changeElementsOf, changeSlides } from '../../core/edit/update-dependents';
import { roundPx } from '../../core/edit/elements';
import { resizeAroundAnchor } from '../../core/geometry/resize-box';
import type { EditingState } from '../../core/gestures/gesture';
import type { Deck } from '../../core/model/deck-schema';
import type { SlideElement } from '../../core/elements/slide-element';
import { followTables } from '../chart/follow-tables';
import { fitChangedTables } from '../table/fit/fit-changed-tables';
import { restyleForContent } from './change-text-theme';
import type { TextElement } from '../../core/text/text-schema';

/** Heights that texts need in their boxes' width, in slide pixels. */
type TextHeights = Pick<WeakMap<TextElement, number>, 'get' | 'has' | 'set'>;

export type MeasureTexts = (texts: readonly TextElement[]) => TextHeights;

/**
 * Fits tables and the boxes of texts that the last step changed, and shows changed tables in charts on other slides. A
 * box that was exactly as high as its text follows it up and down; a higher one, as layouts have them, only grows. The
 * result belongs to the same step of the history.
 */
export function fitChangedTexts(
  before: EditingState,
  after: EditingState,
  measure: MeasureTexts,
): EditingState {
  const base = changeBaseOf(before, after);
  if (!base) return after;
  const isTyping = after.gesture.name === 'editing-text' && base === after.gesture.base.deck;
  const deck = restyleChangedTexts(before.doc.deck, after.doc.deck, base);
  const fitted = fitChangedTables(fitSlides(deck, base, { measure, isTyping }), base);
  return replaceDeckInStep(after, followTables(fitted));
}

/** Sizes texts anew whose words have changed, as their layout would; `base` has the boxes before they grew. */
function restyleChangedTexts(before: Deck, deck: Deck, base: Deck): Deck {
  const { theme } = deck;
  if (!theme || theme !== base.theme) return deck;
  const originals = listChangedTexts(deck, base);
  if (originals.size === 0) return deck;
  const previousTexts = listChangedTexts(deck, before);
  return changeTexts(deck, (text) => {
    const [original, previous] = [originals.get(text), previousTexts.get(text)];
    if (!original || !previous || previous.content === text.content) return text;
    return restyleForContent(text, { ...previous, height: original.height }, theme);
  });
}

/** Fits boxes again after fonts have loaded: `heights` are those measured with the fonts before. */
export function refitTexts(
  state: EditingState,
  heights: TextHeights,
  measure: MeasureTexts,
): EditingState {
  const { deck } = state.doc;
  const texts = deck.slides.flatMap(({ elements }) =>
    elements.filter((element) => element.type === 'text'),
  );
  const newHeights = measure(texts.filter((text) => heights.has(text)));
  const resized = changeTexts(deck, (text) => {
    const [old, needed] = [heights.get(text), newHeights.get(text)];
    if (old === undefined || needed === undefined) return text;
    const height = isClose(text.height, old) ? needed : Math.max(text.height, needed);
    const fitted = withHeight(text, height);
    newHeights.set(fitted, needed);
    return fitted;
  });
  return replaceDeckInStep(state, resized);
}

/** Passes the measured heights of texts on to those that a step has moved or recoloured only. */
export function passOnTextHeights(before: Deck, after: Deck, heights: TextHeights): void {
  const oldSlides = new Map(before.slides.map((slide) => [slide.id, slide.elements]));
  for (const { id, elements } of after.slides) {
    const oldElements = oldSlides.get(id);
    if (!oldElements || oldElements === elements) continue;
    const olds = new Map(oldElements.map((element) => [element.id, element]));
    for (const text of elements.filter(isGrowingText)) {
      const old = olds.get(text.id);
      const height = old?.type === 'text' && hasSameFit(text, old) ? heights.get(old) : undefined;
      if (height !== undefined) heights.set(text, height);
    }
  }
}

/** Deck before the change; undefined if none was made, or by undoing it. */
function changeBaseOf(before: EditingState, { doc, history, gesture }: EditingState) {
  const { deck } = doc;
  const { pendingDocument, past, future } = history;
  if (pendingDocument && pendingDocument.deck !== deck) {
    if (gesture.name === 'editing-text') return gesture.base.deck;
    return gesture.name === 'resizing' ? pendingDocument.deck : undefined;
  }
  const isNewStep = past !== before.history.past && past.at(-1)?.after.deck === deck;
  return isNewStep && future.length === 0 ? before.doc.deck : undefined;
}

interface Fitting {
  readonly measure: MeasureTexts;
  /** Typing changes no heights: the box starts as high as before, whatever it has grown to meanwhile. */
  readonly isTyping: boolean;
}

function fitSlides(deck: Deck, base: Deck, { measure, isTyping }: Fitting): Deck {
  const originals = listChangedTexts(deck, base);
  if (originals.size === 0) return deck;
  const oldTexts = [...originals.values()].filter((text) => text !== undefined);
  const heights = measure([...originals.keys(), ...oldTexts]);
  return changeTexts(deck, (text) => {
    const needed = heights.get(text);
    if (needed === undefined || !originals.has(text)) return text;
    const old = originals.get(text);
    const start = isTyping && old ? old.height : text.height;
    const wasFitted = old?.height === start && isClose(start, heights.get(old) ?? 0);
    const height = wasFitted ? needed : Math.max(start, needed);
    const fitted = withHeight(text, height);
    // A font that loads later is to find this box, too.
    heights.set(fitted, needed);
    return fitted;
  });
}

const FIT_KEYS = [
  'content',
  'markRanges',
  'listItems',
  'width',
  'height',
  'fontSize',
  'fontFamily',
  'fontWeight',
  'fontStyle',
  'letterSpacing',
  'lineHeight',
  'paragraphSpacing',
  'listIndent',
  'textCase',
  'overflow',
] as const satisfies readonly (keyof TextElement)[];

/** Changed texts whose boxes grow, with their originals. A theme sizes the texts of its layouts itself. */
function listChangedTexts(
  deck: Deck,
  base: Deck,
): ReadonlyMap<TextElement, TextElement | undefined> {
  const oldSlides = new Map(base.slides.map((slide) => [slide.id, slide]));
  const isNewTheme = deck.theme !== base.theme;
  const originals = new Map<TextElement, TextElement | undefined>();
  for (const slide of deck.slides) {
    const oldSlide = oldSlides.get(slide.id);
    // Slides that were added come from a layout or from a copy, and fit already.
    if (!oldSlide || oldSlide.elements === slide.elements) continue;
    const olds = new Map(oldSlide.elements.map((element) => [element.id, element]));
    for (const text of slide.elements.filter(isGrowingText)) {
      const old = olds.get(text.id);
      if (hasSameFit(text, old) || (isNewTheme && text.role !== null)) continue;
      originals.set(text, old?.type === 'text' ? old : undefined);
    }
  }
  return originals;
}

function isGrowingText(element: SlideElement): element is TextElement {
  return element.type === 'text' && element.overflow === 'grow';
}

function hasSameFit(text: TextElement, old: SlideElement | undefined): boolean {
  return old?.type === 'text' && FIT_KEYS.every((key) => old[key] === text[key]);
}

function changeTexts(deck: Deck, change: (text: TextElement) => TextElement): Deck {
  return changeSlides(deck, (slide) =>
    changeElementsOf(slide, (element) => (element.type === 'text' ? change(element) : element)),
  );
}

const ANCHORS_Y = { top: -1, middle: 0, bottom: 1 } as const;

/** Keeps the side of the box in place that the text is aligned to. */
function withHeight(text: TextElement, needed: number): TextElement {
  const height = roundPx(Math.ceil(needed));
  if (isClose(text.height, height)) return text;
  const anchor = { x: 0, y: ANCHORS_Y[text.verticalAlign] };
  const box = resizeAroundAnchor(text, { width: text.width, height }, anchor);
  return { ...text, x: roundPx(box.x), y: roundPx(box.y), height };
}

const isClose = (one: number, other: number) => Math.abs(one - other) < 1;

function replaceDeckInStep(state: EditingState, deck: Deck): EditingState {
  const { doc, history, gesture } = state;
  if (deck === doc.deck) return state;
  const fittedDoc = { ...doc, deck };
  // Steps are merged as long as their document is the current one.
  const replace = <Doc extends typeof doc | null>(old: Doc) =>
    old === doc ? fittedDoc : old?.deck === doc.deck ? { ...old, deck } : old;
  const last = history.past.at(-1);
  const past =
    last?.after.deck === doc.deck
      ? history.past.with(-1, { ...last, after: replace(last.after) })
      : history.past;
  return {
    ...state,
    doc: fittedDoc,
    gesture:
      gesture.name === 'editing-text' ? { ...gesture, base: replace(gesture.base) } : gesture,
    history: { ...history, past, pendingDocument: replace(history.pendingDocument) },
  };
}
