/** Page as pixels of three bytes. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Reads a page as written by `pdftoppm`. */
export function readPpm(file: Buffer): Raster {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 64));
  if (!head) throw new Error('This is no PPM file.');
  const [header, width, height] = head;
  return {
    width: Number(width),
    height: Number(height),
    rgb: new Uint8Array(file.subarray(header.length)),
  };
}

/** An eighth of the range from black to white: smaller differences are not noticeable on a full page. */
const MIN_VISIBLE_DIFFERENCE = 32;

/**
 * Ratio of a page's pixels that visibly differ. Both pages are blurred by a pixel first, because programs antialias
 * letters differently; remaining differences are in position, colour or content.
 */
export function pageDifferenceOf(one: Raster, other: Raster): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const [first, second] = [blurPage(one), blurPage(other)];
  let differentPixels = 0;
  for (let at = 0; at < first.length; at += 3)
    if (
      [0, 1, 2].some(
        (channel) =>
          absoluteDifferenceOf(first[at + channel], second[at + channel]) > MIN_VISIBLE_DIFFERENCE,
      )
    )
      differentPixels += 1;
  return differentPixels / (one.width * one.height);
}

function absoluteDifferenceOf(one = 0, other = 0): number {
  return Math.abs(one - other);
}

/** Averages each pixel with its neighbours. */
function blurPage({ width, height, rgb }: Raster): Uint8Array {
  return blurLines(blurLines(rgb, { count: height, step: width * 3, next: 3, length: width }), {
    count: width,
    step: 3,
    next: width * 3,
    length: height,
  });
}

interface Lines {
  readonly count: number;
  /** Offsets to the next line, and to the next pixel of a line. */
  readonly step: number;
  readonly next: number;
  readonly length: number;
}

function blurLines(from: Uint8Array, { count, step, next, length }: Lines): Uint8Array {
  const to = new Uint8Array(from.length);
  for (let line = 0; line < count; line += 1)
    for (let pixel = 0; pixel < length; pixel += 1) {
      const at = line * step + pixel * next;
      const before = pixel === 0 ? at : at - next;
      const after = pixel === length - 1 ? at : at + next;
      for (let channel = 0; channel < 3; channel += 1)
        to[at + channel] = Math.round(
          ((from[before + channel] ?? 0) +
            (from[at + channel] ?? 0) +
            (from[after + channel] ?? 0)) /
            3,
        );
    }
  return to;
}
