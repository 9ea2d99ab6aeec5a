import { hasPicture } from '../../core/elements/element-guards';
import type { Slide } from '../../core/model/deck-schema';
import type { ImageAdjustments } from '../../core/model/theme-schema';
import type { PictureLoader } from '../../ooxml/slide-writer';
import { renderAdjustedPicture } from '../render-adjusted-picture';
import type { PdfPicture } from './pdf-picture';

/** Pictures by data URL, so that a logo on every slide is written once. */
export type PictureCache = Map<string, Promise<PdfPicture>>;

/** Loads the pictures of a rendered slide in a form that a PDF can contain. */
export async function loadPictures(
  node: HTMLElement,
  slide: Slide,
  { loadPicture, cache }: { loadPicture: PictureLoader; cache: PictureCache },
): Promise<Map<Element, PdfPicture>> {
  const pictures = new Map<Element, PdfPicture>();
  for (const image of node.querySelectorAll<HTMLImageElement>('img[data-asset]')) {
    const data = await loadPicture(image.dataset['asset'] ?? '');
    if (data === undefined) continue;
    const adjustments = adjustmentsOf(image, slide);
    const key = adjustments ? await renderAdjustedPicture(data, adjustments) : data;
    const picture = cache.get(key) ?? convertForPdf(key);
    cache.set(key, picture);
    pictures.set(image, await picture);
  }
  return pictures;
}

function adjustmentsOf(image: Element, slide: Slide): ImageAdjustments | null | undefined {
  const id = image.closest<HTMLElement>('[data-id]')?.dataset['id'];
  if (id === undefined) return slide.backgroundPicture?.adjustments;
  const element = slide.elements.find((candidate) => candidate.id === id);
  return element && hasPicture(element) ? element.adjustments : null;
}

/** A JPEG stays as it is; photos in WebP become one, and others pixels. */
async function convertForPdf(data: string): Promise<PdfPicture> {
  if (data.startsWith('data:image/jpeg;')) return data;
  const image = new Image();
  image.src = data;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const pixels = readPixels(canvas);
  const isOpaque = pixels.data.every((value, index) => index % 4 !== 3 || value === 255);
  const isPhoto = isOpaque && data.startsWith('data:image/webp;');
  return isPhoto ? canvas.toDataURL('image/jpeg', 0.9) : pixels;
}

export function readPixels(canvas: HTMLCanvasElement): ImageData {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser could not draw the picture.');
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
