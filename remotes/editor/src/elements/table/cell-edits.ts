import type { CellPosition } from '../../core/elements/element-kind';
import { computeFormulas } from './formulas/compute-formulas';
import { cellStyleOf } from './style/cell-style';
import { letterOf, nameOf, withCellText } from './table-cells';
import type { CellStyle, TableElement } from './table-schema';
import { findTotalRows } from './totals/total-rows';

/** Cells between two corners, both included. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

type CellLook = Omit<CellStyle, 'row' | 'column' | 'columnSpan' | 'rowSpan'>;

/** Values to set; undefined removes one, so that the table's own shows. */
export type CellLookPatch = { readonly [Key in keyof CellLook]?: CellLook[Key] | undefined };

/** Range between two cells, within the table, grown until it contains whole merged cells. */
export function findCellRange(
  table: TableElement,
  anchor: CellPosition,
  focus: CellPosition,
): CellRange {
  const [lastRow, lastColumn] = [table.rows.length - 1, table.columnWeights.length - 1];
  return growOverMerges(table, {
    top: Math.min(anchor.row, focus.row, lastRow),
    left: Math.min(anchor.column, focus.column, lastColumn),
    bottom: Math.min(Math.max(anchor.row, focus.row), lastRow),
    right: Math.min(Math.max(anchor.column, focus.column), lastColumn),
  });
}

function growOverMerges(table: TableElement, range: CellRange): CellRange {
  const grown = (table.cellStyles ?? []).reduce((whole, style) => {
    const bottom = style.row + (style.rowSpan ?? 1) - 1;
    const right = style.column + (style.columnSpan ?? 1) - 1;
    const isApart =
      bottom < whole.top ||
      style.row > whole.bottom ||
      right < whole.left ||
      style.column > whole.right;
    if (isApart) return whole;
    return {
      top: Math.min(whole.top, style.row),
      left: Math.min(whole.left, style.column),
      bottom: Math.max(whole.bottom, bottom),
      right: Math.max(whole.right, right),
    };
  }, range);
  const isSame = (Object.keys(range) as (keyof CellRange)[]).every(
    (side) => grown[side] === range[side],
  );
  return isSame ? range : growOverMerges(table, grown);
}

/** A table without the text of some cells. */
export function clearCells(table: TableElement, range: CellRange): TableElement {
  const { top, left, bottom, right } = range;
  const isInside = (row: number, column: number) =>
    row >= top && row <= bottom && column >= left && column <= right;
  return {
    ...table,
    rows: table.rows.map((cells, row) =>
      cells.map((text, column) => (isInside(row, column) ? '' : text)),
    ),
  };
}

export function listCells({ top, left, bottom, right }: CellRange): readonly CellPosition[] {
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, across) => ({
      row: top + down,
      column: left + across,
    })),
  ).flat();
}

export function patchCells(
  table: TableElement,
  range: CellRange,
  patch: CellLookPatch,
): TableElement {
  const cells = listCells(range);
  const changed = cells.map((cell) =>
    cleanStyle({ ...cell, ...cellStyleOf(table, cell.row, cell.column), ...patch }),
  );
  return withStyles(table, [
    ...(table.cellStyles ?? []).filter((style) => !isInside(style, range)),
    ...changed,
  ]);
}

/** A header stands alone, so that readers of the screen find it. */
export function canMergeCells({ top, left, bottom, right }: CellRange): boolean {
  return (bottom > top || right > left) && !(top === 0 && bottom > 0);
}

/** Merges a range into its first cell, with the texts of all. */
export function mergeCells(table: TableElement, range: CellRange): TableElement {
  if (!canMergeCells(range)) return table;
  const { top, left, bottom, right } = range;
  const texts = listCells(range).map(({ row, column }) => table.rows[row]?.[column]?.trim() ?? '');
  const text = texts
    .filter((each) => each !== '')
    .join(' ')
    .slice(0, 500);
  const {
    rowSpan: _rowSpan,
    columnSpan: _columnSpan,
    ...look
  } = cellStyleOf(table, top, left) ?? {};
  const merged = {
    ...look,
    row: top,
    column: left,
    ...(right > left && { columnSpan: right - left + 1 }),
    ...(bottom > top && { rowSpan: bottom - top + 1 }),
  };
  const rows = table.rows.map((cells, row) =>
    cells.map((cell, column) => {
      if (!isInside({ row, column }, range)) return cell;
      return row === top && column === left ? text : '';
    }),
  );
  const others = (table.cellStyles ?? []).filter((style) => !isInside(style, range));
  return withStyles({ ...table, rows }, [...others, merged]);
}

/** Splits every merged cell of the range; the text stays in the first of its cells. */
export function splitCells(table: TableElement, range: CellRange): TableElement {
  const styles = (table.cellStyles ?? []).map((style) => {
    if (!isInside(style, range)) return style;
    const { rowSpan: _rowSpan, columnSpan: _columnSpan, ...rest } = style;
    return rest;
  });
  return withStyles(table, styles);
}

export function hasMergedCells(table: TableElement, range: CellRange): boolean {
  return (table.cellStyles ?? []).some(
    (style) => isInside(style, range) && (style.rowSpan ?? style.columnSpan ?? 1) > 1,
  );
}

function isInside({ row, column }: CellPosition, { top, left, bottom, right }: CellRange): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

function cleanStyle(style: CellPosition & CellLookPatch): CellStyle {
  // Without the values that are undefined, every one is of the style's own type.
  return Object.fromEntries(
    Object.entries(style).filter(([, value]) => value !== undefined),
  ) as unknown as CellStyle;
}

function withStyles(table: TableElement, styles: readonly CellStyle[]): TableElement {
  const { cellStyles: _before, ...rest } = table;
  const cellStyles = styles.filter((style) => Object.keys(style).length > 2);
  return cellStyles.length === 0 ? rest : { ...rest, cellStyles };
}

export const FORMULA_KINDS = ['sum', 'share', 'difference'] as const;

export type FormulaKind = (typeof FORMULA_KINDS)[number];

/** Formula for a cell; undefined where it has nothing to refer to. */
const formulasByKind: Readonly<
  Record<FormulaKind, (row: number, column: number, lastRow?: number) => string | undefined>
> = {
  sum: (row, column) =>
    row < 2 ? undefined : `=SUM(${nameOf(1, column)}:${nameOf(row - 1, column)})`,
  share: (row, column, lastRow) => {
    if (row < 1 || column < 1) return undefined;
    const last = lastRow === undefined ? letterOf(column - 1) : nameOf(lastRow, column - 1);
    return `=${nameOf(row, column - 1)}/SUM(${nameOf(1, column - 1)}:${last})`;
  },
  difference: (row, column) => {
    if (row < 1) return undefined;
    if (column > 2) return `=${nameOf(row, column - 2)}-${nameOf(row, column - 1)}`;
    return row < 3 ? undefined : `=${nameOf(row - 2, column)}-${nameOf(row - 1, column)}`;
  },
};

export function canInsertFormula(kind: FormulaKind, range: CellRange): boolean {
  return listCells(range).some(({ row, column }) => formulasByKind[kind](row, column));
}

/** Writes a formula into each cell of a range that it makes sense for; shares fill an empty column from one of its cells. */
export function insertFormulas(
  table: TableElement,
  range: CellRange,
  kind: FormulaKind,
): TableElement {
  const cells = kind === 'share' ? listShareCells(table, range) : listCells(range);
  const lastRow = lastItemOf(table);
  return cells.reduce((changed, cell) => {
    const formula = formulasByKind[kind](cell.row, cell.column, lastRow);
    return formula === undefined ? changed : withCellText(changed, cell, formula);
  }, table);
}

/** Last row above the totals at the end of a table; undefined for a table that ends without one. */
function lastItemOf(table: TableElement): number | undefined {
  const totals = findTotalRows(computeFormulas(table.rows, table), table);
  const last = table.rows.findLastIndex((_, row) => !totals.has(row));
  return last > 0 && last < table.rows.length - 1 ? last : undefined;
}

/** Cells of a range; for one cell of an empty column, all of the column that stand beside a text. */
function listShareCells(table: TableElement, range: CellRange): readonly CellPosition[] {
  const { top, left, bottom, right } = range;
  const isEmpty = table.rows.slice(1).every((cells) => (cells[left] ?? '').trim() === '');
  if (top !== bottom || left !== right || top === 0 || !isEmpty) return listCells(range);
  return table.rows.flatMap((cells, row) => {
    const isBeside = row === top || (row > 0 && (cells[left - 1] ?? '').trim() !== '');
    return isBeside ? [{ row, column: left }] : [];
  });
}
