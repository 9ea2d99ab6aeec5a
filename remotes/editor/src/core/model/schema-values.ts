import * as v from 'valibot';
import { isPathText } from '../geometry/path';
import { SLIDE_SIZE } from './deck';
import { isFill } from './fill';
import { DECK_LIMITS } from './deck-limits';
import { isQrLink, isAllowedLink } from './link';

export const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'is not a usable id'));
export const colorSchema = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'is not a colour such as #1a2b3c'),
);
export const colorOrNoneSchema = v.union(
  [colorSchema, v.literal('none')],
  'is not a colour such as #1a2b3c, nor "none"',
);
export const fillSchema = v.pipe(v.string(), v.check(isFill, 'is neither a colour nor a gradient'));
export const fillOrNoneSchema = v.union(
  [fillSchema, v.literal('none')],
  'is not a colour, a gradient or "none"',
);
const adjustmentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(2));

export const ratioSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
export const imageAdjustmentsSchema = v.nullable(
  v.object({
    brightness: adjustmentSchema,
    contrast: adjustmentSchema,
    saturation: adjustmentSchema,
    duotone: v.nullable(v.object({ dark: colorSchema, light: colorSchema })),
  }),
);
export const strokeFields = {
  stroke: colorOrNoneSchema,
  strokeWidth: v.pipe(v.number(), v.minValue(0), v.maxValue(200)),
};
export const fontFamilySchema = v.pipe(
  v.string(),
  v.regex(/^[\w ,'"-]{1,80}$/, 'is not a font name'),
);
export const finiteNumberSchema = v.pipe(v.number(), v.finite());
export const positionSchema = v.pipe(finiteNumberSchema, v.minValue(-20_000), v.maxValue(20_000));
export const lengthSchema = v.pipe(finiteNumberSchema, v.minValue(1), v.maxValue(20_000));
export const fontSizeSchema = v.pipe(finiteNumberSchema, v.minValue(1), v.maxValue(400));
export const shortTextSchema = v.pipe(v.string(), v.maxLength(500));

export const cellsSchema = v.pipe(
  v.array(v.pipe(v.array(shortTextSchema), v.minLength(1), v.maxLength(20))),
  v.minLength(1),
  v.maxLength(DECK_LIMITS.cells),
);

const cellIndexSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(DECK_LIMITS.cells),
);

const spanSchema = v.pipe(cellIndexSchema, v.minValue(1));

/** Optional, because most tables have none. */
export const cellStylesSchema = v.exactOptional(
  v.pipe(
    v.array(
      v.object({
        row: cellIndexSchema,
        column: cellIndexSchema,
        fill: v.exactOptional(colorOrNoneSchema),
        color: v.exactOptional(colorSchema),
        fontWeight: v.exactOptional(v.picklist(['normal', 'bold'])),
        textAlign: v.exactOptional(v.picklist(['left', 'center', 'right'])),
        columnSpan: v.exactOptional(spanSchema),
        rowSpan: v.exactOptional(spanSchema),
      }),
    ),
    v.maxLength(DECK_LIMITS.cells * 20),
  ),
);

/** Empty for shape types with a fixed outline. */
export const pathSchema = v.pipe(
  v.string(),
  v.maxLength(DECK_LIMITS.path),
  v.check((text) => text === '' || isPathText(text), 'is not an outline'),
);
export const qrLinkSchema = v.pipe(
  v.string(),
  v.check((text) => text === '' || isQrLink(text), 'is not an address for a QR code'),
);

export const assetKeySchema = v.pipe(
  v.string(),
  v.regex(/^([0-9a-f]{64})?$/, 'does not name a picture'),
);
export const zoomSchema = v.pipe(finiteNumberSchema, v.minValue(1), v.maxValue(10));

export const imageLinkSchema = v.pipe(
  v.string(),
  v.check((text) => text === '' || isAllowedLink(text), 'is not an address to link to'),
);

const createPositionSchema = (end: number) =>
  v.pipe(finiteNumberSchema, v.minValue(0), v.maxValue(end));

const guideSchema = v.variant('axis', [
  v.object({
    id: idSchema,
    axis: v.literal('x'),
    position: createPositionSchema(SLIDE_SIZE.width),
  }),
  v.object({
    id: idSchema,
    axis: v.literal('y'),
    position: createPositionSchema(SLIDE_SIZE.height),
  }),
]);

export const guidesSchema = v.pipe(v.array(guideSchema), v.maxLength(DECK_LIMITS.guides));
