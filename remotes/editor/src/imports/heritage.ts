import { child, childrenOf, descendants, textAt } from './markup';
import type { Part } from './relations';

/** What a slide takes its looks from, the nearest first. */
export interface Heritage {
  readonly slide: Part;
  readonly layout: Part | undefined;
  readonly master: Part | undefined;
  readonly theme: Element | undefined;
  readonly presentation: Element;
}

/** The same place in the slide, its layout and its master, the nearest first. */
export type Ancestors = readonly Element[];

export function placeholderOf(shape: Element): Element | undefined {
  return child(child(shape, 'nvSpPr') ?? child(shape, 'nvPicPr'), 'nvPr', 'ph');
}

export function typeOfPlace(place: Element): string {
  return textAt(place, 'type') ?? 'body';
}

/** The shape, and the places in layout and master that it fills. */
export function ancestorsOf(shape: Element, { layout, master }: Heritage): Ancestors {
  const place = placeholderOf(shape);
  if (!place) return [shape];
  const inLayout = findPlace(layout, (other) => isSamePlace(place, other));
  const kind = KINDS[typeOfPlace((inLayout && placeholderOf(inLayout)) ?? place)];
  const inMaster = findPlace(master, (other) => typeOfPlace(other) === kind);
  return [shape, ...(inLayout ? [inLayout] : []), ...(inMaster ? [inMaster] : [])];
}

function findPlace(part: Part | undefined, isIt: (place: Element) => boolean) {
  return shapesOf(part).find((shape) => {
    const place = placeholderOf(shape);
    return place !== undefined && isIt(place);
  });
}

function shapesOf(part: Part | undefined): readonly Element[] {
  const tree = child(part?.root, 'cSld', 'spTree');
  return [...childrenOf(tree, 'sp'), ...childrenOf(tree, 'pic')];
}

function isSamePlace(place: Element, other: Element): boolean {
  const index = textAt(place, 'idx');
  if (index !== undefined) return textAt(other, 'idx') === index;
  return KINDS[typeOfPlace(place)] === KINDS[typeOfPlace(other)];
}

/** Masters know five places; a layout has names for more. */
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

/** Which of the master's three styles words are set in. */
export function masterStyle(shape: Element, { master }: Heritage): Element | undefined {
  const place = placeholderOf(shape);
  const kind = place ? (KINDS[typeOfPlace(place)] ?? 'other') : 'other';
  const name = { title: 'titleStyle', body: 'bodyStyle' }[kind] ?? 'otherStyle';
  return child(master?.root, 'txStyles', name);
}

/** The faces that `+mj-lt` and `+mn-lt` stand for. */
export function themeFace(face: string, theme: Element | undefined): string | undefined {
  const name = { '+mj': 'majorFont', '+mn': 'minorFont' }[face.slice(0, 3)];
  if (name === undefined) return face;
  const [fonts] = descendants(theme, name);
  return textAt(child(fonts, 'latin'), 'typeface');
}
