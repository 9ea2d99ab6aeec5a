import type { ElementKind } from '../../core/elements/element-kind';
import type { ImageElement } from './image-schema';

export const imageKind: ElementKind<ImageElement> = {
  labels: { image: 'Image', film: 'Video' },
  variantOf: variantOfImage,
  iconOf: variantOfImage,
  editing: 'crop',
  keepsAspectRatio: () => true,
};

function variantOfImage({ clip }: ImageElement) {
  return clip ? 'film' : 'image';
}
