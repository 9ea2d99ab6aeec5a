const SIDE = 128;

/**
 * Samples a picture at 128 × 128 pixels, as RGBA bytes. Pixels are picked, not averaged, so that a small lamp in a
 * night scene keeps its color.
 */
export async function pixelsOf(blob: Blob): Promise<Uint8ClampedArray> {
  const bitmap = await createImageBitmap(blob);
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d');
  if (!context) return new Uint8ClampedArray();
  context.imageSmoothingEnabled = false;
  context.drawImage(bitmap, 0, 0, SIDE, SIDE);
  bitmap.close();
  return context.getImageData(0, 0, SIDE, SIDE).data;
}
