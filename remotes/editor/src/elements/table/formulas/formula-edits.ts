import { type CellRange, listCells } from '../cell-edits';
import { withCellText } from '../table-cells';
import type { TableElement } from '../table-schema';

export const FORMULA_KINDS = ['sum', 'share', 'difference'] as const;

export type FormulaKind = (typeof FORMULA_KINDS)[number];

/** Formula for a cell; undefined where it has nothing to refer to. */
const formulasByKind: Readonly<
  Record<FormulaKind, (row: number, column: number) => string | undefined>
> = {
  sum: (row, column) =>
    row < 2 ? undefined : `=SUM(${nameOf(1, column)}:${nameOf(row - 1, column)})`,
  share: (row, column) =>
    row < 1 || column < 1
      ? undefined
      : `=${nameOf(row, column - 1)}/SUM(${nameOf(1, column - 1)}:${letterOf(column - 1)})`,
  difference: (row, column) => {
    if (row < 1) return undefined;
    if (column > 2) return `=${nameOf(row, column - 2)}-${nameOf(row, column - 1)}`;
    return row < 3 ? undefined : `=${nameOf(row - 2, column)}-${nameOf(row - 1, column)}`;
  },
};

export function canInsertFormula(kind: FormulaKind, range: CellRange): boolean {
  return listCells(range).some(({ row, column }) => formulasByKind[kind](row, column));
}

/** Writes a formula into each cell of a range that it makes sense for. */
export function insertFormulas(
  table: TableElement,
  range: CellRange,
  kind: FormulaKind,
): TableElement {
  return listCells(range).reduce((changed, cell) => {
    const formula = formulasByKind[kind](cell.row, cell.column);
    return formula === undefined ? changed : withCellText(changed, cell, formula);
  }, table);
}

/** Name of a cell as in spreadsheets: `A1` is the first. */
export function nameOf(row: number, column: number): string {
  return `${letterOf(column)}${row + 1}`;
}

const letterOf = (column: number) => String.fromCharCode(65 + column);
