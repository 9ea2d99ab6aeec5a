import * as v from 'valibot';
import { richTextFields, textStyleFields } from '../../core/model/rich-text-schema';
import { isPathText } from '../../core/geometry/path';
import { DECK_LIMITS } from '../../core/model/deck-constants';
import { isQrLink } from '../../core/model/link';
import {
  fillOrNoneSchema,
  finiteNumberSchema,
  type Stored,
  strokeFields,
  elementFields,
} from '../../core/model/schema-values';
import { SHAPE_DEFAULTS, SHAPE_TYPES } from './shape-types';

const calloutTipSchema = v.pipe(finiteNumberSchema, v.minValue(-10), v.maxValue(10));

const presetSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,40}$/)),
  /** Adjust values that differ from the definition, by the name of their guide. */
  adjustments: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,20}$/)), finiteNumberSchema),
    v.maxEntries(20),
  ),
  isMirrored: v.boolean(),
});

const insetSchema = v.pipe(finiteNumberSchema, v.minValue(-960), v.maxValue(960));

export const shapeSchema = v.object({
  ...elementFields,
  type: v.literal('shape'),
  shapeType: v.picklist(SHAPE_TYPES),
  // Optional, because decks from before these shape types don't have them.
  /** Corner radius of a rectangle, in slide pixels. */
  radius: v.optional(
    v.pipe(finiteNumberSchema, v.minValue(0), v.maxValue(480)),
    SHAPE_DEFAULTS.radius,
  ),
  /** Number of corners of a polygon or points of a star. */
  pointCount: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(12)),
    SHAPE_DEFAULTS.pointCount,
  ),
  /** Tip of a speech bubble as ratios of its box: 0 is left or top, 1 right or bottom. */
  calloutTip: v.optional(
    v.object({ x: calloutTipSchema, y: calloutTipSchema }),
    SHAPE_DEFAULTS.calloutTip,
  ),
  /** Custom outline, for example of an icon, in the format of `core/geometry/path.ts`; empty for other shapes. */
  path: v.pipe(
    v.string(),
    v.maxLength(DECK_LIMITS.path),
    v.check((text) => text === '' || isPathText(text), 'is not an outline'),
  ),
  /** Preset of ECMA-376 (20.1.9.18), drawn by its published formulas. */
  preset: v.exactOptional(presetSchema),
  /** Text of the shape; missing until something is typed. */
  text: v.exactOptional(v.object({ ...richTextFields, ...textStyleFields })),
  /** Distance of the text from the text rectangle of the shape, in slide pixels. */
  textInsets: v.exactOptional(
    v.object({ left: insetSchema, top: insetSchema, right: insetSchema, bottom: insetSchema }),
  ),
  /** Target of a QR code. */
  link: v.pipe(
    v.string(),
    v.check((text) => text === '' || isQrLink(text), 'is not an address for a QR code'),
  ),
  /** A colour, a gradient, or `none`. */
  fill: fillOrNoneSchema,
  ...strokeFields,
});

export type ShapeElement = Stored<typeof shapeSchema>;

declare module '../../core/elements/slide-element' {
  interface ElementTypes {
    shape: ShapeElement;
  }
}
