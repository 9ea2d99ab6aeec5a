const SIDE_PX = 128;

/**
 * Samples a picture at 128 × 128 pixels, as RGBA bytes. Pixels are picked, not averaged, so that a small lamp in a
 * night scene keeps its color.
 */
export async function samplePixels(blob: Blob): Promise<Uint8ClampedArray> {
  const bitmap = await createImageBitmap(blob);
  const context = new OffscreenCanvas(SIDE_PX, SIDE_PX).getContext('2d');
  if (!context) return new Uint8ClampedArray();
  context.imageSmoothingEnabled = false;
  context.drawImage(bitmap, 0, 0, SIDE_PX, SIDE_PX);
  bitmap.close();
  return context.getImageData(0, 0, SIDE_PX, SIDE_PX).data;
}
