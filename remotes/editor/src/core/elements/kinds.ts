import type { ElementKind } from './element-kind';
import type { ElementOf, ElementType, SlideElement } from './slide-element';

export type ElementKinds = { readonly [Type in ElementType]: ElementKind<ElementOf<Type>> };

let registered: ElementKinds | undefined;

/** Hands in the kinds, which stand above the core. `elements/kinds.ts` does it, and whoever uses kinds imports that. */
export function registerKinds(kinds: ElementKinds): void {
  registered = kinds;
}

function requireKinds(): ElementKinds {
  if (!registered) throw new Error('No kinds of elements are registered: import elements/kinds.');
  return registered;
}

export function kindOf<Element extends SlideElement>(element: Element): ElementKind<Element> {
  // The compiler cannot follow that the kind under an element's type is the kind of that element.
  const kind: unknown = requireKinds()[element.type];
  return kind as ElementKind<Element>;
}

/** Text of an element in rows of cells; empty if it has none. */
export function textRowsOf(element: SlideElement): readonly (readonly string[])[] {
  return kindOf(element).textRowsOf?.(element) ?? [];
}

/** Labels of all variants of all kinds. */
export function listTypeLabels(): readonly string[] {
  return Object.values(requireKinds()).flatMap(({ labels }) => Object.values(labels));
}
