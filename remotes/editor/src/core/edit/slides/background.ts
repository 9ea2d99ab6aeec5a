import { createImage } from '../../../elements/image/create-image';
import type { ImageElement } from '../../../elements/image/image-schema';
import type { Slide, SlideBackgroundPicture } from '../../model/deck-schema';
import type { Box } from '../../geometry/box';

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

/** Colour that new elements must contrast with. Pictures count as black, because most are darker than paper. */
export function backgroundColorOf({ background, backgroundPicture }: Slide): string {
  return backgroundPicture ? '#000000' : background;
}
