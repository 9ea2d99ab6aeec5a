import { SLIDE } from '../core/model/deck';

/** A word as the browser set it: where it stands on the slide, in slide pixels. */
export interface PlacedWord {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly rotation: number;
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
  if (!parent) return [];
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
      rotation,
      size,
      ...alongLine(place, { width, height }, size, rotation),
    };
  });
}

/** Of a turned word only the upright box is known; its own line runs through the middle of it. */
function alongLine(
  place: { x: number; y: number },
  box: { width: number; height: number },
  size: number,
  rotation: number,
) {
  if (rotation === 0) return { x: place.x, y: place.y + size * BASELINE, width: box.width };
  const angle = (rotation * Math.PI) / 180;
  const width = Math.hypot(box.width, box.height) * 0.9;
  const centre = { x: place.x + box.width / 2, y: place.y + box.height / 2 };
  return {
    x: centre.x - (Math.cos(angle) * width) / 2,
    y: centre.y - (Math.sin(angle) * width) / 2,
    width,
  };
}

function rotationOf(element: HTMLElement | null): number {
  const degrees = /rotate\(([-\d.]+)deg\)/.exec(element?.style.transform ?? '')?.[1];
  return Number(degrees ?? 0);
}
