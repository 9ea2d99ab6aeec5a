import type { Deck } from '../core/model/deck';
import { loadFacesOf } from '../faces/load-faces';
import { shrinkOf } from '../view/slide/shrink';
import { developPicture } from './develop-picture';
import { drawSlide, toBlob } from './draw-slide';
import { faceSheet } from './face-sheet';
import { pdfFile, type PdfPage } from './pdf-file';
import { placedLinks, placedWords } from './text-lines';
import type { PictureOf } from './picture-of';

export interface Exported {
  readonly blob: Blob;
  readonly extension: string;
}

/** Rendered slides of an export in order, with their pictures. */
export interface Drawn {
  readonly nodes: readonly HTMLElement[];
  readonly slides: Deck['slides'];
  readonly pictureOf: PictureOf;
  /** Called with the number of the slide being drawn, from 1. */
  readonly onSlide?: (number: number) => void;
}

const SCALE = 2;
const JPEG_QUALITY = 0.86;

export async function exportPdf(rendered: Drawn, title: string): Promise<Exported> {
  const pages: PdfPage[] = [];
  for await (const { node, canvas } of drawAll(rendered)) {
    const jpeg = await bytesOf(await toBlob(canvas, 'image/jpeg', JPEG_QUALITY));
    const pixels = { width: canvas.width, height: canvas.height };
    pages.push({ jpeg, pixels, words: placedWords(node), links: placedLinks(node) });
  }
  return { blob: pdfFile(pages, title), extension: 'pdf' };
}

/** Returns one slide as a PNG, several as a ZIP. */
export async function exportPng(rendered: Drawn): Promise<Exported> {
  const blobs: Blob[] = [];
  for await (const { canvas } of drawAll(rendered)) blobs.push(await toBlob(canvas, 'image/png'));
  const [only] = blobs;
  if (only && blobs.length === 1) return { blob: only, extension: 'png' };
  const { default: JSZip } = await import('jszip');
  const zip = new JSZip();
  for (const [index, blob] of blobs.entries())
    zip.file(`slide-${String(index + 1).padStart(2, '0')}.png`, blob);
  return { blob: await zip.generateAsync({ type: 'blob' }), extension: 'zip' };
}

/** Draws slides one at a time: all canvases of a long deck would exceed a browser's memory. */
async function* drawAll({ nodes, slides, pictureOf, onSlide }: Drawn) {
  const faces = await faceSheet(await loadFacesOf(slides));
  for (const [index, node] of nodes.entries()) {
    onSlide?.(index + 1);
    yield { node, canvas: await drawSlide(node, { scale: SCALE, pictureOf, faces }) };
  }
}

export async function exportPptx(deck: Deck, { nodes, pictureOf }: Drawn): Promise<Exported> {
  const { pptxFile } = await import('./pptx-file');
  const fontScaleOf = (id: string) => {
    const rendered = nodes.flatMap(
      (node) => node.querySelector<HTMLElement>(`[data-id="${id}"]`) ?? [],
    );
    return rendered[0] ? shrinkOf(rendered[0]) : 1;
  };
  return {
    blob: await pptxFile(deck, pictureOf, { shrinkOf: fontScaleOf, develop: developPicture }),
    extension: 'pptx',
  };
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}
