import { findChild, childrenOf, descendantsOf, readAttribute } from './package/xml-elements';
import type { PackagePart } from './package/relationships';

/** Parts that a slide inherits its style from, nearest first. */
export interface SlideInheritance {
  readonly slide: PackagePart;
  readonly layout: PackagePart | undefined;
  readonly master: PackagePart | undefined;
  readonly theme: Element | undefined;
  /** Part of the theme, which its pictures belong to. */
  readonly themePart: PackagePart | undefined;
  readonly presentation: Element;
  /** Styles that tables of the presentation name. */
  readonly tableStyles: Element | undefined;
}

/** Same placeholder in slide, layout and master, nearest first. */
export type PlaceholderChain = readonly Element[];

export function placeholderOf(shape: Element): Element | undefined {
  return findChild(findChild(shape, 'nvSpPr') ?? findChild(shape, 'nvPicPr'), 'nvPr', 'ph');
}

export function placeholderTypeOf(placeholder: Element): string {
  return readAttribute(placeholder, 'type') ?? 'body';
}

/** Shape with its placeholders in layout and master. */
export function placeholderChain(
  shape: Element,
  { layout, master }: SlideInheritance,
): PlaceholderChain {
  const placeholder = placeholderOf(shape);
  if (!placeholder) return [shape];
  const inLayout = findPlaceholderShape(layout, (other) => isSamePlaceholder(placeholder, other));
  const kind =
    MASTER_PLACEHOLDER_TYPES[
      placeholderTypeOf((inLayout && placeholderOf(inLayout)) ?? placeholder)
    ];
  const inMaster = findPlaceholderShape(master, (other) => placeholderTypeOf(other) === kind);
  return [shape, ...(inLayout ? [inLayout] : []), ...(inMaster ? [inMaster] : [])];
}

function findPlaceholderShape(
  part: PackagePart | undefined,
  isMatch: (placeholder: Element) => boolean,
) {
  return shapesOf(part).find((shape) => {
    const placeholder = placeholderOf(shape);
    return placeholder !== undefined && isMatch(placeholder);
  });
}

function shapesOf(part: PackagePart | undefined): readonly Element[] {
  const tree = findChild(part?.root, 'cSld', 'spTree');
  return [...childrenOf(tree, 'sp'), ...childrenOf(tree, 'pic')];
}

function isSamePlaceholder(placeholder: Element, other: Element): boolean {
  const index = readAttribute(placeholder, 'idx');
  if (index !== undefined) return readAttribute(other, 'idx') === index;
  return (
    MASTER_PLACEHOLDER_TYPES[placeholderTypeOf(placeholder)] ===
    MASTER_PLACEHOLDER_TYPES[placeholderTypeOf(other)]
  );
}

/** Placeholder types of layouts, mapped to the five of a master. */
const MASTER_PLACEHOLDER_TYPES: Readonly<Record<string, string>> = {
  title: 'title',
  ctrTitle: 'title',
  body: 'body',
  subTitle: 'body',
  obj: 'body',
  dt: 'dt',
  ftr: 'ftr',
  sldNum: 'sldNum',
};

/** Text styles of the master and the presentation that apply to a shape, nearest first. */
export function masterTextStylesOf(
  shape: Element,
  { master, presentation }: SlideInheritance,
): readonly (Element | undefined)[] {
  const placeholder = placeholderOf(shape);
  const kind = placeholder
    ? (MASTER_PLACEHOLDER_TYPES[placeholderTypeOf(placeholder)] ?? 'other')
    : 'other';
  const name = { title: 'titleStyle', body: 'bodyStyle' }[kind];
  const style = findChild(master?.root, 'txStyles', name ?? 'otherStyle');
  // Outside titles and bodies, the default of the presentation comes before that of the master.
  return name ? [style] : [findChild(presentation, 'defaultTextStyle'), style];
}

/** Resolves the theme fonts `+mj-lt` and `+mn-lt`. */
export function resolveThemeFont(face: string, theme: Element | undefined): string | undefined {
  const name = { '+mj': 'majorFont', '+mn': 'minorFont' }[face.slice(0, 3)];
  if (name === undefined) return face;
  const [fonts] = descendantsOf(theme, name);
  return readAttribute(findChild(fonts, 'latin'), 'typeface');
}
