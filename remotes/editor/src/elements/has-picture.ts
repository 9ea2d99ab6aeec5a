import type { SlideElement } from './element-schema';

type ElementWithPicture = Extract<SlideElement, { readonly asset: string }>;

export function hasPicture(element: SlideElement): element is ElementWithPicture {
  return 'asset' in element;
}
