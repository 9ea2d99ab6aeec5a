import { SLIDE_SIZE } from '../../core/model/deck-constants';
import { newId } from '../../core/model/create';
import { ELEMENT_DEFAULTS } from '../../core/model/element-defaults';
import type { Box } from '../../core/geometry/box';
import type { SlideBackgroundPicture } from '../../core/model/deck-schema';
import type { PictureAsset } from '../../core/model/theme-schema';
import type { ImageElement } from './image-schema';

/** Crop and style of a new image. */
export const IMAGE_DEFAULTS = {
  fit: 'cover',
  zoom: 1,
  focalX: 0.5,
  focalY: 0.5,
  radius: 0,
  stroke: 'none',
  strokeWidth: 0,
  hasShadow: false,
  scrim: 'none',
  scrimColor: '#000000',
  placeholderFill: 'none',
  link: '',
  isVideo: false,
  adjustments: null,
} as const;

/** Image at its natural size in the middle of the slide, scaled down to 80 % of it if larger. */
export function createImage(
  picture: PictureAsset,
  changes: Partial<ImageElement> = {},
  size = { width: picture.naturalWidth, height: picture.naturalHeight },
): ImageElement {
  const scale = Math.min(
    1,
    (SLIDE_SIZE.width * 0.8) / size.width,
    (SLIDE_SIZE.height * 0.8) / size.height,
  );
  const width = Math.max(8, Math.round(size.width * scale));
  const height = Math.max(8, Math.round(size.height * scale));
  return {
    id: newId(),
    type: 'image',
    x: Math.round((SLIDE_SIZE.width - width) / 2),
    y: Math.round((SLIDE_SIZE.height - height) / 2),
    width,
    height,
    ...IMAGE_DEFAULTS,
    credit: '',
    ...ELEMENT_DEFAULTS,
    ...picture,
    ...changes,
  };
}

/** Background picture as an image element of the slide's size. */
export function imageFromBackground(
  picture: SlideBackgroundPicture,
  size: Pick<Box, 'width' | 'height'>,
): ImageElement {
  const { asset, naturalWidth, naturalHeight, zoom, focalX, focalY, adjustments } = picture;
  const box = { id: 'background', x: 0, y: 0, ...size };
  return createImage(
    { asset, naturalWidth, naturalHeight },
    { ...box, zoom, focalX, focalY, adjustments },
  );
}
