import * as v from 'valibot';
import {
  cellsSchema,
  colorSchema,
  fontFamilySchema,
  fontSizeSchema,
  idSchema,
  shortTextSchema,
  type Stored,
  amountFields,
  elementFields,
} from '../../core/model/schema-values';
import { FINANCE_VIEWS } from '../../core/model/finance-terms';
import { CHART_KINDS } from './chart-kinds';

export const chosenColumnsSchema = v.pipe(
  v.array(shortTextSchema),
  v.minLength(1),
  v.maxLength(20),
);

export const chartSchema = v.object({
  ...elementFields,
  ...amountFields,
  type: v.literal('chart'),
  /** View of the deck's finance model that the rows follow until they are set by hand. */
  financeView: v.exactOptional(v.picklist(FINANCE_VIEWS)),
  kind: v.picklist(CHART_KINDS),
  /** Stacked lines and areas, or shares of 100 % of any series that stand on each other. */
  grouping: v.exactOptional(v.picklist(['stacked', 'percent'])),
  /** Last series of columns that are drawn as lines over the others. */
  lineCount: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(19))),
  /** Marks at the points of lines; shown if missing. */
  hasPoints: v.exactOptional(v.boolean()),
  /** Lines between the points of a scatter chart; none if missing. */
  hasLines: v.exactOptional(v.boolean()),
  title: v.exactOptional(shortTextSchema),
  /** Side of the legend; above several series if missing. */
  legend: v.exactOptional(v.picklist(['none', 'top', 'right', 'bottom', 'left'])),
  /** Points whose amounts are written; as usual for the kind if missing. */
  labels: v.exactOptional(v.picklist(['none', 'ends', 'all'])),
  /** Text at slices; amounts and shares if missing. */
  sliceLabels: v.exactOptional(v.picklist(['amount', 'percent'])),
  /** Numbers along the values; as usual for the kind if missing. */
  hasValueAxis: v.exactOptional(v.boolean()),
  /** Lines across the plot at those numbers; with them if missing. */
  hasGridLines: v.exactOptional(v.boolean()),
  /** Amounts are written in thousands or millions; as they stand in the rows if missing. */
  scale: v.exactOptional(v.picklist(['k', 'M'])),
  /** Text after the amounts, in place of their currency. */
  unit: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(20))),
  /** Sums and shares of others in the rows are drawn, too, as in the file that the chart comes from. */
  hasAllFigures: v.exactOptional(v.boolean()),
  /** Names of the columns that are drawn; those of amounts without sums and shares if missing. */
  columns: v.exactOptional(chosenColumnsSchema),
  /** Rows are series and columns are labels. */
  isSwapped: v.exactOptional(v.boolean()),
  /** Labels in the first column, series names in the first row, as in a table. */
  rows: cellsSchema,
  /** Label of the last column of a waterfall; that of the language if missing. */
  totalLabel: v.exactOptional(shortTextSchema),
  /** Id of the table on the same slide that the rows come from; null for own rows. */
  sourceTableId: v.nullable(idSchema),
  /** Colours of series, slices, or rise, fall and total of a waterfall. */
  colors: v.pipe(v.array(colorSchema), v.minLength(1), v.maxLength(12)),
  fontSize: fontSizeSchema,
  fontFamily: fontFamilySchema,
  color: colorSchema,
  lineColor: colorSchema,
});

export type ChartElement = Stored<typeof chartSchema>;

declare module '../../core/elements/slide-element' {
  interface ElementTypes {
    chart: ChartElement;
  }
}
