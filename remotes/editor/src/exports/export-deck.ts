import type { DeckLanguage } from '../core/amounts/deck-languages';
import type { Deck } from '../core/model/deck-schema';
import { loadFontFiles } from '../fonts/font-loader';
import { shrinkRatioOf } from '../drawing/shrink-text-to-fit';
import { renderAdjustedPicture } from './render-adjusted-picture';
import {
  canvasToBlob,
  drawElementToCanvas,
  drawSlideToCanvas,
  embedFonts,
} from './draw-slide-to-canvas';
import { removeTemplateQuestions } from '../film/review/remove-template-questions';
import { writeZip } from './write-zip';
import type { PictureCache } from './pdf/pdf-export';
import type { PictureLoader } from '../ooxml/slide-writer';

export interface ExportedFile {
  readonly blob: Blob;
  readonly extension: string;
}

/** Rendered slides of an export in order, with their pictures. */
export interface RenderedSlides {
  readonly nodes: readonly HTMLElement[];
  readonly slides: Deck['slides'];
  readonly slideSize: { readonly width: number; readonly height: number };
  readonly language: DeckLanguage;
  /** Width of PDF pages in points; that of slides if missing. */
  readonly pageWidthPt?: number | undefined;
  readonly loadPicture: PictureLoader;
  /** Called with the number of the slide being drawn, from 1. */
  readonly onSlide?: (number: number) => void;
}

const SCALE = 2;

/** Text stays text, and pictures stay as they are; only what no bundled font can draw becomes a picture. */
export async function exportSlidesAsPdf(
  { nodes, slides, slideSize, language, pageWidthPt, loadPicture, onSlide }: RenderedSlides,
  title: string,
): Promise<ExportedFile> {
  const { createPdfWriter, loadPictures, loadSubstituteFonts, readPixels } =
    await import('./pdf/pdf-export');
  const fonts = await loadFontFiles(slides);
  const writer = createPdfWriter([...(await loadSubstituteFonts(slides)), ...fonts], title, {
    ...slideSize,
    language,
    pageWidthPt,
  });
  const drawing = { scale: SCALE, loadPicture, fonts: await embedFonts(fonts) };
  const cache: PictureCache = new Map();
  for (const [index, node] of nodes.entries()) {
    onSlide?.(index + 1);
    const slide = slides[index];
    if (!slide) continue;
    const pictures = await loadPictures(node, slide, { loadPicture, cache });
    for (const element of writer.listUndrawable(node))
      pictures.set(element, readPixels(await drawElementToCanvas(element, drawing)));
    writer.addSlide({ node, slide, pictures });
  }
  return { blob: await writer.finish(), extension: 'pdf' };
}

/** One file that plays in any browser without a connection. */
export async function exportSlidesAsHtml(
  rendered: RenderedSlides,
  title: string,
): Promise<ExportedFile> {
  const { writeHtml } = await import('./html/write-html');
  return { blob: await writeHtml(rendered, title), extension: 'html' };
}

/** Returns one slide as a PNG, several as a ZIP. */
export async function exportPng(rendered: RenderedSlides): Promise<ExportedFile> {
  const blobs: Blob[] = [];
  for await (const { canvas } of drawAll(rendered))
    blobs.push(await canvasToBlob(canvas, 'image/png'));
  const [only] = blobs;
  if (only && blobs.length === 1) return { blob: only, extension: 'png' };
  const files = blobs.map(
    (blob, index) => [`slide-${String(index + 1).padStart(2, '0')}.png`, blob] as const,
  );
  return { blob: await writeZip(new Map(files)), extension: 'zip' };
}

/** Draws slides one at a time: all canvases of a long deck would exceed a browser's memory. */
async function* drawAll({ nodes, slides, loadPicture, onSlide }: RenderedSlides) {
  const fonts = await embedFonts(await loadFontFiles(slides));
  for (const [index, node] of nodes.entries()) {
    onSlide?.(index + 1);
    yield { node, canvas: await drawSlideToCanvas(node, { scale: SCALE, loadPicture, fonts }) };
  }
}

export async function exportPptx(
  deck: Deck,
  { nodes, loadPicture }: RenderedSlides,
): Promise<ExportedFile> {
  const { PPTX_TYPE, writePptx } = await import('./pptx/write-pptx');
  const questions = (await import('../film/templates/templates')).listTemplateQuestions();
  const slides = deck.slides.map((slide) => removeTemplateQuestions(slide, questions));
  const fontScaleOf = (id: string) => {
    const rendered = nodes.flatMap(
      (node) => node.querySelector<HTMLElement>(`[data-id="${id}"]`) ?? [],
    );
    return rendered[0] ? shrinkRatioOf(rendered[0]) : 1;
  };
  const drawing = { shrinkOf: fontScaleOf, develop: renderAdjustedPicture };
  const bytes = await writePptx({ ...deck, slides }, loadPicture, drawing);
  return { blob: new Blob([bytes], { type: PPTX_TYPE }), extension: 'pptx' };
}
