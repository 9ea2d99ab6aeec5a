import { MAX_SLIDE_HEIGHT, SLIDE_SIZE } from '../core/model/deck-constants';
import type { LoadedFont } from '../fonts/font-loader';
import type { PictureLoader } from '../ooxml/slide-writer';
import { readAsDataUrl } from './picture-loader';

/** Height of the row of samples, in slide pixels. */
const SAMPLE_HEIGHT = 20;

/** Exceeds the three seconds after which browsers draw with a fallback font. */
const MAX_DRAWINGS = 250;

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

/** Fonts inside an SVG image, which has no access to those of the page. */
interface EmbeddedFonts {
  readonly count: number;
  /** `@font-face` rules. */
  readonly css: string;
  /** One letter per font, in a row under the highest slide. */
  readonly samples: string;
}

export async function embedFonts(fonts: readonly LoadedFont[]): Promise<EmbeddedFonts> {
  const rules = await Promise.all(
    fonts.map(async ({ family, weight, style, unicodeRange, bytes }) => {
      const url = await readAsDataUrl(new Blob([bytes], { type: 'font/woff2' }));
      return (
        `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};` +
        `unicode-range:${unicodeRange};font-display:block;src:url(${url})}`
      );
    }),
  );
  const cellWidth = SLIDE_SIZE.width / fonts.length;
  const samples = fonts.map(
    ({ family, weight, style, sampleLetter }, index) =>
      `<text x="${index * cellWidth}" y="${MAX_SLIDE_HEIGHT + SAMPLE_HEIGHT - 5}" ` +
      `font-family="${family}" font-weight="${weight}" font-style="${style}" ` +
      `font-size="${Math.min(12, cellWidth / 2)}">${sampleLetter}</text>`,
  );
  return { count: fonts.length, css: rules.join(''), samples: samples.join('') };
}

/** Browsers load fonts of an SVG image once it is drawn, and draw no text until then. */
export async function waitForEmbeddedFonts(
  image: HTMLImageElement,
  { count }: EmbeddedFonts,
): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = SLIDE_SIZE.width;
  canvas.height = SAMPLE_HEIGHT;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const scale = image.width / SLIDE_SIZE.width;
  const source = [MAX_SLIDE_HEIGHT, SLIDE_SIZE.width, SAMPLE_HEIGHT].map((side) => side * scale);
  const [top = 0, width = 0, height = 0] = source;
  for (let drawing = 0; context && drawing < MAX_DRAWINGS; drawing += 1) {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, top, width, height, 0, 0, canvas.width, canvas.height);
    if (areAllCellsDrawn(context, count)) return;
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}

function areAllCellsDrawn(context: CanvasRenderingContext2D, count: number): boolean {
  const cellWidth = SLIDE_SIZE.width / count;
  return Array.from({ length: count }, (_, index) =>
    context.getImageData(Math.floor(index * cellWidth), 0, Math.ceil(cellWidth), SAMPLE_HEIGHT),
  ).every(({ data }) => data.some((value) => value > 0));
}
