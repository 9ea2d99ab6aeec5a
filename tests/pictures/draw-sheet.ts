import type { Page } from '@playwright/test';

/** Cell of a sheet: the column and row of its upper left corner, and how many columns and rows it spans. */
export type Cell = readonly [column: number, row: number, span: number];

interface Sheet {
  readonly pictures: readonly Buffer[];
  readonly cells: readonly Cell[];
  readonly cellWidth: number;
  /** Height of a cell divided by its width. */
  readonly cellRatio?: number;
  readonly gap?: number;
  readonly radius?: number;
}

const SLIDE_RATIO = 9 / 16;

/**
 * Draws pictures side by side as one WebP, in the widths given, the largest first. Gaps are transparent; a thin edge
 * keeps a slide apart from a page of its color.
 */
export async function drawSheet(
  page: Page,
  { pictures, cells, cellWidth, cellRatio = SLIDE_RATIO, gap = 12, radius = 6 }: Sheet,
  shares: readonly number[] = [1],
): Promise<{ files: Buffer[]; width: number; height: number }> {
  const sources = pictures.map((each) => `data:image/png;base64,${each.toString('base64')}`);
  const cellHeight = cellWidth * cellRatio;
  const boxes = cells.map(([column, row, span]) => [
    column * (cellWidth + gap),
    row * (cellHeight + gap),
    span * cellWidth + (span - 1) * gap,
    span * cellHeight + (span - 1) * gap,
  ]);
  const width = Math.round(Math.max(...boxes.map(([x = 0, , w = 0]) => x + w)));
  const height = Math.round(Math.max(...boxes.map(([, y = 0, , h = 0]) => y + h)));
  const encoded = await page.evaluate(paint, { sources, boxes, width, height, radius, shares });
  return { files: encoded.map((each) => Buffer.from(each, 'base64')), width, height };
}

/** Runs inside the page. Each picture covers its box. */
async function paint(sheet: {
  sources: string[];
  boxes: number[][];
  width: number;
  height: number;
  radius: number;
  shares: readonly number[];
}): Promise<string[]> {
  const { sources, boxes, width, height, radius, shares } = sheet;
  const images = await Promise.all(
    sources.map(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image;
    }),
  );
  return shares.map((share) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(width * share), Math.round(height * share)];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.imageSmoothingQuality = 'high';
    context.scale(share, share);
    for (const [index, [x = 0, y = 0, w = 0, h = 0]] of boxes.entries()) {
      const image = images[index];
      if (!image) continue;
      const zoom = Math.max(w / image.naturalWidth, h / image.naturalHeight);
      const [cutWidth, cutHeight] = [w / zoom, h / zoom];
      context.save();
      context.beginPath();
      context.roundRect(x, y, w, h, radius);
      context.clip();
      const left = (image.naturalWidth - cutWidth) / 2;
      const top = (image.naturalHeight - cutHeight) / 2;
      context.drawImage(image, left, top, cutWidth, cutHeight, x, y, w, h);
      if (radius > 0) {
        // Inside the clip, which leaves half of the line.
        [context.strokeStyle, context.lineWidth] = ['rgb(130 120 108 / 45%)', 4];
        context.stroke();
      }
      context.restore();
    }
    return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
  });
}
