import { SLIDE_SIZE } from '../../core/model/deck-constants';

/** Box in slide pixels from the top left of the slide. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Word on one line, with the space that follows it. */
export interface TextFragment {
  readonly text: string;
  /** Width without the space. */
  readonly box: PageBox;
  readonly baseline: number;
  readonly parent: HTMLElement;
  readonly link: HTMLAnchorElement | null;
}

export function measureBox(rect: DOMRect, slide: DOMRect): PageBox {
  const scale = SLIDE_SIZE.width / slide.width;
  return {
    x: (rect.left - slide.left) * scale,
    y: (rect.top - slide.top) * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  };
}

/** Lists the words of a node as the browser has placed them. The node must not be rotated meanwhile. */
export function measureText(node: Element, slide: DOMRect): readonly TextFragment[] {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const fragments: TextFragment[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    fragments.push(...measureTextNode(text as Text, slide));
  return fragments;
}

function measureTextNode(node: Text, slide: DOMRect): readonly TextFragment[] {
  const parent = node.parentElement;
  if (!parent || parent.closest('svg')) return [];
  const { textTransform } = getComputedStyle(parent);
  const fragmentOf = (text: string, rect: DOMRect): TextFragment => {
    const box = measureBox(rect, slide);
    return {
      text: textTransform === 'uppercase' ? text.toUpperCase() : text,
      box,
      baseline: box.y + ascentOf(parent),
      parent,
      link: parent.closest('a'),
    };
  };
  return Array.from(node.data.matchAll(/\S+/g)).flatMap(({ index, 0: word }) => {
    const rects = rectsOf(node, index, index + word.length);
    const [rect] = rects;
    const space = /\s/.test(node.data.charAt(index + word.length)) ? ' ' : '';
    if (rects.length === 1 && rect) return [fragmentOf(word + space, rect)];
    return measureLetters(node, index, word).map(([text, letterRect], letter, { length }) =>
      fragmentOf(letter === length - 1 ? text + space : text, letterRect),
    );
  });
}

/** Letters of a word that is broken across lines, with their boxes. */
function measureLetters(node: Text, start: number, word: string) {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word);
  return Array.from(letters).flatMap(({ segment, index }): (readonly [string, DOMRect])[] => {
    const [rect] = rectsOf(node, start + index, start + index + segment.length);
    return rect ? [[segment, rect]] : [];
  });
}

function rectsOf(node: Text, start: number, end: number): readonly DOMRect[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return Array.from(range.getClientRects());
}

const context = document.createElement('canvas').getContext('2d');

/** Distance from the top of a line of text to its baseline, which browsers round. */
function ascentOf(node: HTMLElement): number {
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(node);
  if (!context) return Number.parseFloat(fontSize) * 0.9;
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return Math.round(context.measureText('H').fontBoundingBoxAscent);
}
