import { boundsOf, boundsOfAll, type Box } from '../geometry/box';
import { SLIDE, type SlideElement } from '../model/deck';
import { changeEach, type Document } from './document';
import { tidy, unlocked } from './elements';

export type Alignment = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom';

/** Aligns the selected elements with one another, or a single element with the slide. */
export function align(doc: Document, to: Alignment): Document {
  const movable = unlocked(doc);
  const frame =
    movable.length > 1
      ? boundsOfAll(movable)
      : { x: 0, y: 0, width: SLIDE.width, height: SLIDE.height };
  if (!frame) return doc;
  return moveEach(doc, movable, (box) => alignedStart(box, frame, to));
}

/** Spaces at least three elements evenly. */
export function distribute(doc: Document, axis: 'x' | 'y'): Document {
  const length = axis === 'x' ? 'width' : 'height';
  const movable = unlocked(doc);
  const boxes = movable
    .map((element) => ({ id: element.id, box: boundsOf(element) }))
    .sort((a, b) => a.box[axis] - b.box[axis]);
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (boxes.length < 3 || !first || !last) return doc;
  const totalLength = last.box[axis] + last.box[length] - first.box[axis];
  const gap =
    (totalLength - boxes.reduce((sum, { box }) => sum + box[length], 0)) / (boxes.length - 1);
  const starts = new Map<string, number>();
  let position = first.box[axis];
  for (const { id, box } of boxes) {
    starts.set(id, position);
    position += box[length] + gap;
  }
  return moveEach(doc, movable, (_, id) => ({ [axis]: starts.get(id) }));
}

type Start = { readonly x?: number | undefined; readonly y?: number | undefined };

function moveEach(
  doc: Document,
  elements: readonly SlideElement[],
  startOf: (box: Box, id: string) => Start,
): Document {
  return changeEach(
    doc,
    elements.map(({ id }) => id),
    (element) => {
      const box = boundsOf(element);
      const start = startOf(box, element.id);
      const x = tidy(element.x + (start.x ?? box.x) - box.x);
      const y = tidy(element.y + (start.y ?? box.y) - box.y);
      return x === element.x && y === element.y ? element : { ...element, x, y };
    },
  );
}

function alignedStart(box: Box, frame: Box, to: Alignment): Start {
  const starts: Record<Alignment, Start> = {
    left: { x: frame.x },
    centre: { x: frame.x + (frame.width - box.width) / 2 },
    right: { x: frame.x + frame.width - box.width },
    top: { y: frame.y },
    middle: { y: frame.y + (frame.height - box.height) / 2 },
    bottom: { y: frame.y + frame.height - box.height },
  };
  return starts[to];
}
