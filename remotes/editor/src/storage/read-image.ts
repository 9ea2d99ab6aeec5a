const LONG_EDGE = 2560;
const KEPT_BYTES = 1.5 * 1024 * 1024;
const KEPT_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export class NotAnImage extends Error {}

export interface ReadImage {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/** Takes in a picture: small ones as they are, large ones at 2,560 px, everything as JPEG or PNG. */
export async function readImage(file: Blob): Promise<ReadImage> {
  const bitmap = await bitmapOf(file);
  const scale = Math.min(1, LONG_EDGE / Math.max(bitmap.width, bitmap.height));
  const isKept = scale === 1 && file.size <= KEPT_BYTES && KEPT_TYPES.includes(file.type);
  if (isKept) return { blob: file, width: bitmap.width, height: bitmap.height };
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
  if (!blob) throw new NotAnImage('The browser could not read this image.');
  return { blob, width, height };
}

async function bitmapOf(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return file.type === 'image/svg+xml' ? await drawingOf(file) : await createImageBitmap(file);
  } catch {
    throw new NotAnImage(
      'This file is not an image the browser can show. Use a JPEG, PNG or WebP.',
    );
  }
}

/** A drawing becomes pixels, so that no script or address in it survives. */
async function drawingOf(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  const image = new Image(1600);
  image.src = url;
  await image.decode().finally(() => URL.revokeObjectURL(url));
  if (image.naturalWidth === 0) image.width = 1600;
  return image;
}
