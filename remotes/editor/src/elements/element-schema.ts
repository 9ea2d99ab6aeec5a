import * as v from 'valibot';
import { createDeckSchema, createSlideSchema } from '../core/model/deck-schema';
import { chartSchema } from './chart/chart-schema';
import { imageSchema } from './image/image-schema';
import { lineSchema } from './line/line-schema';
import { shapeSchema } from './shape/shape-schema';
import { tableSchema } from './table/table-schema';
import { textSchema } from '../core/text/text-schema';
import { timelineSchema } from './timeline/timeline-schema';

/** Stored fields of each kind of element. */
export const elementSchema = v.variant('type', [
  textSchema,
  shapeSchema,
  imageSchema,
  tableSchema,
  lineSchema,
  chartSchema,
  timelineSchema,
]);

export const slideSchema = createSlideSchema(elementSchema);

export const deckSchema = createDeckSchema(slideSchema);
