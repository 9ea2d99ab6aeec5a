import type { ElementOf, ElementType, SlideElement } from './element-schema';
import { replaceInShape } from './shape/replace-in-shape';
import { replaceInTable } from './table/replace-in-table';
import { replaceInText } from './text/replace-in-text';
import { replaceInTimeline } from './timeline/replace-in-timeline';

type TextReplacer<Element> = (element: Element, pattern: RegExp, replacement: string) => Element;

/** Kinds whose text can be found and replaced. */
const replacers: {
  readonly [Type in ElementType]?: TextReplacer<ElementOf<Type>>;
} = {
  text: replaceInText,
  shape: replaceInShape,
  table: replaceInTable,
  timeline: replaceInTimeline,
};

export function findTextReplacer(element: SlideElement): TextReplacer<SlideElement> | undefined {
  // The compiler cannot follow that the entry under an element's type takes that element.
  return replacers[element.type] as TextReplacer<SlideElement> | undefined;
}
