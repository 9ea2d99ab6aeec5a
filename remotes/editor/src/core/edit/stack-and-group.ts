import type { SlideElement } from '../elements/slide-element';
import { boundsOf, unionBoundsOf, type Box } from '../geometry/box';
import { newId } from '../model/create';
import { slideSizeOf } from '../model/deck-constants';
import {
  changeElementsById,
  changeElements,
  type EditorDocument,
  selectedElementsOf,
} from './editor-document';
import { selectedGroupOf, roundPx, unlockedSelectionOf } from './elements';
import { enteredGroupsOf, gatherGroups, membersOf, unitsOf } from './groups';

type StackingDirection = 'forward' | 'backward' | 'front' | 'back';

/** Moves the selection in the drawing order of the group that is entered, and keeps its internal order. */
export function reorderSelection(
  doc: EditorDocument,
  direction: StackingDirection,
): EditorDocument {
  const selectedIds = new Set(doc.selection);
  if (selectedIds.size === 0) return doc;
  const entered = enteredGroupsOf(doc);
  const group = entered.at(-1);
  return changeElements(doc, (elements) => {
    const siblings = group === undefined ? elements : membersOf(elements, group);
    const units = unitsOf(siblings, entered.length);
    const moved = reorderUnits(units, selectedIds, direction).flat().values();
    const next = elements.map((element) =>
      siblings.includes(element) ? (moved.next().value ?? element) : element,
    );
    return next.every((element, index) => element === elements[index]) ? elements : next;
  });
}

/** Groups the selection in the group that is entered. Groups stay together if all of them is selected. */
export function groupSelection(doc: EditorDocument): EditorDocument {
  if (selectedGroupOf(doc).length > 0) return doc;
  const entered = enteredGroupsOf(doc);
  const selectedIds = new Set(doc.selection);
  const added = newId();
  return changeElements(doc, (elements) => {
    const isWhole = (group: string) =>
      membersOf(elements, group).every(({ id }) => selectedIds.has(id));
    const grouped = elements.map((element) =>
      selectedIds.has(element.id)
        ? { ...element, groupIds: [...entered, added, ...element.groupIds.filter(isWhole)] }
        : element,
    );
    return gatherGroups(grouped);
  });
}

/** Dissolves the selected groups, or takes what is selected out of the group that is entered. */
export function ungroupSelection(doc: EditorDocument): EditorDocument {
  const entered = enteredGroupsOf(doc);
  const next = changeElementsById(doc, doc.selection, (element) => {
    const { groupIds } = element;
    const group = groupIds.find((id) => !entered.includes(id)) ?? groupIds.at(-1);
    return group === undefined
      ? element
      : { ...element, groupIds: groupIds.filter((id) => id !== group) };
  });
  return next === doc ? doc : changeElements(next, (elements) => gatherGroups(elements));
}

/** Locks the selection, or unlocks it if all of it is locked. */
export function toggleSelectionLock(doc: EditorDocument): EditorDocument {
  const locked = !selectedElementsOf(doc).every((element) => element.locked);
  return changeElementsById(doc, doc.selection, (element) => ({ ...element, locked }));
}

type Unit = readonly SlideElement[];

function reorderUnits(
  units: readonly Unit[],
  selectedIds: ReadonlySet<string>,
  direction: StackingDirection,
): readonly Unit[] {
  const isSelected = (unit: Unit) => unit.some(({ id }) => selectedIds.has(id));
  const selected = units.filter(isSelected);
  const others = units.filter((unit) => !isSelected(unit));
  if (direction === 'front') return [...others, ...selected];
  if (direction === 'back') return [...selected, ...others];
  return direction === 'forward'
    ? moveOneForward(units, isSelected)
    : moveOneForward(units.toReversed(), isSelected).toReversed();
}

function moveOneForward(units: readonly Unit[], isSelected: (unit: Unit) => boolean) {
  const next = [...units];
  for (let index = next.length - 2; index >= 0; index -= 1) {
    const [current, above] = [next[index], next[index + 1]];
    if (current && above && isSelected(current) && !isSelected(above)) {
      next[index] = above;
      next[index + 1] = current;
    }
  }
  return next;
}

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
