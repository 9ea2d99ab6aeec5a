import type { SlideElement } from './slide-element';
import type { TextElement } from '../text/text-schema';

type ElementWithPicture = Extract<SlideElement, { readonly asset: string }>;

export function hasPicture(element: SlideElement): element is ElementWithPicture {
  return 'asset' in element;
}

/** Keys of an element's files: its picture and its video. */
export function listElementAssets(element: SlideElement): readonly string[] {
  if (!hasPicture(element)) return [];
  return [element.asset, element.clip?.asset ?? ''].filter((asset) => asset !== '');
}

/** Text box, not another element with text: `textBoxOf` finds the text of any element. */
export function isText(element: SlideElement): element is TextElement {
  return element.type === 'text';
}

export function isPicturePlaceholder(element: { readonly id: string }): boolean {
  return 'asset' in element && element.asset === '';
}
