import type { CellPosition } from '../../core/elements/element-kind';

/** Rows and columns of a worksheet that a table shows; both count from 0. */
interface ShownCells {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

const TOKEN_PATTERN =
  /(SUM(?=\()|\d+(?:\.\d+)?%?|[-+*/(),:\s])|(\$?)([A-Z]{1,3})(\$?)(\d+)(?![\w(!])/iy;

/**
 * Formula with the names that its cells have in a table; undefined for functions that tables do not know, and cells that
 * they leave out. `shift` is the way from the cell that a shared formula is written in.
 */
export function translateFormula(
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
export function columnIndexOf(letters: string): number {
  const codes = Array.from(letters.toUpperCase(), (letter) => letter.codePointAt(0) ?? 65);
  return codes.reduce((sum, code) => sum * 26 + code - 64, 0) - 1;
}
