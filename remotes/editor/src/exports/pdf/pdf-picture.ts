import { hasPicture } from '../../core/elements/element-guards';
import type { Slide } from '../../core/model/deck-schema';
import type { ImageAdjustments } from '../../core/model/theme-schema';
import type { PictureLoader } from '../../ooxml/slide-writer';
import { renderAdjustedPicture } from '../render-adjusted-picture';

/** Data URL of a JPEG, which a PDF contains as it is, or pixels. */
export type PdfPicture = string | ImageData;

/** Members of an opened image that pdfkit draws. */
interface OpenedImage {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly obj: unknown;
  readonly embed: () => void;
}

const openedImages = new WeakMap<ImageData, OpenedImage>();

/**
 * Picture for `doc.image`. Pixels are written here, because pdfkit reads PNGs with transparency in a worker, which the
 * site's Trusted Types refuse.
 */
export function openPicture(doc: PDFKit.PDFDocument, picture: PdfPicture): string {
  if (typeof picture === 'string') return picture;
  const opened = openedImages.get(picture) ?? writePixels(doc, picture);
  openedImages.set(picture, opened);
  return opened as unknown as string;
}

function writePixels(doc: PDFKit.PDFDocument, { width, height, data }: ImageData): OpenedImage {
  const count = width * height;
  const [colors, alphas] = [new Uint8Array(count * 3), new Uint8Array(count)];
  for (let pixel = 0; pixel < count; pixel += 1) {
    colors.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
    alphas[pixel] = data[pixel * 4 + 3] ?? 0;
  }
  const common = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height };
  const mask = doc.ref({ ...common, BitsPerComponent: 8, ColorSpace: 'DeviceGray' });
  mask.end(alphas);
  const image = { ...common, BitsPerComponent: 8, ColorSpace: 'DeviceRGB', SMask: mask };
  const obj = doc.ref(image);
  obj.end(colors);
  return { width, height, label: `P${countOpenedImages()}`, obj, embed: () => undefined };
}

let imageCount = 0;

/** Names are unique per page, so a running number will do. */
function countOpenedImages(): number {
  imageCount += 1;
  return imageCount;
}

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
