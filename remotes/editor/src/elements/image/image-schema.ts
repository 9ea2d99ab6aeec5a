import * as v from 'valibot';
import { isAllowedLink } from '../../core/model/link';
import { assetSchema, pictureFields } from '../../core/model/picture-schema';
import {
  colorSchema,
  fillOrNoneSchema,
  finiteNumberSchema,
  shortTextSchema,
  type Stored,
  strokeFields,
} from '../../core/model/schema-values';
import { elementFields } from '../element-fields';
import { CLIP_TYPES } from './clip-types';
import { SCRIMS } from './scrims';

const clipSchema = v.object({
  /** Key of the file, among the pictures. */
  asset: assetSchema,
  type: v.picklist(CLIP_TYPES),
  /** Plays without a click when its slide is shown, then without sound. */
  autoplays: v.boolean(),
});

export type VideoClip = Stored<typeof clipSchema>;

export const imageSchema = v.object({
  ...elementFields,
  type: v.literal('image'),
  ...pictureFields,
  /** Shows the whole picture, or crops it to fill the box. */
  fit: v.picklist(['contain', 'cover']),
  radius: v.pipe(finiteNumberSchema, v.minValue(0), v.maxValue(480)),
  ...strokeFields,
  hasShadow: v.boolean(),
  scrim: v.picklist(SCRIMS),
  scrimColor: colorSchema,
  /** Fill of a placeholder: a colour, a gradient, or `none`. */
  placeholderFill: fillOrNoneSchema,
  /** Link in presentations and exports; empty for none. */
  link: v.pipe(
    v.string(),
    v.check((text) => text === '' || isAllowedLink(text), 'is not an address to link to'),
  ),
  /** Link leads to a video, so the picture shows a play icon. */
  isVideo: v.boolean(),
  credit: shortTextSchema,
  /** Video in the deck, of which the picture is the poster. */
  clip: v.exactOptional(clipSchema),
});

/** Picture with its crop, or a placeholder for one. */
export type ImageElement = Stored<typeof imageSchema>;
