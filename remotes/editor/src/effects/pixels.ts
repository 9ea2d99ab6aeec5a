const SIDE = 128;

/**
 * A picture in few pixels, one after the other, each as red, green, blue and how solid it is. They are
 * picked, not mixed: a lamp in the night is small, and must not become brown.
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
