import { areAmounts } from './chart/chart-data';
import { createTable } from './table/create-table';
import { MIN_ROW_HEIGHT_PX, TABLE_MARGIN_PX } from './table/fit/fit-table';
import { MAX_CELL_LENGTH } from './table/table-cells';
import { MAX_TABLE_COLUMNS } from './table/table-columns';
import type { CellStyle, TableElement } from './table/table-schema';
import { restoreTotalRow, addedColumnsOf } from './table/table-totals';
import { addNewElement } from '../core/edit/add-new-element';
import type { EditorDocument } from '../core/edit/editor-document';
import { formatCount } from '../core/elements/element-labels';
import { hasTwoReadings, isInvalidAmount } from '../core/amounts/amounts';
import type { DecimalSign } from '../core/amounts/number-signs';
import { DECK_LIMITS, SLIDE_SIZE, slideSizeOf } from '../core/model/deck-constants';
import type { PastedGrid } from '../core/pasted-text';

/** Cells of a file that are shown. */
export interface Sheet {
  readonly name: string;
  readonly size: { readonly rows: number; readonly columns: number };
  /** Empty if there are more than a table can hold. */
  readonly rows: PastedGrid;
  /** Merged cells, and alignments. */
  readonly cellStyles: readonly CellStyle[];
  /** Rows and columns with content that the sheet does not show. */
  readonly hiddenRows: number;
  readonly hiddenColumns: number;
  /** Decimal sign of the cells, if the file says what their numbers are. */
  readonly decimalSign?: DecimalSign;
  /** Formulas were stored without their results. */
  readonly hasMissingResults: boolean;
}

export function isTooLargeForTable({ rows, columns }: Sheet['size']): boolean {
  return rows > DECK_LIMITS.cells || columns > MAX_TABLE_COLUMNS;
}

/** Reason why a sheet cannot be added as a table, in sentences; undefined if it can. */
export function findSheetProblem(sheet: Sheet): string | undefined {
  const { name, size, rows, hasMissingResults } = sheet;
  if (isTooLargeForTable(size))
    return `“${name}” has ${formatCount(size.rows, 'row')} and ${formatCount(size.columns, 'column')}. A table holds up to ${DECK_LIMITS.cells} rows and ${MAX_TABLE_COLUMNS} columns: copy the cells you want to show, and paste them here.`;
  if (hasMissingResults)
    return `Formulas in “${name}” have no results in the file. Open it in a spreadsheet program, save it there, and open it here again.`;
  const longest = Math.max(...rows.flat().map(({ length }) => length));
  if (longest > MAX_CELL_LENGTH)
    return `A cell of “${name}” has ${longest} characters. Cells of a table hold up to ${MAX_CELL_LENGTH}: shorten it first.`;
  return undefined;
}

const ROW_HEIGHT_PX = 40;
const COLUMN_WIDTH_PX = 200;
const PASTED_Y = 120;
const MAX_PASTED_SIZE = { width: 880, height: 400 };

/** Pastes cells of a spreadsheet as a table whose columns are as wide as their longest cells. */
export function pasteGrid(
  doc: EditorDocument,
  grid: PastedGrid,
  {
    cellStyles = [],
    decimalSign,
  }: { readonly cellStyles?: readonly CellStyle[]; readonly decimalSign?: DecimalSign } = {},
): EditorDocument {
  const rows = withoutEmptyEnd(grid)
    .slice(0, DECK_LIMITS.cells)
    .map((row) => row.slice(0, MAX_TABLE_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_LENGTH)));
  const columnWeights = (rows[0] ?? []).map((_, column) =>
    Math.min(40, Math.max(8, ...rows.map((row) => row[column]?.length ?? 0))),
  );
  const width = Math.min(MAX_PASTED_SIZE.width, columnWeights.length * COLUMN_WIDTH_PX);
  const height = Math.min(MAX_PASTED_SIZE.height, rows.length * ROW_HEIGHT_PX);
  const x = (SLIDE_SIZE.width - width) / 2;
  const lowest = slideSizeOf(doc.deck).height - TABLE_MARGIN_PX - rows.length * MIN_ROW_HEIGHT_PX;
  const isUncertain = rows.flat().some(hasTwoReadings);
  const table = createTable({
    rows,
    columnWeights,
    x,
    // A tall table begins higher, where its rows have room in small type.
    y: Math.floor(Math.max(TABLE_MARGIN_PX, Math.min(PASTED_Y, lowest))),
    width,
    height,
    ...(doc.deck.language !== 'en' && { language: doc.deck.language }),
    ...(decimalSign && isUncertain && { decimalSign }),
  });
  const styled = addCellStyles(alignAmounts(table), cellStyles);
  const whole = restoreTotalRow(styled);
  // A total that leaves something out stays the text that it was.
  return addNewElement(doc, addedColumnsOf(whole).flat().some(isInvalidAmount) ? styled : whole);
}

/** Rows up to the last with a text. */
function withoutEmptyEnd(grid: PastedGrid): PastedGrid {
  const last = grid.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  return last === -1 ? grid : grid.slice(0, last + 1);
}

function addCellStyles(table: TableElement, added: readonly CellStyle[]): TableElement {
  if (added.length === 0) return table;
  const styles = new Map<string, CellStyle>();
  for (const style of [...(table.cellStyles ?? []), ...added]) {
    const key = `${style.row} ${style.column}`;
    styles.set(key, { ...styles.get(key), ...style });
  }
  return { ...table, cellStyles: [...styles.values()] };
}

/** Aligns columns of amounts to the right, as spreadsheets do. */
function alignAmounts(table: TableElement): TableElement {
  const columns = table.columnWeights.map((_, column) =>
    areAmounts(table.rows.slice(1).map((row) => row[column] ?? '')),
  );
  const cellStyles = table.rows.flatMap((cells, row) =>
    cells.flatMap((_, column) =>
      columns[column] ? [{ row, column, textAlign: 'right' as const }] : [],
    ),
  );
  return cellStyles.length === 0 ? table : { ...table, cellStyles };
}
