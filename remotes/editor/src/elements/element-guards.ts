import type { SlideElement } from './element-schema';
import type { TextElement } from './text/text-schema';

type ElementWithPicture = Extract<SlideElement, { readonly asset: string }>;

export function hasPicture(element: SlideElement): element is ElementWithPicture {
  return 'asset' in element;
}

/** Text box, not another element with text: `textBoxOf` finds the text of any element. */
export function isText(element: SlideElement): element is TextElement {
  return element.type === 'text';
}
