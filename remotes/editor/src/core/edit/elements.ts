import { kindOf } from '../elements/kinds';
import { normalizeAngle, type Point } from '../geometry/box';
import type { SlideElement } from '../elements/slide-element';
import type { TextStyle } from '../model/rich-text-schema';
import { newId } from '../model/create';
import {
  changeElementsById,
  changeElements,
  type EditorDocument,
  findElement,
  selectedElementsOf,
  currentSlideOf,
} from './editor-document';
import { enteredGroupsOf, expandIdsToGroups, membersOf, sharedGroupsOf } from './groups';

const MAX_COORDINATE_PX = 20_000;

export function addElements(
  doc: EditorDocument,
  newElements: readonly SlideElement[],
): EditorDocument {
  if (newElements.length === 0) return doc;
  const next = changeElements(doc, (elements) => [...elements, ...newElements]);
  return { ...next, selection: newElements.map(({ id }) => id) };
}

export function removeElements(doc: EditorDocument, ids: readonly string[]): EditorDocument {
  const removedIds = new Set(ids);
  const next = changeElements(doc, (elements) => {
    const remaining = elements.filter(({ id }) => !removedIds.has(id));
    return remaining.length === elements.length ? elements : remaining;
  });
  return { ...next, selection: doc.selection.filter((id) => !removedIds.has(id)) };
}

export function selectWithGroups(doc: EditorDocument, ids: readonly string[]): EditorDocument {
  return selectOnly(doc, expandIdsToGroups(doc, ids));
}

/** Selects exactly these elements, without the rest of their groups. */
export function selectOnly(doc: EditorDocument, ids: readonly string[]): EditorDocument {
  return hasSameIds(ids, doc.selection) ? doc : { ...doc, selection: ids };
}

/** Selects the whole group of a pressed element, or what it stands for in the groups that are entered. */
export function selectElementOrGroup(doc: EditorDocument, id: string): EditorDocument {
  return selectOnly(doc, expandIdsToGroups(doc, [id], enteredGroupsOf(doc)));
}

/** Members of the group that is exactly the selection; empty for any other selection. */
export function selectedGroupOf(doc: EditorDocument): readonly SlideElement[] {
  const elements = selectedElementsOf(doc);
  const isWhole = sharedGroupsOf(elements).length > enteredGroupsOf(doc).length;
  return isWhole && elements.length > 1 ? elements : [];
}

/** Enters the selected group at one of its elements: selects the group in it, or the element alone. */
export function enterGroup(doc: EditorDocument, id: string): EditorDocument {
  const { elements } = currentSlideOf(doc);
  const isAround = (group: string) => membersOf(elements, group).length >= doc.selection.length;
  const entered = findElement(doc, id)?.groupIds.filter(isAround);
  return selectOnly(doc, expandIdsToGroups(doc, [id], entered));
}

/** Leaves the innermost group that is entered, and selects it; clears any other selection. */
export function expandOrClearSelection(doc: EditorDocument): EditorDocument {
  const group = enteredGroupsOf(doc).at(-1);
  const members = group === undefined ? [] : membersOf(currentSlideOf(doc).elements, group);
  return { ...doc, selection: members.map(({ id }) => id) };
}

export function toggleElementSelection(doc: EditorDocument, id: string): EditorDocument {
  const around = findElement(doc, id)?.groupIds ?? [];
  const entered = enteredGroupsOf(doc).filter((group) => around.includes(group));
  const unit = new Set(expandIdsToGroups(doc, [id], entered));
  return doc.selection.includes(id)
    ? { ...doc, selection: doc.selection.filter((other) => !unit.has(other)) }
    : selectOnly(doc, expandIdsToGroups(doc, [...doc.selection, id], entered));
}

export function moveElements(
  doc: EditorDocument,
  ids: readonly string[],
  delta: Point,
): EditorDocument {
  if (delta.x === 0 && delta.y === 0) return doc;
  return changeElementsById(doc, ids, (element) =>
    element.locked
      ? element
      : { ...element, x: roundPx(element.x + delta.x), y: roundPx(element.y + delta.y) },
  );
}

export type ElementPatch = Partial<
  Pick<SlideElement, 'x' | 'y' | 'width' | 'height' | 'rotation' | 'opacity' | 'alt'>
>;

/** Sets geometry and description, clamped to the ranges of the model. */
export function patchElements(
  doc: EditorDocument,
  ids: readonly string[],
  patch: ElementPatch,
): EditorDocument {
  return changeElementsById(doc, ids, (element) => clampElement({ ...element, ...patch }));
}

export function setTextStyle(
  doc: EditorDocument,
  ids: readonly string[],
  style: Partial<TextStyle>,
): EditorDocument {
  return changeElementsById(
    doc,
    ids,
    (element) => kindOf(element).setTextStyle?.(element, style) ?? element,
  );
}

/** Copies elements with new ids and the groups that they share, shifted by an offset. */
export function copyElements(
  elements: readonly SlideElement[],
  shift: Point,
): readonly SlideElement[] {
  const ids = new Map(elements.map(({ id }) => [id, newId()]));
  const groups = new Map(
    elements
      .flatMap(({ groupIds }) => groupIds)
      .filter((id, index, all) => all.indexOf(id) !== index)
      .map((id) => [id, newId()]),
  );
  return elements.map((element) => ({
    ...(kindOf(element).remapReferences?.(element, ids) ?? element),
    id: ids.get(element.id) ?? newId(),
    groupIds: element.groupIds.flatMap((id) => groups.get(id) ?? []),
    x: roundPx(element.x + shift.x),
    y: roundPx(element.y + shift.y),
  }));
}

export function unlockedSelectionOf(doc: EditorDocument): readonly SlideElement[] {
  return selectedElementsOf(doc).filter(({ locked }) => !locked);
}

export function clampElement<T extends SlideElement>(element: T): T {
  return {
    ...element,
    x: roundPx(element.x),
    y: roundPx(element.y),
    width: roundPx(Math.max(1, element.width)),
    height: roundPx(Math.max(1, element.height)),
    rotation: normalizeAngle(element.rotation),
    opacity: Math.min(1, Math.max(0, element.opacity)),
    alt: element.alt.slice(0, 500),
  };
}

/** Rounds to hundredths of a pixel, so that repeated edits don't drift. */
export function roundPx(value: number): number {
  const rounded =
    Math.round(Math.min(MAX_COORDINATE_PX, Math.max(-MAX_COORDINATE_PX, value)) * 100) / 100;
  return rounded === 0 ? 0 : rounded;
}

function hasSameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
