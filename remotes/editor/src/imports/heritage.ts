import { child, childrenOf, descendants, textAt } from './markup';
import type { Part } from './relations';

/** Parts that a slide inherits its style from, nearest first. */
export interface Heritage {
  readonly slide: Part;
  readonly layout: Part | undefined;
  readonly master: Part | undefined;
  readonly theme: Element | undefined;
  readonly presentation: Element;
}

/** Same placeholder in slide, layout and master, nearest first. */
export type Ancestors = readonly Element[];

export function placeholderOf(shape: Element): Element | undefined {
  return child(child(shape, 'nvSpPr') ?? child(shape, 'nvPicPr'), 'nvPr', 'ph');
}

export function typeOfPlace(placeholder: Element): string {
  return textAt(placeholder, 'type') ?? 'body';
}

/** Shape with its placeholders in layout and master. */
export function ancestorsOf(shape: Element, { layout, master }: Heritage): Ancestors {
  const placeholder = placeholderOf(shape);
  if (!placeholder) return [shape];
  const inLayout = findPlace(layout, (other) => isSamePlace(placeholder, other));
  const kind = KINDS[typeOfPlace((inLayout && placeholderOf(inLayout)) ?? placeholder)];
  const inMaster = findPlace(master, (other) => typeOfPlace(other) === kind);
  return [shape, ...(inLayout ? [inLayout] : []), ...(inMaster ? [inMaster] : [])];
}

function findPlace(part: Part | undefined, isMatch: (placeholder: Element) => boolean) {
  return shapesOf(part).find((shape) => {
    const placeholder = placeholderOf(shape);
    return placeholder !== undefined && isMatch(placeholder);
  });
}

function shapesOf(part: Part | undefined): readonly Element[] {
  const tree = child(part?.root, 'cSld', 'spTree');
  return [...childrenOf(tree, 'sp'), ...childrenOf(tree, 'pic')];
}

function isSamePlace(placeholder: Element, other: Element): boolean {
  const index = textAt(placeholder, 'idx');
  if (index !== undefined) return textAt(other, 'idx') === index;
  return KINDS[typeOfPlace(placeholder)] === KINDS[typeOfPlace(other)];
}

/** Placeholder types of layouts, mapped to the five of a master. */
const KINDS: Readonly<Record<string, string>> = {
  title: 'title',
  ctrTitle: 'title',
  body: 'body',
  subTitle: 'body',
  obj: 'body',
  dt: 'dt',
  ftr: 'ftr',
  sldNum: 'sldNum',
};

/** Master text style that applies to a shape. */
export function masterStyle(shape: Element, { master }: Heritage): Element | undefined {
  const placeholder = placeholderOf(shape);
  const kind = placeholder ? (KINDS[typeOfPlace(placeholder)] ?? 'other') : 'other';
  const name = { title: 'titleStyle', body: 'bodyStyle' }[kind] ?? 'otherStyle';
  return child(master?.root, 'txStyles', name);
}

/** Resolves the theme fonts `+mj-lt` and `+mn-lt`. */
export function themeFace(face: string, theme: Element | undefined): string | undefined {
  const name = { '+mj': 'majorFont', '+mn': 'minorFont' }[face.slice(0, 3)];
  if (name === undefined) return face;
  const [fonts] = descendants(theme, name);
  return textAt(child(fonts, 'latin'), 'typeface');
}
