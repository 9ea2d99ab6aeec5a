import * as v from 'valibot';
import { DECK_LIMITS } from '../../core/model/deck-constants';
import {
  cellsSchema,
  colorOrNoneSchema,
  colorSchema,
  finiteNumberSchema,
  fontFamilySchema,
  fontSizeSchema,
  shortTextSchema,
  type Stored,
  amountFields,
  elementFields,
} from '../../core/model/schema-values';
import { FINANCE_VIEWS } from '../../core/model/finance-terms';

const cellIndexSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(DECK_LIMITS.cells),
);

const spanSchema = v.pipe(cellIndexSchema, v.minValue(1));

export const CELL_SIDES = ['left', 'right', 'top', 'bottom'] as const;

const VERTICAL_ALIGNMENTS = ['top', 'middle', 'bottom'] as const;

const marginSchema = v.pipe(finiteNumberSchema, v.minValue(0), v.maxValue(960));

const cellStyleSchema = v.object({
  row: cellIndexSchema,
  column: cellIndexSchema,
  /** A colour, or `none` over a band or header. */
  fill: v.exactOptional(colorOrNoneSchema),
  color: v.exactOptional(colorSchema),
  fontWeight: v.exactOptional(v.picklist(['normal', 'bold'])),
  textAlign: v.exactOptional(v.picklist(['left', 'center', 'right'])),
  /** Vertical position of the text; that of the table if missing. */
  verticalAlign: v.exactOptional(v.picklist(VERTICAL_ALIGNMENTS)),
  /** Distances of the text from the sides in slide pixels; the usual ones if missing. */
  margins: v.exactOptional(
    v.object({ left: marginSchema, right: marginSchema, top: marginSchema, bottom: marginSchema }),
  ),
  /** Sides with a line; the line below if missing. */
  borders: v.exactOptional(v.pipe(v.array(v.picklist(CELL_SIDES)), v.maxLength(4))),
  /** Format of the result of a formula, or of an amount that was rewritten in it. */
  numberFormat: v.exactOptional(
    v.object({
      /** Text before and after the digits. */
      before: shortTextSchema,
      after: shortTextSchema,
      divisor: v.pipe(finiteNumberSchema, v.minValue(1)),
      /** Decimals of every amount, at least. */
      decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
      /** Amount as it was typed. */
      typed: v.exactOptional(shortTextSchema),
    }),
  ),
  /** Columns and rows of a merged cell, from this one on. */
  columnSpan: v.exactOptional(spanSchema),
  rowSpan: v.exactOptional(spanSchema),
});

export type CellSide = (typeof CELL_SIDES)[number];

/** Style of one cell that differs from its table. Cells that no longer exist are ignored. */
export type CellStyle = Stored<typeof cellStyleSchema>;

export const tableSchema = v.object({
  ...elementFields,
  ...amountFields,
  type: v.literal('table'),
  /** View of the deck's finance model that the rows follow until they are set by hand. */
  financeView: v.exactOptional(v.picklist(FINANCE_VIEWS)),
  rows: cellsSchema,
  /** Relative width per column; any positive numbers. */
  columnWeights: v.pipe(
    v.array(v.pipe(finiteNumberSchema, v.minValue(0.01))),
    v.minLength(1),
    v.maxLength(20),
  ),
  /** Relative height per row, as far as the text leaves it; equal if missing. */
  rowWeights: v.exactOptional(
    v.pipe(
      v.array(v.pipe(finiteNumberSchema, v.minValue(0.01))),
      v.minLength(1),
      v.maxLength(DECK_LIMITS.cells + 1),
    ),
  ),
  /** Vertical position of the text in its cells; in the middle if missing. */
  verticalAlign: v.exactOptional(v.picklist(VERTICAL_ALIGNMENTS)),
  /** Adds a row with the sums of the columns of amounts. */
  hasTotalRow: v.boolean(),
  /** Label of that row; that of the language if missing. */
  totalLabel: v.exactOptional(shortTextSchema),
  fontSize: fontSizeSchema,
  /** Size that was chosen, if the table is set in smaller type to fit its slide. */
  fullFontSize: v.exactOptional(fontSizeSchema),
  fontFamily: fontFamilySchema,
  color: colorSchema,
  lineColor: colorSchema,
  /** `none` for a header without a fill. */
  headerFill: colorOrNoneSchema,
  headerColor: colorSchema,
  /** Fill of every second row; `none` for no bands. */
  bandFill: colorOrNoneSchema,
  /** Optional, because most tables have none. */
  cellStyles: v.exactOptional(
    v.pipe(v.array(cellStyleSchema), v.maxLength(DECK_LIMITS.cells * 20)),
  ),
});

export type TableElement = Stored<typeof tableSchema>;

declare module '../../core/elements/slide-element' {
  interface ElementTypes {
    table: TableElement;
  }
}
