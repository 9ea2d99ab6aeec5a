import { areMostlyAmounts } from './chart/chart-data';
import { isInvalidAmount } from '../core/amounts/amounts';
import type { PastedGrid } from '../core/pasted-text';

/**
 * Rows of a sheet above the heading of its figures: titles, dates and empty rows. The heading is the first row with a
 * text over every column of figures. None if a row above has figures of its own.
 */
export function countTitleRows(rows: PastedGrid): number {
  const heading = rows.findIndex((row, at) => {
    const columns = figureColumnsOf(rows.slice(at + 1));
    return columns.length > 0 && columns.every((column) => isInvalidAmount(row[column] ?? ''));
  });
  const columns = figureColumnsOf(rows.slice(heading + 1));
  const above = rows.slice(0, Math.max(0, heading));
  const hasFigures = above.some((row) =>
    columns.some((column) => areMostlyAmounts([row[column] ?? ''])),
  );
  if (hasFigures) return 0;
  // A text that begins over the figures belongs to their heading.
  return above.findLastIndex((row) => firstFilledOf(row) < (columns[0] ?? 0)) + 1;
}

function figureColumnsOf(rows: PastedGrid): readonly number[] {
  return (rows[0] ?? []).flatMap((_, column) =>
    column > 0 && areMostlyAmounts(rows.map((row) => row[column] ?? '')) ? [column] : [],
  );
}

/** -1 for an empty row. */
function firstFilledOf(row: readonly string[]): number {
  return row.findIndex((cell) => cell.trim() !== '');
}
