import { WATERMARK_ID } from '../core/film/export-markings';
import { SLIDE_SIZE } from '../core/model/deck-constants';

/** Word at its rendered position, in slide pixels. */
export interface PlacedWord {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Link on one line, in slide pixels from the top left. */
export interface PlacedLink {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Measures the links of a rendered slide, one box per line. */
export function measureLinks(slide: HTMLElement): readonly PlacedLink[] {
  const origin = slide.getBoundingClientRect();
  const scale = SLIDE_SIZE.width / origin.width;
  return Array.from(slide.querySelectorAll<HTMLAnchorElement>('a[href]')).flatMap((link) =>
    Array.from(link.getClientRects(), ({ left, top, width, height }) => ({
      url: link.href,
      x: (left - origin.left) * scale,
      y: (top - origin.top) * scale,
      width: width * scale,
      height: height * scale,
    })),
  );
}

/** Measures every word of a rendered slide. */
export function measureWords(slide: HTMLElement): readonly PlacedWord[] {
  const origin = slide.getBoundingClientRect();
  const scale = SLIDE_SIZE.width / origin.width;
  const walker = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT);
  const words: PlacedWord[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    words.push(...measureWordsOf(node as Text, origin, scale));
  return words;
}

/** Baseline as a ratio of the line box, for common fonts. */
const BASELINE_RATIO = 0.8;

function measureWordsOf(node: Text, origin: DOMRect, scale: number): readonly PlacedWord[] {
  const parent = node.parentElement;
  // Watermarks are omitted: as text they would interrupt every line.
  if (!parent || parent.closest(`[data-id^="${WATERMARK_ID}"]`)) return [];
  const size = Number.parseFloat(getComputedStyle(parent).fontSize);
  const elementNode = parent.closest<HTMLElement>('[data-id]');
  const rotation = rotationOf(elementNode);
  return Array.from(node.data.matchAll(/\S+/g), (match) => {
    const range = document.createRange();
    range.setStart(node, match.index);
    range.setEnd(node, match.index + match[0].length);
    const box = range.getBoundingClientRect();
    const position = { x: (box.left - origin.left) * scale, y: (box.top - origin.top) * scale };
    const [width, height] = [box.width * scale, box.height * scale];
    return {
      text: match[0],
      size,
      ...levelWord(position, { width, height }, size, rotation),
    };
  });
}

/**
 * PDF readers group letters by line and split slanted words. The hidden text of a rotated word is therefore horizontal,
 * as long as the word and centred on it.
 */
function levelWord(
  position: { x: number; y: number },
  box: { width: number; height: number },
  size: number,
  rotation: number,
) {
  if (rotation === 0)
    return { x: position.x, y: position.y + size * BASELINE_RATIO, width: box.width };
  const centre = { x: position.x + box.width / 2, y: position.y + box.height / 2 };
  const width = Math.max(size / 2, wordLengthOf(box, size, rotation));
  return { x: centre.x - width / 2, y: centre.y + size * (BASELINE_RATIO - 0.5), width };
}

/** Length of a rotated word, from its upright bounds and line height. */
function wordLengthOf(
  box: { width: number; height: number },
  size: number,
  rotation: number,
): number {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return cos > sin ? (box.width - size * sin) / cos : (box.height - size * cos) / sin;
}

function rotationOf(element: HTMLElement | null): number {
  const degrees = /rotate\(([-\d.]+)deg\)/.exec(element?.style.transform ?? '')?.[1];
  return Number(degrees ?? 0);
}
