import * as v from 'valibot';
import {
  colorSchema,
  finiteNumberSchema,
  idSchema,
  ratioSchema,
  type Stored,
  elementFields,
} from '../../core/model/schema-values';
import { ARROWHEADS, CONNECTION_SIDES, LINE_DASHES, LINE_ROUTES } from './line-options';

const connectionSchema = v.object({ elementId: idSchema, side: v.picklist(CONNECTION_SIDES) });

/** Connection of a line end to the middle of a side of another element. */
export type Connection = Stored<typeof connectionSchema>;

const lineEndSchema = v.object({
  /** Position of the end within the line's box, as ratios from 0 (left, top) to 1. */
  x: ratioSchema,
  y: ratioSchema,
  arrowhead: v.picklist(ARROWHEADS),
  connection: v.nullable(connectionSchema),
});

export type LineEnd = Stored<typeof lineEndSchema>;

export const lineSchema = v.object({
  ...elementFields,
  type: v.literal('line'),
  from: lineEndSchema,
  to: lineEndSchema,
  route: v.picklist(LINE_ROUTES),
  stroke: colorSchema,
  strokeWidth: v.pipe(finiteNumberSchema, v.minValue(0.25), v.maxValue(100)),
  dash: v.picklist(LINE_DASHES),
});

export type LineElement = Stored<typeof lineSchema>;

declare module '../../core/elements/slide-element' {
  interface ElementTypes {
    line: LineElement;
  }
}
