import { areAmounts } from './chart/chart-data';
import { changeUnlinkedChart } from './chart/chart-edits';
import { createTable } from './table/create-table';
import { MIN_ROW_HEIGHT_PX, TABLE_MARGIN_PX } from './table/fit/fit-table';
import { MAX_CELL_LENGTH, withoutRow } from './table/table-cells';
import { addTableColumn, MAX_TABLE_COLUMNS, addTableRow, setCellText } from './table/table-rows';
import type { CellStyle, TableElement } from './table/table-schema';
import { addedColumnsOf, restoreSums, restoreTotalRow } from './table/totals/table-totals';
import { findTotalRows, isTotalLabel } from './table/totals/total-rows';
import { addNewElement } from '../core/edit/add-new-element';
import { type EditorDocument, findElement } from '../core/edit/editor-document';
import type { CellPosition } from '../core/elements/element-kind';
import { formatCount } from '../core/elements/element-labels';
import {
  type AmountContext,
  hasTwoReadings,
  isInvalidAmount,
  readAmount,
} from '../core/amounts/amounts';
import { isBlankAmount } from '../core/amounts/parse-amount';
import type { DecimalSign } from '../core/amounts/number-signs';
import { DECK_LIMITS, SLIDE_SIZE, slideSizeOf } from '../core/model/deck-constants';
import type { PastedGrid } from '../core/pasted-text';
import { computeFormulas } from './table/formulas/compute-formulas';
import { type SheetFormula, withFormulas } from './table/formulas/sheet-formulas';
import { changeTable } from './table/table-edits';

/** Cells of a file that are shown. */
export interface Sheet {
  readonly name: string;
  readonly size: { readonly rows: number; readonly columns: number };
  /** Empty if there are more than a table can hold. */
  readonly rows: PastedGrid;
  /** Merged cells, and alignments. */
  readonly cellStyles: readonly CellStyle[];
  /** Formulas of cells whose results are in `rows`. */
  readonly formulas?: readonly SheetFormula[];
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
  const [problem] = findGridProblems(`“${name}”`, rows, size);
  if (problem !== undefined)
    return `${problem} Copy the cells you want to show, and paste them here.`;
  if (hasMissingResults)
    return `Formulas in “${name}” have no results in the file. Open it in a spreadsheet program, save it there, and open it here again.`;
  return undefined;
}

/** Tells, in sentences, which cells a table has no room for. */
export function findGridProblems(
  name: string,
  grid: PastedGrid,
  size: Sheet['size'] = { rows: grid.length, columns: grid[0]?.length ?? 0 },
): readonly string[] {
  const counts = `${formatCount(size.rows, 'row')} and ${formatCount(size.columns, 'column')}`;
  const limits = `${DECK_LIMITS.cells} rows and ${MAX_TABLE_COLUMNS} columns`;
  const length = Math.max(...grid.flat().map((cell) => cell.length));
  return [
    ...(isTooLargeForTable(size) ? [`${name} has ${counts}. A table holds up to ${limits}.`] : []),
    ...(hasLongCell(grid)
      ? [`A cell has ${length} characters. Cells of a table hold up to ${MAX_CELL_LENGTH}.`]
      : []),
  ];
}

export function hasLongCell(grid: PastedGrid): boolean {
  return grid.some((row) => row.some((cell) => cell.length > MAX_CELL_LENGTH));
}

const ROW_HEIGHT_PX = 40;
const COLUMN_WIDTH_PX = 200;
const PASTED_Y = 120;
const MAX_PASTED_SIZE = { width: 880, height: 400 };

/** Cells of a spreadsheet replace those of the table or chart that is selected alone; otherwise they become a table. */
export function pasteGrid(doc: EditorDocument, grid: PastedGrid): EditorDocument {
  const [id = '', ...others] = doc.selection;
  const { language } = doc.deck;
  const replace = () =>
    isFigures(grid) && findElement(doc, id)?.type === 'chart'
      ? fillChart(doc, id, { start: FIRST_CELL, grid })
      : changeTable(doc, id, (table) => fillTable(table, grid, { language }));
  const filled = others.length > 0 ? doc : replace();
  return filled === doc ? addGrid(doc, grid) : filled;
}

const FIRST_CELL: CellPosition = { row: 0, column: 0 };

/** True for a heading and a label with an amount at least, which make a chart. */
function isFigures(grid: PastedGrid): boolean {
  return grid.length > 1 && (grid[0]?.length ?? 0) > 1;
}

interface Filling {
  readonly start: CellPosition;
  readonly grid: PastedGrid;
}

/**
 * Fills figures of a chart from one of them on, with rows and columns added as needed. A whole table in the first cell
 * replaces all of them, so that none of former figures is left below. Charts of a table have its figures.
 */
function fillChart(doc: EditorDocument, id: string, { start, grid }: Filling): EditorDocument {
  const { language } = doc.deck;
  const isWhole = isFigures(grid) && start.row === 0 && start.column === 0;
  return changeUnlinkedChart(doc, id, (chart) => {
    const {
      hasAllFigures: _hasAllFigures,
      columns: _columns,
      financeView: _financeView,
      decimalSign: _decimalSign,
      ...base
    } = chart;
    const cells = withoutEmptyEnd(grid);
    if (isWhole) return { ...base, rows: clipCells(cells), ...(language !== 'en' && { language }) };
    const width = Math.max(chart.rows[0]?.length ?? 0, start.column + (cells[0]?.length ?? 0));
    const rows = Array.from(
      { length: Math.max(chart.rows.length, start.row + cells.length) },
      (_row, row) =>
        Array.from(
          { length: width },
          (_cell, column) =>
            cells[row - start.row]?.[column - start.column] ?? chart.rows[row]?.[column] ?? '',
        ),
    );
    return { ...chart, rows: clipCells(rows) };
  });
}

/** Cells that a table has room for. */
function clipCells(cells: PastedGrid): PastedGrid {
  return cells
    .slice(0, DECK_LIMITS.cells)
    .map((row) => row.slice(0, MAX_TABLE_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_LENGTH)));
}

/** Fills cells of a table or chart from one of them on, with rows and columns added as needed. */
export function fillCells(
  doc: EditorDocument,
  id: string,
  { start, grid }: Filling,
): EditorDocument {
  if (findElement(doc, id)?.type === 'chart') return fillChart(doc, id, { start, grid });
  const bottom = start.row + grid.length;
  const right = start.column + (grid[0]?.length ?? 0);
  const room = (size: (table: TableElement) => number, needed: number) => {
    const table = findElement(doc, id);
    return table?.type === 'table' ? Math.max(0, needed - size(table)) : 0;
  };
  let next = doc;
  for (let count = room(({ rows }) => rows.length, bottom); count > 0; count -= 1)
    next = addTableRow(next, id);
  for (let count = room(({ columnWeights }) => columnWeights.length, right); count > 0; count -= 1)
    next = addTableColumn(next, id);
  const filled = grid.reduce(
    (rows, row, down) =>
      row.reduce(
        (cells, text, across) =>
          setCellText(cells, id, { row: start.row + down, column: start.column + across }, text),
        rows,
      ),
    next,
  );
  if (grid.length < 2) return filled;
  return changeTable(filled, id, (table) => endAtTotal(restoreSums(table), bottom));
}

/** Ends a table at the total that came with its cells, if nothing below it was filled in. Others keep all their rows. */
function endAtTotal(table: TableElement, rowCount: number): TableElement {
  const [label = ''] = table.rows[rowCount - 1] ?? [];
  const isUnused = ([, ...cells]: readonly string[]) =>
    cells.every((cell) => isBlankAmount(cell) || readAmount(cell, table) === 0);
  if (!isTotalLabel(label) || !table.rows.slice(rowCount).every(isUnused)) return table;
  let ended: TableElement = { ...table, hasTotalRow: false };
  while (ended.rows.length > Math.max(rowCount, MIN_ROWS))
    ended = withoutRow(ended, ended.rows.length - 1);
  return restoreTotalRow(ended);
}

/** A header and one row below it. */
const MIN_ROWS = 2;

/** Adds cells of a spreadsheet as a table whose columns are as wide as their longest cells. */
export function addGrid(
  doc: EditorDocument,
  grid: PastedGrid,
  sheet: GridOptions = {},
): EditorDocument {
  const { language } = doc.deck;
  const cells = withFormulas(grid, sheet.formulas ?? [], { ...sheet, language });
  const { rows, columnWeights, ...table } = fillTable(createTable(), cells, { ...sheet, language });
  const width = Math.min(MAX_PASTED_SIZE.width, columnWeights.length * COLUMN_WIDTH_PX);
  const height = Math.min(MAX_PASTED_SIZE.height, rows.length * ROW_HEIGHT_PX);
  const lowest = slideSizeOf(doc.deck).height - TABLE_MARGIN_PX - rows.length * MIN_ROW_HEIGHT_PX;
  return addNewElement(doc, {
    ...table,
    rows,
    columnWeights,
    x: (SLIDE_SIZE.width - width) / 2,
    // A tall table begins higher, where its rows have room in small type.
    y: Math.floor(Math.max(TABLE_MARGIN_PX, Math.min(PASTED_Y, lowest))),
    width,
    height,
  });
}

interface GridOptions
  extends AmountContext, Partial<Pick<Sheet, 'cellStyles' | 'formulas' | 'decimalSign'>> {
  /** Rows above the heading, which are left out. */
  readonly titleCount?: number;
}

/** A table with other cells: its place, colors and type stay. */
function fillTable(
  {
    cellStyles: _cellStyles,
    rowWeights: _rowWeights,
    totalLabel: _totalLabel,
    financeView: _financeView,
    decimalSign: _decimalSign,
    ...base
  }: TableElement,
  grid: PastedGrid,
  { cellStyles = [], decimalSign, language = 'en', titleCount = 0 }: GridOptions,
): TableElement {
  const rows = clipCells(withoutEmptyEnd(grid));
  const isUncertain = rows.flat().some(hasTwoReadings);
  const table = withoutTitles(
    {
      ...base,
      rows,
      ...(cellStyles.length > 0 && { cellStyles }),
      hasTotalRow: false,
      ...(language !== 'en' && { language }),
      ...(decimalSign && isUncertain && { decimalSign }),
    },
    titleCount,
  );
  const computed = computeFormulas(table.rows, table);
  const columnWeights = (rows[0] ?? []).map((_, column) =>
    Math.min(40, Math.max(8, ...computed.map((row) => row[column]?.length ?? 0))),
  );
  const styled = restoreSums(alignAmounts({ ...table, columnWeights }, computed));
  const whole = restoreTotalRow(styled);
  // A total that leaves something out stays the text that it was.
  const filled = addedColumnsOf(whole).flat().some(isInvalidAmount) ? styled : whole;
  return cellStyles.length > 0 ? filled : emphasizeTotals(filled);
}

/** Makes subtotals bold, as totals are. */
function emphasizeTotals(table: TableElement): TableElement {
  const totals = findTotalRows(computeFormulas(table.rows, table), table);
  const bold = [...totals].flatMap((row) =>
    table.columnWeights.map((_, column) => ({ row, column, fontWeight: 'bold' as const })),
  );
  return withStyles(table, bold);
}

/** Rows up to the last with a text. */
function withoutEmptyEnd(grid: PastedGrid): PastedGrid {
  const last = grid.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  return last === -1 ? grid : grid.slice(0, last + 1);
}

function withoutTitles(table: TableElement, count: number): TableElement {
  if (count === 0) return table;
  const { cellStyles, ...rest } = withoutTitles(withoutRow(table, 0), count - 1);
  // The header of a table stands alone.
  const alone = cellStyles?.map(({ rowSpan, ...style }) =>
    style.row === 0 || rowSpan === undefined ? style : { ...style, rowSpan },
  );
  return { ...rest, ...(alone && { cellStyles: alone }) };
}

/** Aligns columns of amounts to the right, as spreadsheets do, but for cells that are aligned already. */
function alignAmounts(table: TableElement, computed: PastedGrid): TableElement {
  const columns = table.columnWeights.map((_, column) =>
    areAmounts(computed.slice(1).map((row) => row[column] ?? '')),
  );
  const alignments = computed.flatMap((cells, row) =>
    cells.flatMap((_, column) =>
      columns[column] ? [{ row, column, textAlign: 'right' as const }] : [],
    ),
  );
  return withStyles(table, alignments);
}

/** Adds styles to cells that have none of the kind. */
function withStyles(table: TableElement, added: readonly CellStyle[]): TableElement {
  const styles = new Map<string, CellStyle>();
  for (const style of [...added, ...(table.cellStyles ?? [])]) {
    const key = `${style.row} ${style.column}`;
    styles.set(key, { ...styles.get(key), ...style });
  }
  return styles.size === 0 ? table : { ...table, cellStyles: [...styles.values()] };
}
