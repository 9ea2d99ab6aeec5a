import { MAX_CELL_LENGTH } from './table-cells';
import type { TableElement } from './table-schema';

export function replaceInTable(
  table: TableElement,
  pattern: RegExp,
  replacement: string,
): TableElement {
  const rows = table.rows.map((row) =>
    row.map((cell) => cell.replaceAll(pattern, () => replacement).slice(0, MAX_CELL_LENGTH)),
  );
  const isSame = rows.every((row, at) => row.every((cell, to) => cell === table.rows[at]?.[to]));
  return isSame ? table : { ...table, rows };
}
