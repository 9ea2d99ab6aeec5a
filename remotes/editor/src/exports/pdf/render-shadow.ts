import { readPixels } from './load-pictures';

interface Shadow {
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly blur: number;
  readonly radius: number;
}

/** Draws the shadow of a box as pixels, which is larger than the box by its blur on every side. */
export function renderShadow({ width, height, color, blur, radius }: Shadow): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width + 2 * blur);
  canvas.height = Math.ceil(height + 2 * blur);
  const context = canvas.getContext('2d');
  if (!context) return new ImageData(1, 1);
  context.shadowColor = color;
  context.shadowBlur = blur;
  // The box itself is drawn outside, so that only its shadow is seen.
  context.shadowOffsetX = canvas.width * 2;
  context.beginPath();
  context.roundRect(blur - canvas.width * 2, blur, width, height, Math.min(radius, width / 2));
  context.fill();
  return readPixels(canvas);
}
