import type { Deck } from '../core/model/deck';
import { drawSlide, toBlob } from './draw-slide';
import { pdfFile, type PdfPage } from './pdf-file';
import { placedWords } from './text-lines';
import type { PictureOf } from './picture-of';
import { zipFile } from './zip-file';

export interface Exported {
  readonly blob: Blob;
  readonly extension: string;
}

/** Where the slides of an export stand in the document, in order. */
type Nodes = readonly HTMLElement[];

const SCALE = 2;
const JPEG_QUALITY = 0.86;

export async function exportPdf(
  nodes: Nodes,
  title: string,
  pictureOf: PictureOf,
): Promise<Exported> {
  const pages: PdfPage[] = [];
  for (const node of nodes) {
    const canvas = await drawSlide(node, SCALE, pictureOf);
    const jpeg = await bytesOf(await toBlob(canvas, 'image/jpeg', JPEG_QUALITY));
    const pixels = { width: canvas.width, height: canvas.height };
    pages.push({ jpeg, pixels, words: placedWords(node) });
  }
  return { blob: pdfFile(pages, title), extension: 'pdf' };
}

/** One slide is one picture; several come in a ZIP. */
export async function exportPng(nodes: Nodes, pictureOf: PictureOf): Promise<Exported> {
  const blobs: Blob[] = [];
  for (const node of nodes)
    blobs.push(await toBlob(await drawSlide(node, SCALE, pictureOf), 'image/png'));
  const [only] = blobs;
  if (only && blobs.length === 1) return { blob: only, extension: 'png' };
  const entries = await Promise.all(
    blobs.map(async (blob, index) => ({
      name: `slide-${String(index + 1).padStart(2, '0')}.png`,
      bytes: await bytesOf(blob),
    })),
  );
  return { blob: zipFile(entries), extension: 'zip' };
}

export async function exportPptx(deck: Deck, pictureOf: PictureOf): Promise<Exported> {
  const { pptxFile } = await import('./pptx-file');
  return { blob: await pptxFile(deck, pictureOf), extension: 'pptx' };
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}
