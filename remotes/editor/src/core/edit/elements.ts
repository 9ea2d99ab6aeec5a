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
  expandIdsToGroups,
} from './editor-document';

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
  const selection = expandIdsToGroups(doc, ids);
  return hasSameIds(selection, doc.selection) ? doc : { ...doc, selection };
}

/** Selects exactly these elements, without the rest of their groups. */
export function selectOnly(doc: EditorDocument, ids: readonly string[]): EditorDocument {
  return hasSameIds(ids, doc.selection) ? doc : { ...doc, selection: ids };
}

/** Selects the whole group of a pressed element, or the element alone if its group is entered. */
export function selectElementOrGroup(doc: EditorDocument, id: string): EditorDocument {
  const groupId = findElement(doc, id)?.groupId;
  return groupId && groupId === enteredGroupIdOf(doc)
    ? selectOnly(doc, [id])
    : selectWithGroups(doc, [id]);
}

/** A group is entered while only some of its members, and nothing else, are selected. */
function enteredGroupIdOf(doc: EditorDocument): string | null {
  const [first, ...others] = selectedElementsOf(doc);
  const groupId = first?.groupId;
  if (!groupId || others.some((other) => other.groupId !== groupId)) return null;
  return expandIdsToGroups(doc, [first.id]).length > doc.selection.length ? groupId : null;
}

/** Members of the group that is exactly the selection; empty for any other selection. */
export function selectedGroupOf(doc: EditorDocument): readonly SlideElement[] {
  const elements = selectedElementsOf(doc);
  const groupId = elements[0]?.groupId;
  const isOne = groupId && elements.every((element) => element.groupId === groupId);
  return isOne && enteredGroupIdOf(doc) === null ? elements : [];
}

/** Expands the selection from a member to its group; clears any other selection. */
export function expandOrClearSelection(doc: EditorDocument): EditorDocument {
  return enteredGroupIdOf(doc) === null
    ? { ...doc, selection: [] }
    : selectWithGroups(doc, doc.selection);
}

export function toggleElementSelection(doc: EditorDocument, id: string): EditorDocument {
  const enteredGroupId = enteredGroupIdOf(doc);
  const isInside = enteredGroupId !== null && findElement(doc, id)?.groupId === enteredGroupId;
  const memberIds = new Set(isInside ? [id] : expandIdsToGroups(doc, [id]));
  if (isInside && !doc.selection.includes(id)) return selectOnly(doc, [...doc.selection, id]);
  return doc.selection.includes(id)
    ? { ...doc, selection: doc.selection.filter((other) => !memberIds.has(other)) }
    : selectWithGroups(doc, [...doc.selection, id]);
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

/** Copies elements with new ids and groups, shifted by an offset. */
export function copyElements(
  elements: readonly SlideElement[],
  shift: Point,
): readonly SlideElement[] {
  const groups = new Map<string, string>();
  const ids = new Map(elements.map(({ id }) => [id, newId()]));
  return elements.map((element) => {
    const groupId = element.groupId && (groups.get(element.groupId) ?? newId());
    if (element.groupId && groupId) groups.set(element.groupId, groupId);
    return {
      ...(kindOf(element).remapReferences?.(element, ids) ?? element),
      id: ids.get(element.id) ?? newId(),
      groupId,
      x: roundPx(element.x + shift.x),
      y: roundPx(element.y + shift.y),
    };
  });
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
