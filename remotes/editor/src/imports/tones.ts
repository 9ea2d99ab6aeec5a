import type { Tone } from '../core/model/deck';
import { PLAIN_TONE, changedTone } from '../core/model/tone';
import { type ColorNames, inkOf } from './colors';
import { child, numberAt } from './markup';

/** Reads adjustments of a picture's light and colours. */
export function toneIn(blip: Element | undefined, names: ColorNames): Tone | null {
  const luminance = child(blip, 'lum');
  const [dark, bright] = Array.from(child(blip, 'duotone')?.children ?? [], (value) =>
    inkOf(value, names),
  );
  return changedTone({
    brightness: share(numberAt(luminance, 'bright')),
    contrast: share(numberAt(luminance, 'contrast')),
    saturation: child(blip, 'grayscl') ? 0 : PLAIN_TONE.saturation,
    duotone: dark && bright ? { dark: dark.color, light: bright.color } : null,
  });
}

/** Converts -100 % … 100 % to 0 … 2. */
function share(thousandths = 0): number {
  return Math.min(2, Math.max(0, 1 + thousandths / 1e5));
}
