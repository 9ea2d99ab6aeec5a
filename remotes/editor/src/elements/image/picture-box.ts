import type { ImageElement } from './image-schema';
import type { Box } from '../../core/geometry/box';

type CroppedPicture = Pick<
  ImageElement,
  'width' | 'height' | 'naturalWidth' | 'naturalHeight' | 'fit' | 'zoom' | 'focalX' | 'focalY'
>;

/** Box of the whole picture relative to its element; parts outside are cropped. */
export function pictureBoxOf(image: CroppedPicture): Box {
  const { width, height, naturalWidth, naturalHeight, zoom } = image;
  const sides = [width / naturalWidth, height / naturalHeight];
  const scale = zoom * (image.fit === 'cover' ? Math.max(...sides) : Math.min(...sides));
  const size = { width: naturalWidth * scale, height: naturalHeight * scale };
  return {
    x: (width - size.width) * image.focalX,
    y: (height - size.height) * image.focalY,
    ...size,
  };
}
