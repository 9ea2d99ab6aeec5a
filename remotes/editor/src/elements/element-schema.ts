import * as v from 'valibot';
import type { Stored } from '../core/model/schema-values';
import { chartSchema } from './chart/chart-schema';
import { imageSchema } from './image/image-schema';
import { lineSchema } from './line/line-schema';
import { shapeSchema } from './shape/shape-schema';
import { tableSchema } from './table/table-schema';
import { textSchema } from './text/text-schema';
import { timelineSchema } from './timeline/timeline-schema';

/** Kinds of elements: what of them is stored, and with it their types. */
export const elementSchema = v.variant('type', [
  textSchema,
  shapeSchema,
  imageSchema,
  tableSchema,
  lineSchema,
  chartSchema,
  timelineSchema,
]);

export type SlideElement = Stored<typeof elementSchema>;

export type ElementType = SlideElement['type'];

export type ElementOf<Type extends ElementType> = Extract<SlideElement, { readonly type: Type }>;
