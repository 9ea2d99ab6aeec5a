import { MAX_SLIDE_HEIGHT, SLIDE_SIZE } from '../core/model/deck-constants';
import type { LoadedFont } from '../fonts/font-loader';
import { readAsDataUrl } from './picture-loader';

/** Fonts inside an SVG image, which has no access to those of the page. */
export interface EmbeddedFonts {
  readonly count: number;
  /** `@font-face` rules. */
  readonly css: string;
  /** One letter per font, in a row under the highest slide. */
  readonly samples: string;
}

/** Height of the row of samples, in slide pixels. */
export const SAMPLE_HEIGHT = 20;

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

/** Exceeds the three seconds after which browsers draw with a fallback font. */
const MAX_DRAWINGS = 250;

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
