import * as v from 'valibot';
import {
  cellsSchema,
  colorSchema,
  fontFamilySchema,
  fontSizeSchema,
  idSchema,
  shortTextSchema,
  type Stored,
} from '../../core/model/schema-values';
import { FINANCE_VIEWS } from '../../core/film/finance/finance-terms';
import { amountFields, elementFields } from '../element-fields';
import { CHART_KINDS } from './chart-kinds';

export const chartSchema = v.object({
  ...elementFields,
  ...amountFields,
  type: v.literal('chart'),
  /** View of the deck's finance model that the rows follow until they are set by hand. */
  financeView: v.exactOptional(v.picklist(FINANCE_VIEWS)),
  kind: v.picklist(CHART_KINDS),
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
