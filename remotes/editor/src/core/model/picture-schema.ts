import * as v from 'valibot';
import { CLIP_TYPES } from './clip-types';
import {
  colorSchema,
  finiteNumberSchema,
  lengthSchema,
  ratioSchema,
  type Stored,
} from './schema-values';

const adjustmentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(2));

/** Adjustments of a picture: 1 leaves a channel unchanged, 0 removes it. */
const imageAdjustmentsSchema = v.object({
  brightness: adjustmentSchema,
  contrast: adjustmentSchema,
  saturation: adjustmentSchema,
  /** Colours for shadows and highlights; null for the picture's own. */
  duotone: v.nullable(v.object({ dark: colorSchema, light: colorSchema })),
});

export type ImageAdjustments = Stored<typeof imageAdjustmentsSchema>;

/** Key of the picture in IndexedDB: SHA-256 of its bytes, in hex. Empty for a placeholder. */
export const assetSchema = v.pipe(
  v.string(),
  v.regex(/^([0-9a-f]{64})?$/, 'does not name a picture'),
);

export const clipSchema = v.object({
  /** Key of the file, among the pictures. */
  asset: assetSchema,
  type: v.picklist(CLIP_TYPES),
  /** Plays without a click when its slide is shown, then without sound. */
  autoplays: v.boolean(),
});

export type VideoClip = Stored<typeof clipSchema>;

/** Stored picture and its size in pixels. */
export interface PictureAsset {
  readonly asset: string;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
}

/** Fields of a picture, as an element and behind a slide. */
export const pictureFields = {
  asset: assetSchema,
  naturalWidth: lengthSchema,
  /** That of the file, unless the picture is stretched: it is drawn in the proportions of the two. */
  naturalHeight: lengthSchema,
  /** Additional magnification on top of the fit. */
  zoom: v.pipe(finiteNumberSchema, v.minValue(1), v.maxValue(10)),
  /** Focal point that stays visible, from 0 (left, top) to 1. */
  focalX: ratioSchema,
  focalY: ratioSchema,
  adjustments: v.nullable(imageAdjustmentsSchema),
};
