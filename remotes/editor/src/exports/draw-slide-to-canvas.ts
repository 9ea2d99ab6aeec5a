import { MAX_SLIDE_HEIGHT, SLIDE_SIZE } from '../core/model/deck-constants';
import { type EmbeddedFonts, SAMPLE_HEIGHT, waitForEmbeddedFonts } from './embedded-fonts';
import type { PictureLoader } from '../ooxml/slide-writer';

/** Computed styles to copy: an SVG image has no access to the page's style sheets. */
const COPIED_STYLES = [
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
  'place-items',
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
  'font-synthesis',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-align',
  'text-decoration',
  'color',
] as const;

interface SlideDrawing {
  /** Output pixels per slide pixel. */
  readonly scale: number;
  readonly loadPicture: PictureLoader;
  readonly fonts: EmbeddedFonts;
}

/** Draws an element of a slide alone, level and opaque, as large as its box and what runs over it. */
export function drawElementToCanvas(
  node: HTMLElement,
  drawing: SlideDrawing,
): Promise<HTMLCanvasElement> {
  const style = { left: '0', top: '0', transform: 'none', opacity: '1' };
  const size = { width: node.offsetWidth, height: Math.max(node.offsetHeight, node.scrollHeight) };
  return drawSlideToCanvas(node, drawing, { size, style });
}

export async function drawSlideToCanvas(
  node: HTMLElement,
  { scale, loadPicture, fonts }: SlideDrawing,
  {
    size = { width: node.offsetWidth, height: node.offsetHeight },
    style = {},
  }: { size?: { width: number; height: number }; style?: Partial<CSSStyleDeclaration> } = {},
): Promise<HTMLCanvasElement> {
  const copy = await createStandaloneCopy(node, loadPicture);
  Object.assign(copy.style, style);
  const [width, height] = [SLIDE_SIZE.width * scale, MAX_SLIDE_HEIGHT * scale];
  const drawnHeight = MAX_SLIDE_HEIGHT + SAMPLE_HEIGHT;
  const markup = new XMLSerializer().serializeToString(copy);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${drawnHeight * scale}" ` +
    `viewBox="0 0 ${SLIDE_SIZE.width} ${drawnHeight}">` +
    `<style>${fonts.css}</style>` +
    `<foreignObject width="${SLIDE_SIZE.width}" height="${MAX_SLIDE_HEIGHT}">${markup}</foreignObject>` +
    `${fonts.samples}</svg>`;
  const image = new Image(width, drawnHeight * scale);
  // Data URLs keep the canvas readable; other URLs would taint it.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  await waitForEmbeddedFonts(image, fonts);
  const canvas = document.createElement('canvas');
  canvas.width = size.width * scale;
  canvas.height = size.height * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height, 0, 0, width, height);
  return canvas;
}

export function canvasToBlob(
  canvas: HTMLCanvasElement,
  type: string,
  quality?: number,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not draw the slide.'))),
      type,
      quality,
    );
  });
}

/** Copy that needs neither style sheets nor URLs. */
export async function createStandaloneCopy(
  node: HTMLElement,
  pictureOf: PictureLoader,
): Promise<HTMLElement> {
  const copy = node.cloneNode(true) as HTMLElement;
  const originals = [node, ...node.querySelectorAll<HTMLElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<HTMLElement>('*')];
  const pictures: Promise<void>[] = [];
  for (const [index, original] of originals.entries()) {
    const copiedElement = copies[index];
    if (!copiedElement) continue;
    copyStyles(original, copiedElement);
    if (copiedElement instanceof HTMLImageElement)
      pictures.push(embedImage(copiedElement, pictureOf));
  }
  await Promise.all(pictures);
  return copy;
}

function copyStyles(original: HTMLElement, copiedElement: HTMLElement): void {
  const style = getComputedStyle(original);
  copiedElement.removeAttribute('class');
  for (const name of COPIED_STYLES)
    copiedElement.style.setProperty(name, style.getPropertyValue(name));
}

/** CSP forbids fetching the site's own object URLs, so the bytes come from the asset store. */
async function embedImage(image: HTMLImageElement, pictureOf: PictureLoader): Promise<void> {
  const url = await pictureOf(image.dataset['asset'] ?? '');
  if (url === undefined) image.removeAttribute('src');
  else image.setAttribute('src', url);
}
