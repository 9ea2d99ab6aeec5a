import { boundsOf, unionBoundsOf, type Box } from '../geometry/box';
import { slideSizeOf } from '../model/deck-constants';
import type { SlideElement } from '../elements/slide-element';
import { changeElementsById, type EditorDocument } from './editor-document';
import { roundPx, unlockedSelectionOf } from './elements';

type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Aligns the selected elements with one another, or a single element with the slide. */
export function alignSelection(doc: EditorDocument, to: Alignment): EditorDocument {
  const movable = unlockedSelectionOf(doc);
  const frame =
    movable.length > 1 ? unionBoundsOf(movable) : { x: 0, y: 0, ...slideSizeOf(doc.deck) };
  if (!frame) return doc;
  return moveElementsToStart(doc, movable, (box) => alignedStartOf(box, frame, to));
}

/** Spaces at least three elements evenly. */
export function distributeSelection(doc: EditorDocument, axis: 'x' | 'y'): EditorDocument {
  const length = axis === 'x' ? 'width' : 'height';
  const movable = unlockedSelectionOf(doc);
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
  return moveElementsToStart(doc, movable, (_, id) => ({ [axis]: starts.get(id) }));
}

type AlignedStart = { readonly x?: number | undefined; readonly y?: number | undefined };

function moveElementsToStart(
  doc: EditorDocument,
  elements: readonly SlideElement[],
  startOf: (box: Box, id: string) => AlignedStart,
): EditorDocument {
  return changeElementsById(
    doc,
    elements.map(({ id }) => id),
    (element) => {
      const box = boundsOf(element);
      const start = startOf(box, element.id);
      const x = roundPx(element.x + (start.x ?? box.x) - box.x);
      const y = roundPx(element.y + (start.y ?? box.y) - box.y);
      return x === element.x && y === element.y ? element : { ...element, x, y };
    },
  );
}

function alignedStartOf(box: Box, frame: Box, to: Alignment): AlignedStart {
  const starts: Record<Alignment, AlignedStart> = {
    left: { x: frame.x },
    center: { x: frame.x + (frame.width - box.width) / 2 },
    right: { x: frame.x + frame.width - box.width },
    top: { y: frame.y },
    middle: { y: frame.y + (frame.height - box.height) / 2 },
    bottom: { y: frame.y + frame.height - box.height },
  };
  return starts[to];
}
