import { SLIDE } from '../core/model/deck';
import type { PictureOf } from './picture-of';

/** Computed styles to copy: an SVG image has no access to the page's style sheets. */
const KEPT = [
  'position',
  'left',
  'top',
  'right',
  'bottom',
  'width',
  'height',
  'box-sizing',
  'margin',
  'padding',
  'overflow',
  'transform',
  'opacity',
  'background-color',
  'background-image',
  'box-shadow',
  'clip-path',
  'filter',
  'border',
  'border-bottom',
  'border-radius',
  'border-collapse',
  'table-layout',
  'object-fit',
  'display',
  'flex-direction',
  'justify-content',
  'vertical-align',
  'white-space',
  'overflow-wrap',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-kerning',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-align',
  'text-decoration',
  'color',
] as const;

interface Drawing {
  /** Output pixels per slide pixel. */
  readonly scale: number;
  readonly pictureOf: PictureOf;
  /** CSS with the fonts of the slide. */
  readonly faces: string;
}

export async function drawSlide(
  node: HTMLElement,
  { scale, pictureOf, faces }: Drawing,
): Promise<HTMLCanvasElement> {
  const copy = await standalone(node, pictureOf);
  const [width, height] = [SLIDE.width * scale, SLIDE.height * scale];
  const markup = new XMLSerializer().serializeToString(copy);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${SLIDE.width} ${SLIDE.height}">` +
    `<style>${faces}</style>` +
    `<foreignObject width="${SLIDE.width}" height="${SLIDE.height}">${markup}</foreignObject></svg>`;
  const image = new Image(width, height);
  // Data URLs keep the canvas readable; other URLs would taint it.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
}

export function toBlob(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not draw the slide.'))),
      type,
      quality,
    );
  });
}

/** Copy that needs neither style sheets nor URLs. */
async function standalone(node: HTMLElement, pictureOf: PictureOf): Promise<HTMLElement> {
  const copy = node.cloneNode(true) as HTMLElement;
  const originals = [node, ...node.querySelectorAll<HTMLElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<HTMLElement>('*')];
  const pictures: Promise<void>[] = [];
  for (const [index, original] of originals.entries()) {
    const copiedElement = copies[index];
    if (!copiedElement) continue;
    keepStyles(original, copiedElement);
    if (copiedElement instanceof HTMLImageElement) pictures.push(embed(copiedElement, pictureOf));
  }
  await Promise.all(pictures);
  return copy;
}

function keepStyles(original: HTMLElement, copiedElement: HTMLElement): void {
  const style = getComputedStyle(original);
  copiedElement.removeAttribute('class');
  for (const name of KEPT) copiedElement.style.setProperty(name, style.getPropertyValue(name));
}

/** CSP forbids fetching the site's own object URLs, so the bytes come from the asset store. */
async function embed(image: HTMLImageElement, pictureOf: PictureOf): Promise<void> {
  const url = await pictureOf(image.dataset['asset'] ?? '');
  if (url === undefined) image.removeAttribute('src');
  else image.setAttribute('src', url);
}
