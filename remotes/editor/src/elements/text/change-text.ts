import type { SlideElement } from '../element-schema';
import { kindOf } from '../kinds';
import type { TextElement } from './text-schema';

/** Text of an element as a text box: a text box itself, or the text of a shape; undefined for other kinds. */
export function textBoxOf(element: SlideElement): TextElement | undefined {
  return kindOf(element).textBoxOf?.(element);
}

/** Changes the text of a text box or a shape; other elements stay as they are. */
export function changeText(
  element: SlideElement,
  change: (text: TextElement) => TextElement,
): SlideElement {
  const text = textBoxOf(element);
  const changed = text && change(text);
  if (changed === text || !changed) return element;
  return kindOf(element).withTextBox?.(element, changed) ?? element;
}
