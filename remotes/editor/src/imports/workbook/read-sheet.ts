import type { CellPosition } from '../../core/elements/element-kind';
import { isTooLargeForTable, type Sheet } from '../../elements/paste-grid';
import { ImportError } from '../../ooxml/package/package-file';
import {
  childrenOf,
  findChild,
  readAttribute,
  readBoolean,
  readInteger,
} from '../../ooxml/package/xml-elements';

const TOKEN_PATTERN =
  /(SUM(?=\()|\d+(?:\.\d+)?%?|[-+*/(),:\s])|(\$?)([A-Z]{1,3})(\$?)(\d+)(?![\w(!])/iy;

type CellStyle = Sheet['cellStyles'][number];

export interface SheetCell {
  readonly text: string;
  readonly textAlign?: CellStyle['textAlign'];
  readonly isBold?: boolean;
  /** Formula as the file has it; empty for one that is written in another cell. */
  readonly formula?: string;
  /** Number of a formula that several cells share. */
  readonly sharedFormula?: string | undefined;
  /** The cell has a formula, and the file has no result of it. */
  readonly lacksResult?: boolean;
}

type ReadCell = (cell: Element) => SheetCell;

/** Cells by row and column; both count from 0. */
interface SheetContent {
  readonly cells: ReadonlyMap<number, Map<number, SheetCell>>;
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
}

interface CellArea {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Cells of a worksheet that it shows, without empty rows and columns around them; undefined if there are none. */
export function readSheet(name: string, root: Element, readCell: ReadCell): Sheet | undefined {
  const content = readContent(root, readCell);
  const { cells, hiddenRows, hiddenColumns } = content;
  const merges = childrenOf(findChild(root, 'mergeCells'), 'mergeCell').map(readArea);
  for (const merge of merges) moveToShownCell(content, merge);
  const filledRows = [...cells.keys()];
  const filledColumns = [...new Set([...cells.values()].flatMap((row) => [...row.keys()]))];
  const shown = [...cells].flatMap(([row, columns]) =>
    hiddenRows.has(row)
      ? []
      : [...columns.keys()].flatMap((column) => (hiddenColumns.has(column) ? [] : { row, column })),
  );
  if (shown.length === 0) return undefined;
  const rows = listShown(
    shown.map(({ row }) => row),
    hiddenRows,
  );
  const columns = listShown(
    shown.map(({ column }) => column),
    hiddenColumns,
  );
  return {
    name,
    size: { rows: rows.length, columns: columns.length },
    ...readGrid(cells, { rows, columns, merges }),
    formulas: readFormulas(cells, { rows, columns }),
    hiddenRows: filledRows.filter((row) => hiddenRows.has(row)).length,
    hiddenColumns: filledColumns.filter((column) => hiddenColumns.has(column)).length,
  };
}

function readFormulas(
  cells: SheetContent['cells'],
  shown: Pick<GridArea, 'rows' | 'columns'>,
): NonNullable<Sheet['formulas']> {
  const all = [...cells].flatMap(([row, columns]) =>
    [...columns].map(([column, cell]) => ({ row, column, ...cell })),
  );
  const shared = new Map(
    all.flatMap((cell) => (cell.sharedFormula && cell.formula ? [[cell.sharedFormula, cell]] : [])),
  );
  return all.flatMap(({ row, column, formula, sharedFormula }) => {
    if (formula === undefined) return [];
    const source = (formula === '' && shared.get(sharedFormula ?? '')) || { row, column, formula };
    const shift = { row: row - source.row, column: column - source.column };
    const text = translateFormula(source.formula ?? '', shown, shift);
    const [tableRow, tableColumn] = [shown.rows.indexOf(row), shown.columns.indexOf(column)];
    const isShown = tableRow >= 0 && tableColumn >= 0;
    return text && isShown ? [{ row: tableRow, column: tableColumn, text }] : [];
  });
}

function readContent(root: Element, readCell: ReadCell): SheetContent {
  const cells = new Map<number, Map<number, SheetCell>>();
  const hiddenRows = new Set<number>();
  let row = -1;
  for (const rowElement of childrenOf(findChild(root, 'sheetData'), 'row')) {
    row = readAttribute(rowElement, 'r') === undefined ? row + 1 : readRowIndex(rowElement);
    if (readBoolean(rowElement, 'hidden')) hiddenRows.add(row);
    const rowCells = readRow(rowElement, readCell);
    if (rowCells.size > 0) cells.set(row, rowCells);
  }
  return { cells, hiddenRows, hiddenColumns: readHiddenColumns(root) };
}

function readRowIndex(row: Element): number {
  const number = readInteger(row, 'r', { min: 1, max: MAX_SHEET_ROWS });
  if (number === undefined) throw new ImportError(BEYOND_LIMITS);
  return number - 1;
}

const BEYOND_LIMITS =
  'The file is damaged: it has cells outside the rows and columns of Excel. Open it in a spreadsheet program, save it there, and open it here again.';

function readRow(row: Element, readCell: ReadCell): Map<number, SheetCell> {
  const cells = new Map<number, SheetCell>();
  let column = -1;
  for (const element of childrenOf(row, 'c')) {
    const reference = readAttribute(element, 'r');
    column = reference === undefined ? column + 1 : readReference(reference).column;
    if (column >= MAX_SHEET_COLUMNS) throw new ImportError(BEYOND_LIMITS);
    const cell = readCell(element);
    if (cell.text !== '' || cell.lacksResult) cells.set(column, cell);
  }
  return cells;
}

function readHiddenColumns(root: Element): ReadonlySet<number> {
  const hidden = childrenOf(findChild(root, 'cols'), 'col').filter((each) =>
    readBoolean(each, 'hidden'),
  );
  return new Set(
    hidden.flatMap((each) => {
      const bounds = { min: 1, max: MAX_SHEET_COLUMNS };
      const first = readInteger(each, 'min', bounds) ?? 1;
      const last = readInteger(each, 'max', bounds) ?? first;
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first - 1 + index);
    }),
  );
}

/** Size of the largest sheet in Excel; other numbers are mistakes, or meant to exhaust the memory. */
const MAX_SHEET_ROWS = 1_048_576;

const MAX_SHEET_COLUMNS = 16_384;

/** Reads “B3”, or one corner of “B3:C5”. */
function readReference(reference: string): { readonly row: number; readonly column: number } {
  const [, letters = 'A', digits = '1'] = /^\$?([A-Z]+)\$?(\d+)/i.exec(reference) ?? [];
  return {
    row: Math.min(Number(digits), MAX_SHEET_ROWS) - 1,
    column: Math.min(columnIndexOf(letters), MAX_SHEET_COLUMNS),
  };
}

function readArea(merge: Element): CellArea {
  const [from = 'A1', to = from] = (readAttribute(merge, 'ref') ?? '').split(':');
  const [start, end] = [readReference(from), readReference(to)];
  return { top: start.row, left: start.column, bottom: end.row, right: end.column };
}

/** The text of merged cells is in the first, even if that is hidden; it moves to the first that is shown. */
function moveToShownCell({ cells, hiddenRows, hiddenColumns }: SheetContent, area: CellArea): void {
  let { top, left } = area;
  while (hiddenRows.has(top)) top += 1;
  while (hiddenColumns.has(left)) left += 1;
  const cell = cells.get(area.top)?.get(area.left);
  const isMoved = top !== area.top || left !== area.left;
  if (!cell || !isMoved || top > area.bottom || left > area.right) return;
  cells.get(area.top)?.delete(area.left);
  cells.get(top)?.set(left, cell);
}

/** Indexes from the first to the last, without hidden ones. */
function listShown(indexes: readonly number[], hidden: ReadonlySet<number>): readonly number[] {
  const first = indexes.reduce((least, index) => Math.min(least, index));
  const last = indexes.reduce((most, index) => Math.max(most, index));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (index) => !hidden.has(index),
  );
}

interface GridArea {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly merges: readonly CellArea[];
}

/** Texts and styles of the cells; none if there are more than a table can hold, because these are not opened. */
function readGrid(
  cells: SheetContent['cells'],
  { rows, columns, merges }: GridArea,
): Pick<Sheet, 'rows' | 'cellStyles' | 'hasMissingResults'> {
  if (isTooLargeForTable({ rows: rows.length, columns: columns.length }))
    return { rows: [], cellStyles: [], hasMissingResults: false };
  const spans = merges.flatMap((merge) => spanOf(merge, rows, columns));
  const covered = new Set(spans.flatMap(listCovered));
  const grid = rows.map((sheetRow, row) =>
    columns.map((sheetColumn, column) =>
      covered.has(`${row} ${column}`) ? undefined : cells.get(sheetRow)?.get(sheetColumn),
    ),
  );
  const looks = grid.flatMap((gridRow, row) =>
    gridRow.flatMap((cell, column): readonly CellStyle[] => {
      const look = {
        ...(cell?.textAlign && { textAlign: cell.textAlign }),
        ...(cell?.isBold && { fontWeight: 'bold' as const }),
      };
      return Object.keys(look).length === 0 ? [] : [{ row, column, ...look }];
    }),
  );
  return {
    rows: grid.map((row) => row.map((cell) => cell?.text ?? '')),
    cellStyles: [...spans, ...looks],
    hasMissingResults: grid.flat().some((cell) => cell?.lacksResult),
  };
}

/** Cells behind the first of merged ones. */
function listCovered({ row, column, rowSpan = 1, columnSpan = 1 }: CellStyle): readonly string[] {
  return Array.from(
    { length: rowSpan * columnSpan - 1 },
    (_, index) =>
      `${row + Math.floor((index + 1) / columnSpan)} ${column + ((index + 1) % columnSpan)}`,
  );
}

function spanOf(
  { top, left, bottom, right }: CellArea,
  rows: readonly number[],
  columns: readonly number[],
): readonly CellStyle[] {
  const isInside = (index: number, first: number, last: number) => index >= first && index <= last;
  const mergedRows = rows.flatMap((index, row) => (isInside(index, top, bottom) ? [row] : []));
  const mergedColumns = columns.flatMap((index, column) =>
    isInside(index, left, right) ? [column] : [],
  );
  const [row, column] = [mergedRows[0], mergedColumns[0]];
  if (row === undefined || column === undefined) return [];
  // The header of a table stands alone.
  const rowSpan = row === 0 ? 1 : mergedRows.length;
  const columnSpan = mergedColumns.length;
  return rowSpan * columnSpan === 1 ? [] : [{ row, column, rowSpan, columnSpan }];
}

/** Rows and columns of a worksheet that a table shows; both count from 0. */
interface ShownCells {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/**
 * Formula with the names that its cells have in a table; undefined for functions that tables do not know, and cells that
 * they leave out. `shift` is the way from the cell that a shared formula is written in.
 */
function translateFormula(
  formula: string,
  { rows, columns }: ShownCells,
  shift: CellPosition,
): string | undefined {
  let text = '=';
  TOKEN_PATTERN.lastIndex = 0;
  while (TOKEN_PATTERN.lastIndex < formula.length) {
    const [match, sign, columnLock, letters = '', rowLock, digits] =
      TOKEN_PATTERN.exec(formula) ?? [];
    if (match === undefined) return undefined;
    const row = rows.indexOf(Number(digits) - 1 + (rowLock === '$' ? 0 : shift.row));
    const column = columns.indexOf(
      columnIndexOf(letters) + (columnLock === '$' ? 0 : shift.column),
    );
    // Formulas of tables name columns by one letter.
    if (sign === undefined && (row < 0 || column < 0 || column > 25)) return undefined;
    text += sign ?? `${String.fromCodePoint(65 + column)}${row + 1}`;
  }
  return text;
}

/** Index of the column with these letters, from 0. */
function columnIndexOf(letters: string): number {
  const codes = Array.from(letters.toUpperCase(), (letter) => letter.codePointAt(0) ?? 65);
  return codes.reduce((sum, code) => sum * 26 + code - 64, 0) - 1;
}
