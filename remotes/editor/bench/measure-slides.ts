import { elementReviewOf } from '../src/elements/element-reviews';
import { colorBehindOf } from '../src/film/review/color-behind';
import { findOffSlide, findOverlaps } from '../src/film/review/find-overlaps';
import { contrastRatioOf } from '../src/core/model/colors';
import { slideSizeOf } from '../src/core/model/deck-constants';
import type { Deck, Slide } from '../src/core/model/deck-schema';
import type { SlideElement } from '../src/core/elements/slide-element';

interface DrawnWord {
  readonly element: SlideElement;
  /** Node that holds the word: a cell, a label or a text. */
  readonly holder: Element;
  readonly text: string;
  /** Beginning of the word, which its parts on several lines share. */
  readonly start: RegExpMatchArray;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Letters may touch by this much, in slide pixels: boxes of letters are not their outlines. */
const TOLERANCE_PX = 2;

const MIN_CONTRAST_RATIO = 4.5;

/** Fainter texts are watermarks, as in the check. */
const MIN_OPACITY = 0.5;

/** Faults of the drawn text of a slide that the deck check does not name, in words. `root` holds the drawn slide. */
export function listUnnamedFaults(deck: Deck, slide: Slide, root: HTMLElement): readonly string[] {
  const words = slide.elements
    .filter(({ type, opacity }) => type !== 'image' && opacity >= MIN_OPACITY)
    .flatMap((element) => listWords(element, root));
  return Array.from(
    new Set([
      ...listOffSlide(words, slide, slideSizeOf(deck)),
      ...listCovered(words, slide),
      ...listBroken(words),
      ...words.flatMap((word) => {
        const ratio = contrastOf(word, slide);
        return ratio < MIN_CONTRAST_RATIO
          ? [`contrast ${ratio.toFixed(2)}: ${describe(word)}`]
          : [];
      }),
    ]),
  );
}

function listOffSlide(
  words: readonly DrawnWord[],
  slide: Slide,
  size: Readonly<Record<'width' | 'height', number>>,
): readonly string[] {
  const named = findOffSlide([slide], size);
  const isOff = ({ left, top, right, bottom }: DrawnWord) =>
    Math.min(left, top) < -TOLERANCE_PX ||
    right > size.width + TOLERANCE_PX ||
    bottom > size.height + TOLERANCE_PX;
  return words
    .filter((word) => isOff(word) && !named.has(word.element))
    .map((word) => `off the slide: ${describe(word)}`);
}

function listCovered(words: readonly DrawnWord[], slide: Slide): readonly string[] {
  const named = findOverlaps([slide]);
  const unnamed = words.filter(({ element }) => !named.has(element));
  return unnamed.flatMap((word, index) =>
    unnamed
      .slice(0, index)
      .filter((other) => other.holder !== word.holder && isOver(word, other))
      .map((other) => `over each other: ${describe(other)} and ${describe(word)}`),
  );
}

function listBroken(words: readonly DrawnWord[]): readonly string[] {
  const context = { templateQuestions: new Set<string>(), colorBehind: () => null };
  return words
    .filter((word, index) => {
      const before = words[index - 1];
      const isBroken = word.start === before?.start && word.top !== before.top;
      return (
        isBroken && !elementReviewOf(word.element).check?.(word.element, context)['broken-word']
      );
    })
    .map((word) => `broken inside: ${describe(word)}`);
}

function describe({ element, text, left, top, right, bottom }: DrawnWord): string {
  const box = [left, top, right, bottom].map(Math.round).join(' ');
  return `“${text}” of ${element.type} (${box})`;
}

function isOver(one: DrawnWord, other: DrawnWord): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE_PX &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE_PX
  );
}

const canvas = document.createElement('canvas').getContext('2d');

/** Words, and their parts between hyphens, where lines may break. */
const WORDS = /(?:[^\s-]|-(?!\p{L}))+-?|-/gu;

function listWords(element: SlideElement, root: HTMLElement): readonly DrawnWord[] {
  const node = root.querySelector(`[data-id="${element.id}"]`);
  if (!node) return [];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const words: DrawnWord[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!parent || parent.closest('title, desc')) continue;
    const holder = parent.closest('td, th, text, li > span') ?? node;
    for (const match of (text.textContent ?? '').matchAll(WORDS))
      words.push(...measureWord({ element, holder, parent, text, match }));
  }
  return words;
}

/** The parts of a word, one for each line that it is on; their boxes reach from the top to the bottom of the letters. */
function measureWord({
  element,
  holder,
  parent,
  text,
  match,
}: Pick<DrawnWord, 'element' | 'holder'> & {
  readonly parent: Element;
  readonly text: Node;
  readonly match: RegExpMatchArray;
}): readonly DrawnWord[] {
  if (!canvas) throw new Error('This browser measures no text.');
  const range = document.createRange();
  range.setStart(text, match.index ?? 0);
  range.setEnd(text, (match.index ?? 0) + match[0].length);
  const style = getComputedStyle(parent);
  if (style.visibility === 'hidden' || Number(style.opacity) === 0) return [];
  canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const shown = style.textTransform === 'uppercase' ? match[0].toUpperCase() : match[0];
  const metrics = canvas.measureText(shown);
  const isUpright = element.rotation % 180 === 0;
  return Array.from(range.getClientRects(), ({ left, right, top, bottom }) => ({
    element,
    holder,
    text: match[0],
    start: match,
    left,
    right,
    ...(isUpright
      ? {
          top: top + metrics.fontBoundingBoxAscent - metrics.actualBoundingBoxAscent,
          bottom: bottom - metrics.fontBoundingBoxDescent + metrics.actualBoundingBoxDescent,
        }
      : { top, bottom }),
  }));
}

function contrastOf(word: DrawnWord, slide: Slide): number {
  const behind = colorBehindWord(word, slide);
  if (behind === null) return Number.POSITIVE_INFINITY;
  const style = getComputedStyle(word.holder);
  const isDrawing = word.holder.closest('svg') !== null;
  const inner = isDrawing
    ? word.holder
    : (word.holder.querySelector('span, p, div') ?? word.holder);
  return contrastRatioOf(hexOf(isDrawing ? style.fill : getComputedStyle(inner).color), behind);
}

/** Colour of the cell or of the bar behind a word, or else of what is behind its element; null if not known. */
function colorBehindWord({ element, holder, ...box }: DrawnWord, slide: Slide): string | null {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  const root = holder.closest('[data-id]');
  for (const node of document.elementsFromPoint(x, y)) {
    if (!root?.contains(node) || node.localName === 'text' || node.localName === 'tspan') continue;
    const { fill, backgroundColor } = getComputedStyle(node);
    const color = node.closest('svg') ? fill : backgroundColor;
    if (node.localName !== 'svg' && node.localName !== 'g' && isOpaque(color)) return hexOf(color);
  }
  return colorBehindOf(element, slide);
}

function isOpaque(color: string): boolean {
  return /^rgb\(|^#/.test(color);
}

function hexOf(color: string): string {
  const [red = 0, green = 0, blue = 0] = Array.from(color.matchAll(/[\d.]+/g), ([value]) =>
    Number(value),
  );
  return `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
