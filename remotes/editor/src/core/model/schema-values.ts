import * as v from 'valibot';
import { DECK_LANGUAGES } from '../amounts/deck-languages';
import { DECK_LIMITS, MAX_SLIDE_HEIGHT, SLIDE_SIZE } from './deck-constants';
import { isFill } from './colors';

/** Ruler guide across every slide; exports, thumbnails and presentations omit it. */
export type RulerGuide = Pick<Stored<typeof guideSchema>, 'id' | 'axis' | 'position'>;

type DeepReadonly<Value> = { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };

/** Value that a schema accepts, as decks hold it: nothing in a deck is changed in place. */
export type Stored<Schema extends v.GenericSchema<unknown, unknown>> = DeepReadonly<
  v.InferOutput<Schema>
>;

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

export const ratioSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

export const strokeFields = {
  stroke: colorOrNoneSchema,
  strokeWidth: v.pipe(v.number(), v.minValue(0), v.maxValue(200)),
};

export const fontFamilySchema = v.pipe(
  v.string(),
  v.regex(/^[\w ,'"-]{1,80}$/, 'is not a font name'),
);

export const finiteNumberSchema = v.pipe(v.number(), v.finite());

const positionSchema = v.pipe(finiteNumberSchema, v.minValue(-20_000), v.maxValue(20_000));

export const lengthSchema = v.pipe(finiteNumberSchema, v.minValue(1), v.maxValue(20_000));

export const fontSizeSchema = v.pipe(finiteNumberSchema, v.minValue(1), v.maxValue(400));

export const shortTextSchema = v.pipe(v.string(), v.maxLength(500));

export const cellsSchema = v.pipe(
  v.array(v.pipe(v.array(shortTextSchema), v.minLength(1), v.maxLength(20))),
  v.minLength(1),
  v.maxLength(DECK_LIMITS.cells),
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
    position: createPositionSchema(MAX_SLIDE_HEIGHT),
  }),
]);

export const guidesSchema = v.pipe(v.array(guideSchema), v.maxLength(DECK_LIMITS.guides));

/** Fields of every kind of element. */
export const elementFields = {
  id: idSchema,
  x: positionSchema,
  y: positionSchema,
  width: lengthSchema,
  height: lengthSchema,
  /** Degrees, clockwise, in [0, 360). */
  rotation: v.pipe(finiteNumberSchema, v.minValue(0), v.ltValue(360)),
  /** 0 is invisible, 1 is solid. */
  opacity: v.pipe(finiteNumberSchema, v.minValue(0), v.maxValue(1)),
  locked: v.boolean(),
  /** Groups around the element, outermost first (decision record 0080). */
  groupIds: v.array(idSchema),
  /** Custom name; empty if not renamed. Takes precedence wherever the element is named. */
  customName: shortTextSchema,
  /** Name from its source, for example the file of a picture. */
  sourceName: shortTextSchema,
  /** Alternative text for screen readers and exports. */
  alt: shortTextSchema,
};

/** Fields of elements with amounts. */
export const amountFields = {
  /** Language of the deck, in which results are written; English if missing. */
  language: v.exactOptional(v.picklist(DECK_LANGUAGES)),
  /** Decimal sign of amounts that allow two, chosen by a person or known from a file. */
  decimalSign: v.exactOptional(v.picklist(['.', ','])),
};
