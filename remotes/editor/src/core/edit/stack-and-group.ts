import type { SlideElement } from '../elements/slide-element';
import { newId } from '../model/create';
import {
  changeElementsById,
  changeElements,
  type EditorDocument,
  selectedElementsOf,
} from './editor-document';
import { enteredGroupsOf, gatherGroups, membersOf, unitsOf } from './groups';
import { selectedGroupOf } from './elements';

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
