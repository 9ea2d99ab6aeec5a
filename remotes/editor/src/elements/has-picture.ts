import type { SlideElement } from './element-schema';

type ElementWithPicture = Extract<SlideElement, { readonly asset: string }>;

export function hasPicture(element: SlideElement): element is ElementWithPicture {
  return 'asset' in element;
}

/** Keys of an element's files: its picture and its video. */
export function listElementAssets(element: SlideElement): readonly string[] {
  if (!hasPicture(element)) return [];
  return [element.asset, element.clip?.asset ?? ''].filter((asset) => asset !== '');
}
