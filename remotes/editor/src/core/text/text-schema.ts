import * as v from 'valibot';
import { TEXT_ROLES } from '../model/deck-constants';
import { richTextFields, textStyleFields } from '../model/rich-text-schema';
import { type Stored, elementFields } from '../model/schema-values';

export const textSchema = v.object({
  ...elementFields,
  type: v.literal('text'),
  ...richTextFields,
  ...textStyleFields,
  /** Role in a layout: a change of theme restyles the text accordingly. */
  role: v.nullable(v.picklist(TEXT_ROLES)),
});

export type TextElement = Stored<typeof textSchema>;
