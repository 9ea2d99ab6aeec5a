import { sizeOfDrawing } from './drawing-size';
import { parseXml } from './parse-xml';

const LONG_EDGE = 2560;
const KEPT_BYTES = 1.5 * 1024 * 1024;
const KEPT_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export class NotAnImage extends Error {}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ReadImage extends Size {
  readonly blob: Blob;
  /** Explicit size of a drawing that was rendered with more pixels. */
  readonly shown: Size | null;
}

type Source = Size & { readonly bitmap: CanvasImageSource; readonly shown: Size | null };

/** Reads a picture: small files stay unchanged, others become JPEG or PNG of at most 2,560 px. */
export async function readImage(file: Blob): Promise<ReadImage> {
  const source = await sourceOf(file);
  const scale = Math.min(1, LONG_EDGE / Math.max(source.width, source.height));
  const isUnchanged = scale === 1 && file.size <= KEPT_BYTES && KEPT_TYPES.includes(file.type);
  if (isUnchanged) return { blob: file, width: source.width, height: source.height, shown: null };
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(source.bitmap, 0, 0, width, height);
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
  if (!blob) throw new NotAnImage('The browser could not read this image.');
  return { blob, width, height, shown: source.shown };
}

async function sourceOf(file: Blob): Promise<Source> {
  try {
    if (file.type === 'image/svg+xml') return await drawingOf(file);
    const bitmap = await createImageBitmap(file);
    return { bitmap, width: bitmap.width, height: bitmap.height, shown: null };
  } catch {
    throw new NotAnImage(
      'This file is not an image the browser can show. Use a JPEG, PNG or WebP.',
    );
  }
}

/** Large enough for a logo to stay sharp across a slide on a large screen. */
const DRAWING_EDGE = 1920;

/**
 * Renders an SVG to pixels, so that no script or URL in it survives. Browsers disagree about drawings without a size,
 * so it gets one in its own proportions first.
 */
async function drawingOf(file: Blob): Promise<Source> {
  const svg = parseXml(await file.text(), 'image/svg+xml');
  const root = svg.documentElement;
  const { own, box } = sizeOfDrawing(root);
  const scale = DRAWING_EDGE / Math.max(box.width, box.height);
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(box.height * scale));
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${box.width} ${box.height}`);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  const bitmap = await imageOf(new XMLSerializer().serializeToString(svg));
  return { bitmap, width, height, shown: own };
}

async function imageOf(markup: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = url;
  await image.decode().finally(() => URL.revokeObjectURL(url));
  return image;
}
