import type { SlideElement } from '../elements/slide-element';
import { newId } from '../model/create';
import { currentSlideOf, type EditorDocument, selectedElementsOf } from './editor-document';

type Grouped = Pick<SlideElement, 'groupIds'>;

/** Puts elements into a new group around those that they are in; one alone needs none. */
export function groupElements(elements: readonly SlideElement[]): readonly SlideElement[] {
  const added = newId();
  return elements.length < 2
    ? elements
    : elements.map((element) => ({ ...element, groupIds: [added, ...element.groupIds] }));
}

/** Elements of a group and of the groups in it, in drawing order. */
export function membersOf(
  elements: readonly SlideElement[],
  groupId: string,
): readonly SlideElement[] {
  return elements.filter(({ groupIds }) => groupIds.includes(groupId));
}

/** Groups that hold all of these, outermost first. */
export function sharedGroupsOf([first, ...others]: readonly Grouped[]): readonly string[] {
  const ids = first?.groupIds ?? [];
  return ids.filter((id) => others.every(({ groupIds }) => groupIds.includes(id)));
}

/** Groups that are entered: those around the selection that hold more than it, outermost first. */
export function enteredGroupsOf(doc: EditorDocument): readonly string[] {
  const selected = selectedElementsOf(doc);
  const { elements } = currentSlideOf(doc);
  return sharedGroupsOf(selected).filter((id) => membersOf(elements, id).length > selected.length);
}

/** Expands ids to the groups that they stand for inside the entered ones. */
export function expandIdsToGroups(
  doc: EditorDocument,
  ids: readonly string[],
  entered: readonly string[] = [],
): readonly string[] {
  const { elements } = currentSlideOf(doc);
  const idSet = new Set(ids);
  const groups = new Set(
    elements.flatMap(({ id, groupIds }) =>
      idSet.has(id) ? (groupIds.find((group) => !entered.includes(group)) ?? []) : [],
    ),
  );
  const members = elements.filter(({ groupIds }) => groupIds.some((id) => groups.has(id)));
  return Array.from(new Set([...ids, ...members.map(({ id }) => id)]));
}

/** Lone elements and groups at a depth of the tree, in drawing order. */
export function unitsOf(
  elements: readonly SlideElement[],
  depth: number,
): readonly (readonly SlideElement[])[] {
  const units: SlideElement[][] = [];
  for (const element of elements) {
    const last = units.at(-1);
    const group = element.groupIds[depth];
    if (last && group !== undefined && last[0]?.groupIds[depth] === group) last.push(element);
    else units.push([element]);
  }
  return units;
}

/** Draws the members of every group together, where its topmost one was. */
export function gatherGroups(
  elements: readonly SlideElement[],
  depth = 0,
): readonly SlideElement[] {
  return elements.flatMap((element, index) => {
    const group = element.groupIds[depth];
    if (group === undefined) return [element];
    const isMember = ({ groupIds }: Grouped) => groupIds[depth] === group;
    return elements.findLastIndex(isMember) === index
      ? gatherGroups(elements.filter(isMember), depth + 1)
      : [];
  });
}
