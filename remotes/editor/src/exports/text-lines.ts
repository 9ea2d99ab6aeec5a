import { WATERMARK_ID } from '../core/film/decorate';
import { SLIDE } from '../core/model/deck';

/** A word as the browser set it: where it stands on the slide, in slide pixels. */
export interface PlacedWord {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** A stretch of a line that leads somewhere, in slide pixels from the left and the top. */
export interface PlacedLink {
  readonly address: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Every link of a slide in the document, line by line. */
export function placedLinks(slide: HTMLElement): readonly PlacedLink[] {
  const origin = slide.getBoundingClientRect();
  const scale = SLIDE.width / origin.width;
  return Array.from(slide.querySelectorAll<HTMLAnchorElement>('a[href]')).flatMap((link) =>
    Array.from(link.getClientRects(), ({ left, top, width, height }) => ({
      address: link.href,
      x: (left - origin.left) * scale,
      y: (top - origin.top) * scale,
      width: width * scale,
      height: height * scale,
    })),
  );
}

/** Every word of a slide in the document, measured by the browser that set it. */
export function placedWords(slide: HTMLElement): readonly PlacedWord[] {
  const origin = slide.getBoundingClientRect();
  const scale = SLIDE.width / origin.width;
  const walker = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT);
  const words: PlacedWord[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    words.push(...wordsOf(node as Text, origin, scale));
  return words;
}

/** The letters' feet, as a share of the line box of common fonts. */
const BASELINE = 0.8;

function wordsOf(node: Text, origin: DOMRect, scale: number): readonly PlacedWord[] {
  const parent = node.parentElement;
  // A watermark is a picture of a name: as text it would lie between the words of every line.
  if (!parent || parent.closest(`[data-id^="${WATERMARK_ID}"]`)) return [];
  const size = Number.parseFloat(getComputedStyle(parent).fontSize);
  const turned = parent.closest<HTMLElement>('[data-id]');
  const rotation = rotationOf(turned);
  return Array.from(node.data.matchAll(/\S+/g), (match) => {
    const range = document.createRange();
    range.setStart(node, match.index);
    range.setEnd(node, match.index + match[0].length);
    const box = range.getBoundingClientRect();
    const place = { x: (box.left - origin.left) * scale, y: (box.top - origin.top) * scale };
    const [width, height] = [box.width * scale, box.height * scale];
    return {
      text: match[0],
      size,
      ...levelled(place, { width, height }, size, rotation),
    };
  });
}

/**
 * Readers put letters into words by their lines, and take a slanting word for letters on many lines.
 * So the hidden text of a turned word lies level, as long as the word, through the middle of it.
 */
function levelled(
  place: { x: number; y: number },
  box: { width: number; height: number },
  size: number,
  rotation: number,
) {
  if (rotation === 0) return { x: place.x, y: place.y + size * BASELINE, width: box.width };
  const centre = { x: place.x + box.width / 2, y: place.y + box.height / 2 };
  const width = Math.max(size / 2, lengthOf(box, size, rotation));
  return { x: centre.x - width / 2, y: centre.y + size * (BASELINE - 0.5), width };
}

/** The length of a turned word, from the upright box around it and the height of its line. */
function lengthOf(box: { width: number; height: number }, size: number, rotation: number): number {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return cos > sin ? (box.width - size * sin) / cos : (box.height - size * cos) / sin;
}

function rotationOf(element: HTMLElement | null): number {
  const degrees = /rotate\(([-\d.]+)deg\)/.exec(element?.style.transform ?? '')?.[1];
  return Number(degrees ?? 0);
}
