import { typedKeysOf } from '../core/typed-keys-of';
import { chartKind } from './chart/chart-kind';
import type { ElementKind } from './element-kind';
import type { ElementOf, ElementType, SlideElement } from './element-schema';
import { imageKind } from './image/image-kind';
import { lineKind } from './line/line-kind';
import { shapeKind } from './shape/shape-kind';
import { tableKind } from './table/table-kind';
import { textKind } from './text/text-kind';
import { timelineKind } from './timeline/timeline-kind';

const kinds: {
  readonly [Type in ElementType]: ElementKind<ElementOf<Type>>;
} = {
  text: textKind,
  shape: shapeKind,
  image: imageKind,
  table: tableKind,
  line: lineKind,
  chart: chartKind,
  timeline: timelineKind,
};

/** Kinds with a command that inserts an element. */
export const insertableKinds = typedKeysOf(kinds).flatMap((type) => {
  const { insertIcon, labels } = kinds[type];
  return insertIcon
    ? [{ type, id: `add-${type}`, label: labels[type] ?? '', icon: insertIcon }]
    : [];
});

/** Labels of all variants of all kinds. */
export function listTypeLabels(): readonly string[] {
  return Object.values(kinds).flatMap(({ labels }) => Object.values(labels));
}

export function kindOf<Element extends SlideElement>(element: Element): ElementKind<Element> {
  // The compiler cannot follow that the kind under an element's type is the kind of that element.
  const kind: unknown = kinds[element.type];
  return kind as ElementKind<Element>;
}

/** Text of an element in rows of cells; empty if it has none. */
export function textRowsOf(element: SlideElement): readonly (readonly string[])[] {
  return kindOf(element).textRowsOf?.(element) ?? [];
}
