import type { ImageAdjustments } from '../../core/model/theme-schema';
import { SLIDE_SIZE } from '../../core/model/deck-constants';
import type { ThemeChange } from '../../core/theme/theme-change';
import type { ImageElement } from './image-schema';

export function changeImageTheme(
  image: ImageElement,
  { before, after, paint }: ThemeChange,
): ImageElement {
  return {
    ...image,
    placeholderFill:
      image.placeholderFill === before.placeholderFill
        ? after.placeholderFill
        : paint(image.placeholderFill),
    scrimColor: paint(image.scrimColor),
    adjustments: recolorDuotone(image.adjustments, paint),
    stroke: paint(image.stroke),
    radius:
      image.radius === before.pictureRadius && isLayoutPicture(image)
        ? after.pictureRadius
        : image.radius,
  };
}

/** Maps duotone colours of the old theme to the new one. */
function recolorDuotone(
  adjustments: ImageAdjustments | null,
  paint: (fill: string) => string,
): ImageAdjustments | null {
  if (!adjustments?.duotone) return adjustments;
  const { duotone } = adjustments;
  return { ...adjustments, duotone: { dark: paint(duotone.dark), light: paint(duotone.light) } };
}

/** True for a layout's picture with four visible corners: not one that bleeds off the slide, nor a logo. */
function isLayoutPicture({ x, y, width, placeholderFill }: ImageElement): boolean {
  return x > 0 && y > 0 && x + width < SLIDE_SIZE.width && placeholderFill !== 'none';
}
