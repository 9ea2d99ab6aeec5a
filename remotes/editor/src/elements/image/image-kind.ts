import type { ElementKind } from '../element-kind';
import type { ImageElement } from './image-schema';

export const imageKind: ElementKind<ImageElement> = {
  labels: { image: 'Image' },
  iconOf: () => 'image',
  editing: 'crop',
  keepsAspectRatio: () => true,
};
