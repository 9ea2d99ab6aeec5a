import { clampElement } from '../../core/edit/elements';
import type { Box } from '../../core/geometry/box';
import type { ImageElement } from './image-schema';
import type { Slide } from '../../core/model/deck-schema';

const MARGIN = 24;
const GUTTER = 12;

/**
 * Arranges the slide's images in justified rows with equal gutters. Each row is as wide as the slide; row heights
 * follow from the aspect ratios and are then scaled to the slide, so all pictures are cropped equally and little. A
 * second call rotates the order by one.
 */
export function arrangeMoodBoard(slide: Slide, size: Pick<Box, 'width' | 'height'>): Slide {
  const images = slide.elements.filter(
    (element): element is ImageElement => element.type === 'image' && !element.locked,
  );
  const [first, ...rest] = images;
  if (!first) return slide;
  const boxes = layOutRows(images.map(aspectRatioOf), size);
  const order = hasMoodBoardLayout(images, boxes) ? [...rest, first] : images;
  const orderedBoxes = layOutRows(order.map(aspectRatioOf), size);
  const boxOf = new Map(order.map((image, index) => [image.id, orderedBoxes[index]]));
  const others = slide.elements.filter(({ id }) => !boxOf.has(id));
  const board = order.map((image) =>
    clampElement({ ...image, ...boxOf.get(image.id), rotation: 0, fit: 'cover' as const }),
  );
  return { ...slide, elements: [...board, ...others] };
}

function layOutRows(
  ratios: readonly number[],
  size: Pick<Box, 'width' | 'height'>,
): readonly Box[] {
  const area = { width: size.width - 2 * MARGIN, height: size.height - 2 * MARGIN };
  const rows = chooseRows(ratios, area.width / area.height);
  const natural = rows.map((row) => 1 / sum(row));
  const scale = (area.height - GUTTER * (rows.length - 1)) / sum(natural);
  let y = MARGIN;
  return rows.flatMap((row, index) => {
    const height = (natural[index] ?? 0) * scale;
    const availableWidth = area.width - GUTTER * (row.length - 1);
    let x = MARGIN;
    const boxes = row.map((ratio) => {
      const width = (availableWidth * ratio) / sum(row);
      const box = { x, y, width, height };
      x += width + GUTTER;
      return box;
    });
    y += height + GUTTER;
    return boxes;
  });
}

/** Number of rows that crops least: its stacked height is nearest to the area's. */
function chooseRows(ratios: readonly number[], areaRatio: number): readonly (readonly number[])[] {
  const choices = Array.from({ length: Math.min(4, ratios.length) }, (_, index) =>
    splitEvenly(ratios, index + 1),
  );
  const crop = (rows: readonly (readonly number[])[]) =>
    Math.abs(Math.log(sum(rows.map((row) => 1 / sum(row))) * areaRatio));
  return choices.reduce((best, rows) => (crop(rows) < crop(best) ? rows : best));
}

function splitEvenly(ratios: readonly number[], count: number): readonly (readonly number[])[] {
  return Array.from({ length: count }, (_, row) =>
    ratios.slice(
      Math.floor((row * ratios.length) / count),
      Math.floor(((row + 1) * ratios.length) / count),
    ),
  );
}

function hasMoodBoardLayout(images: readonly ImageElement[], boxes: readonly Box[]): boolean {
  return images.every((image, index) => {
    const box = boxes[index];
    return box && Math.abs(image.x - box.x) < 0.1 && Math.abs(image.y - box.y) < 0.1;
  });
}

function aspectRatioOf(image: ImageElement): number {
  return Math.min(4, Math.max(0.25, image.naturalWidth / image.naturalHeight));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
