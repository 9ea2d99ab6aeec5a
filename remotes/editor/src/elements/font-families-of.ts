import type { SlideElement } from './element-schema';

/** Fonts of the text of an element; none if it has no text. Marks have no fonts of their own. */
export function fontFamiliesOf(element: SlideElement): readonly string[] {
  if ('fontFamily' in element) return [element.fontFamily];
  return 'text' in element && element.text?.content ? [element.text.fontFamily] : [];
}
