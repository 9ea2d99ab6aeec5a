import type { ImageAdjustments } from '../../../core/model/theme-schema';
import { NEUTRAL_ADJUSTMENTS, normalizeAdjustments } from '../../../core/model/image-adjustments';
import { type ColorContext, readColorElement } from '../../../ooxml/colors';
import { findChild, readNumber } from '../../../ooxml/package/xml-elements';

/** Reads adjustments of a picture's light and colours. */
export function readImageAdjustments(
  blip: Element | undefined,
  names: ColorContext,
): ImageAdjustments | null {
  const luminance = findChild(blip, 'lum');
  const [dark, bright] = Array.from(findChild(blip, 'duotone')?.children ?? [], (value) =>
    readColorElement(value, names),
  );
  return normalizeAdjustments({
    brightness: toAdjustment(readNumber(luminance, 'bright')),
    contrast: toAdjustment(readNumber(luminance, 'contrast')),
    saturation: findChild(blip, 'grayscl') ? 0 : NEUTRAL_ADJUSTMENTS.saturation,
    duotone: dark && bright ? { dark: dark.color, light: bright.color } : null,
  });
}

/** Converts -100 % … 100 % to 0 … 2. */
function toAdjustment(thousandths = 0): number {
  return Math.min(2, Math.max(0, 1 + thousandths / 1e5));
}
