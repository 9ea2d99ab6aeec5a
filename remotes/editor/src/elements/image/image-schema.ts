import * as v from 'valibot';
import { isAllowedLink } from '../../core/model/link';
import { videoClipSchema, pictureFields } from '../../core/model/theme-schema';
import {
  colorSchema,
  fillOrNoneSchema,
  finiteNumberSchema,
  shortTextSchema,
  type Stored,
  strokeFields,
  elementFields,
} from '../../core/model/schema-values';
import { SCRIMS } from './scrims';

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
  clip: v.exactOptional(videoClipSchema),
});

/** Picture with its crop, or a placeholder for one. */
export type ImageElement = Stored<typeof imageSchema>;

declare module '../../core/elements/slide-element' {
  interface ElementTypes {
    image: ImageElement;
  }
}
