import * as v from 'valibot';
import { isPath } from '../geometry/path';
import { SLIDE } from './deck';
import { isFill } from './fill';
import { LIMITS } from './limits';
import { isCodeLink, isLink } from './link';

export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'is not a usable id'));
export const colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'is not a colour such as #1a2b3c'),
);
export const paint = v.union(
  [colour, v.literal('none')],
  'is not a colour such as #1a2b3c, nor "none"',
);
export const fill = v.pipe(v.string(), v.check(isFill, 'is neither a colour nor a gradient'));
export const paintOrFill = v.union(
  [fill, v.literal('none')],
  'is not a colour, a gradient or "none"',
);
const strength = v.pipe(v.number(), v.minValue(0), v.maxValue(2));

export const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const tone = v.nullable(
  v.object({
    brightness: strength,
    contrast: strength,
    saturation: strength,
    duotone: v.nullable(v.object({ dark: colour, light: colour })),
  }),
);
export const stroke = {
  stroke: paint,
  strokeWidth: v.pipe(v.number(), v.minValue(0), v.maxValue(200)),
};
export const font = v.pipe(v.string(), v.regex(/^[\w ,'"-]{1,80}$/, 'is not a font name'));
export const finite = v.pipe(v.number(), v.finite());
export const position = v.pipe(finite, v.minValue(-20_000), v.maxValue(20_000));
export const length = v.pipe(finite, v.minValue(1), v.maxValue(20_000));
export const size = v.pipe(finite, v.minValue(1), v.maxValue(400));
export const short = v.pipe(v.string(), v.maxLength(500));

export const cells = v.pipe(
  v.array(v.pipe(v.array(short), v.minLength(1), v.maxLength(20))),
  v.minLength(1),
  v.maxLength(LIMITS.cells),
);

/** Empty for shape types with a fixed outline. */
export const path = v.pipe(
  v.string(),
  v.maxLength(LIMITS.path),
  v.check((text) => text === '' || isPath(text), 'is not an outline'),
);
export const codeLink = v.pipe(
  v.string(),
  v.check((text) => text === '' || isCodeLink(text), 'is not an address for a QR code'),
);

export const assetKey = v.pipe(v.string(), v.regex(/^([0-9a-f]{64})?$/, 'does not name a picture'));
export const zoom = v.pipe(finite, v.minValue(1), v.maxValue(10));

export const imageLink = v.pipe(
  v.string(),
  v.check((text) => text === '' || isLink(text), 'is not an address to link to'),
);

const placeUpTo = (end: number) => v.pipe(finite, v.minValue(0), v.maxValue(end));

const guide = v.variant('axis', [
  v.object({ id, axis: v.literal('x'), at: placeUpTo(SLIDE.width) }),
  v.object({ id, axis: v.literal('y'), at: placeUpTo(SLIDE.height) }),
]);

export const guides = v.pipe(v.array(guide), v.maxLength(LIMITS.guides));
