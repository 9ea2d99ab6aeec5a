import type { TableElement } from '../model/deck';
import type { Document } from './document';
import { changeTable, LEAST_SHARE } from './tables';

const MOST_COLUMNS = 20;

/** Appends an empty column of average width. */
export function addColumn(doc: Document, id: string): Document {
  return changeTable(doc, id, (table) => {
    const { columns, rows } = table;
    if (columns.length >= MOST_COLUMNS) return table;
    const width = columns.reduce((sum, column) => sum + column, 0) / columns.length;
    return { ...table, columns: [...columns, width], rows: rows.map((row) => [...row, '']) };
  });
}

/** Keeps at least one column. */
export function removeColumn(doc: Document, id: string, column: number): Document {
  return changeTable(doc, id, (table) => {
    if (table.columns.length <= 1 || column >= table.columns.length) return table;
    return {
      ...table,
      columns: table.columns.toSpliced(column, 1),
      rows: table.rows.map((row) => row.toSpliced(column, 1)),
    };
  });
}

/** Sets the width of a column as a ratio of the table; the other columns keep their proportions. */
export function widenColumn(table: TableElement, column: number, ratio: number): TableElement {
  const oldWidth = table.columns[column];
  if (oldWidth === undefined || table.columns.length < 2) return table;
  const rest = table.columns.reduce((sum, width) => sum + width, 0) - oldWidth;
  const target = Math.min(0.9, Math.max(LEAST_SHARE, ratio));
  return { ...table, columns: table.columns.with(column, (rest * target) / (1 - target)) };
}
