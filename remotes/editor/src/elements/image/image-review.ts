import type { ElementReview } from '../element-review';
import type { ImageElement } from './image-schema';

/** Picture pixels per slide pixel: 1,920 across the whole slide. */
export const MIN_PIXEL_DENSITY = 2;

/** PowerPoint and other programs describe a picture by its file. */
const FILE_NAME_PATTERN = /^\S+\.(?:png|jpe?g|gif|webp|svg|bmp|tiff?|emf|wmf)$/i;

export const imageReview: ElementReview<ImageElement> = {
  check({ asset, alt, width, naturalWidth, placeholderFill, isVideo }) {
    // Placeholders without a fill are invisible, so they don't count.
    if (asset === '') return { 'empty-frame': placeholderFill !== 'none' && !isVideo };
    return {
      'low-resolution': width * MIN_PIXEL_DENSITY > naturalWidth,
      'no-description': alt.trim() === '' || FILE_NAME_PATTERN.test(alt.trim()),
    };
  },
  backdropOf: () => null,
};
