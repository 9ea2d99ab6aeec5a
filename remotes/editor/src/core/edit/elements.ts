import { normaliseAngle, type Point } from '../geometry/box';
import type { LineElement, LineEnd, ShapeElement, SlideElement } from '../model/deck';
import type { TextStyle, Words } from '../model/words';
import { newId } from '../model/ids';
import { settled, withStyle, withWords } from '../text/marks';
import {
  changeEach,
  changeElements,
  type Document,
  findElement,
  selectedOf,
  withGroups,
} from './document';

const FAR = 20_000;

export function addElements(doc: Document, newElements: readonly SlideElement[]): Document {
  if (newElements.length === 0) return doc;
  const next = changeElements(doc, (elements) => [...elements, ...newElements]);
  return { ...next, selection: newElements.map(({ id }) => id) };
}

export function removeElements(doc: Document, ids: readonly string[]): Document {
  const removedIds = new Set(ids);
  const next = changeElements(doc, (elements) => {
    const remaining = elements.filter(({ id }) => !removedIds.has(id));
    return remaining.length === elements.length ? elements : remaining;
  });
  return { ...next, selection: doc.selection.filter((id) => !removedIds.has(id)) };
}

export function select(doc: Document, ids: readonly string[]): Document {
  const selection = withGroups(doc, ids);
  return sameIds(selection, doc.selection) ? doc : { ...doc, selection };
}

/** Selects exactly these elements, without the rest of their groups. */
export function pick(doc: Document, ids: readonly string[]): Document {
  return sameIds(ids, doc.selection) ? doc : { ...doc, selection: ids };
}

/** Selects the whole group of a pressed element, or the element alone if its group is entered. */
export function selectAt(doc: Document, id: string): Document {
  const groupId = findElement(doc, id)?.groupId;
  return groupId && groupId === enteredGroup(doc) ? pick(doc, [id]) : select(doc, [id]);
}

/** A group is entered while only some of its members, and nothing else, are selected. */
export function enteredGroup(doc: Document): string | null {
  const [first, ...others] = selectedOf(doc);
  const groupId = first?.groupId;
  if (!groupId || others.some((other) => other.groupId !== groupId)) return null;
  return withGroups(doc, [first.id]).length > doc.selection.length ? groupId : null;
}

/** Members of the group that is exactly the selection; empty for any other selection. */
export function wholeGroup(doc: Document): readonly SlideElement[] {
  const elements = selectedOf(doc);
  const groupId = elements[0]?.groupId;
  const isOne = groupId && elements.every((element) => element.groupId === groupId);
  return isOne && enteredGroup(doc) === null ? elements : [];
}

/** Expands the selection from a member to its group; clears any other selection. */
export function stepOut(doc: Document): Document {
  return enteredGroup(doc) === null ? { ...doc, selection: [] } : select(doc, doc.selection);
}

export function toggleSelected(doc: Document, id: string): Document {
  const enteredGroupId = enteredGroup(doc);
  const isInside = enteredGroupId !== null && findElement(doc, id)?.groupId === enteredGroupId;
  const memberIds = new Set(isInside ? [id] : withGroups(doc, [id]));
  if (isInside && !doc.selection.includes(id)) return pick(doc, [...doc.selection, id]);
  return doc.selection.includes(id)
    ? { ...doc, selection: doc.selection.filter((other) => !memberIds.has(other)) }
    : select(doc, [...doc.selection, id]);
}

export function moveBy(doc: Document, ids: readonly string[], delta: Point): Document {
  if (delta.x === 0 && delta.y === 0) return doc;
  return changeEach(doc, ids, (element) =>
    element.locked
      ? element
      : { ...element, x: tidy(element.x + delta.x), y: tidy(element.y + delta.y) },
  );
}

export type Patch = Partial<
  Pick<SlideElement, 'x' | 'y' | 'width' | 'height' | 'rotation' | 'opacity' | 'alt'>
>;

/** Sets geometry and description, clamped to the ranges of the model. */
export function patchElements(doc: Document, ids: readonly string[], patch: Patch): Document {
  return changeEach(doc, ids, (element) => fitted({ ...element, ...patch }));
}

export function styleText(
  doc: Document,
  ids: readonly string[],
  style: Partial<TextStyle>,
): Document {
  return changeEach(doc, ids, (element) => {
    if (element.type === 'text') return withStyle(element, style);
    if (element.type !== 'table' && element.type !== 'chart') return element;
    const { fontSize, fontFamily, color } = { ...element, ...style };
    return { ...element, fontSize, fontFamily, color };
  });
}

export type Paint = {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
} & Partial<Pick<ShapeElement, 'radius' | 'points' | 'tip' | 'link'>>;

export function paintShapes(doc: Document, ids: readonly string[], paint: Paint): Document {
  return changeEach(doc, ids, (element) =>
    element.type === 'shape' ? { ...element, ...paint } : element,
  );
}

export function writeText(doc: Document, id: string, words: Words, height: number): Document {
  return changeEach(doc, [id], (element) => {
    if (element.type !== 'text') return element;
    const neededHeight = element.overflow === 'grow' ? Math.min(FAR, Math.ceil(height)) : 0;
    const newHeight = Math.max(element.height, neededHeight);
    const isSame = WORDS.every((key) => element[key] === words[key]);
    if (isSame && element.height === newHeight) return element;
    return { ...withWords(element, words), height: newHeight };
  });
}

const WORDS = ['content', 'runs', 'items'] as const;

/** Moves marks that all of the text shares to the box once typing has ended. */
export function settleText(doc: Document, id: string): Document {
  return changeEach(doc, [id], (element) => (element.type === 'text' ? settled(element) : element));
}

/** Copies elements with new ids and groups, shifted by an offset. */
export function copiesOf(elements: readonly SlideElement[], shift: Point): readonly SlideElement[] {
  const groups = new Map<string, string>();
  const ids = new Map(elements.map(({ id }) => [id, newId()]));
  return elements.map((element) => {
    const groupId = element.groupId && (groups.get(element.groupId) ?? newId());
    if (element.groupId && groupId) groups.set(element.groupId, groupId);
    return {
      ...reattached(element, ids),
      id: ids.get(element.id) ?? newId(),
      groupId,
      x: tidy(element.x + shift.x),
      y: tidy(element.y + shift.y),
    };
  });
}

function reattached(element: SlideElement, ids: ReadonlyMap<string, string>): SlideElement {
  if (element.type === 'line') return rejoined(element, ids);
  if (element.type !== 'chart') return element;
  return { ...element, source: ids.get(element.source ?? '') ?? null };
}

/** Keeps a connection only if the connected element is copied as well. */
function rejoined(line: LineElement, ids: ReadonlyMap<string, string>): LineElement {
  const remapEnd = (end: LineEnd): LineEnd => {
    const id = ids.get(end.joint?.id ?? '');
    return { ...end, joint: end.joint && id !== undefined ? { ...end.joint, id } : null };
  };
  return { ...line, from: remapEnd(line.from), to: remapEnd(line.to) };
}

export function unlocked(doc: Document): readonly SlideElement[] {
  return selectedOf(doc).filter(({ locked }) => !locked);
}

export function fitted<T extends SlideElement>(element: T): T {
  return {
    ...element,
    x: tidy(element.x),
    y: tidy(element.y),
    width: tidy(Math.max(1, element.width)),
    height: tidy(Math.max(1, element.height)),
    rotation: normaliseAngle(element.rotation),
    opacity: Math.min(1, Math.max(0, element.opacity)),
    alt: element.alt.slice(0, 500),
  };
}

/** Rounds to hundredths of a pixel, so that repeated edits don't drift. */
export function tidy(value: number): number {
  const rounded = Math.round(Math.min(FAR, Math.max(-FAR, value)) * 100) / 100;
  return rounded === 0 ? 0 : rounded;
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
