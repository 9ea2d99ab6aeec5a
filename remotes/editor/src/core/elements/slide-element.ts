import type { TextElement } from '../text/text-schema';

/**
 * Elements by their `type`. Each kind adds its own beside its schema, by declaration merging.
 *
 * @public
 */
export interface ElementTypes {
  text: TextElement;
}

export type ElementType = keyof ElementTypes;

export type ElementOf<Type extends ElementType> = ElementTypes[Type];

export type SlideElement = ElementOf<ElementType>;
