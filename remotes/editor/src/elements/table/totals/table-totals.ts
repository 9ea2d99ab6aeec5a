import { directionOf } from '../../../core/text/direction';
import { nameOf } from '../table-cells';
import type { CellStyle, TableElement } from '../table-schema';
import { computeFormulas, findFormulaReferences } from '../formulas/compute-formulas';
import { isFormula } from '../formulas/evaluate-formula';
import {
  type AmountContext,
  isInvalidAmount,
  isPercentAmount,
  parseAmounts,
  ROUNDING_ERROR,
  sumAmounts,
  sumExactly,
} from '../../../core/amounts/amounts';
import { TOTAL_LABELS } from '../../../core/amounts/number-signs';
import { isBlankAmount } from '../../../core/amounts/parse-amount';
import { areMostlyAmounts } from '../../chart/chart-data';
import { type SheetFormula, withFormulas } from '../formulas/sheet-formulas';
import {
  findRateColumns,
  readColumnValues,
  findTotalColumns,
  type TotalColumns,
} from './total-columns';
import {
  findTotalRows,
  isSameAmount,
  isRightTotal,
  listWrittenTotals,
  isTotalLabel,
  isUnnamedTotal,
  roundingOf,
  type Rows,
  type WrittenTotal,
} from './total-rows';

/** Rows with a total for each column of amounts, if the table has a total row. */
export function rowsWithTotalOf(table: TableElement): readonly (readonly string[])[] {
  const { rows, columns } = figuresOf(table);
  if (!table.hasTotalRow || rows.length < 2) return rows;
  if (columns.length === 1) return [...rows, [mainTotalOf(table)]];
  const sums = columns.map(({ cells, isAdded }) => (isAdded ? totalOf(cells, table) : ''));
  return [...rows, sums.with(0, table.totalLabel ?? TOTAL_LABELS[table.language ?? 'en'])];
}

/** Total of the last column of amounts that are no percents, or else of the last one of percents. */
export function mainTotalOf(table: TableElement): string {
  const columns = addedColumnsOf(table);
  return totalOf(columns.findLast((cells) => !areShares(cells)) ?? columns.at(-1) ?? [], table);
}

/** Cells that the row of totals adds up, by column; none without such a row. */
export function addedColumnsOf(table: TableElement): readonly (readonly string[])[] {
  if (!table.hasTotalRow) return [];
  return figuresOf(table).columns.flatMap(({ cells, isAdded }) => (isAdded ? [cells] : []));
}

/** Cells that a total cannot count: no amounts, and percents among amounts. */
export function unreadableCellsOf(cells: readonly string[]): readonly string[] {
  const isMixed = !areShares(cells);
  return cells.filter((cell) => isInvalidAmount(cell) || (isMixed && isPercentAmount(cell)));
}

/** Columns of amounts are aligned right; in a table with a total and no amounts, the last one will hold them. */
export function isAmountColumn(table: TableElement, column: number): boolean {
  return column > 0 && figuresOf(table).columns[column]?.isAmount === true;
}

/** Alignment of a cell without one of its own: amounts stand on the right, as Hebrew and Arabic do. */
export function defaultAlignmentOf(
  table: TableElement,
  row: number,
  column: number,
): NonNullable<CellStyle['textAlign']> {
  const direction = directionOf(table.rows[row]?.[column] ?? '');
  return isAmountColumn(table, column) || direction === 'rtl' ? 'right' : 'left';
}

interface TableColumn {
  /** Cells below the header, without those that are sums of others. */
  readonly cells: readonly string[];
  readonly isAmount: boolean;
  /** True for amounts that are no rates. */
  readonly isAdded: boolean;
}

interface TableFigures {
  /** With the results of formulas. */
  readonly rows: readonly (readonly string[])[];
  readonly columns: readonly TableColumn[];
}

/** Elements are never changed in place, so figures stay true as long as their table exists. */
const knownFigures = new WeakMap<TableElement, TableFigures>();

function figuresOf(table: TableElement): TableFigures {
  const known = knownFigures.get(table);
  if (known) return known;
  const rows = computeFormulas(table.rows, table);
  const { columns, rates } = readColumns(rows, table);
  // A new table has no amounts yet.
  const last = columns.length - 1;
  const hasAmounts = columns.some(({ isAmount }, column) => isAmount && column > 0);
  const isLastAmount = table.hasTotalRow && !hasAmounts;
  const figures = {
    rows,
    columns: columns.map(({ cells, ...column }, at) => {
      const isAmount = column.isAmount || (isLastAmount && at === last);
      return { cells, isAmount, isAdded: isAmount && !rates.has(at) };
    }),
  };
  knownFigures.set(table, figures);
  return figures;
}

/** Columns without their rows of totals, and the indexes of those that are rates, which need not add up. */
export function readColumns(rows: Rows, context: AmountContext) {
  const totals = findTotalRows(rows, context);
  const columns = (rows[0] ?? []).map((name, column) => {
    const cells = rows.flatMap((row, at) =>
      at === 0 || totals.has(at) ? [] : [row[column] ?? ''],
    );
    return { name, cells, isAmount: areMostlyAmounts(cells) };
  });
  const values = columns.map((column) => readColumnValues(column, context));
  return { columns, rates: findRateColumns(columns, values) };
}

/** Adds the row of totals; a last row that is one already becomes it. */
export function addTotalRow(table: TableElement): TableElement {
  return { ...restoreTotalRow(table), hasTotalRow: true };
}

/** A last row that this editor would compute from the others is a total row. */
export function restoreTotalRow(table: TableElement): TableElement {
  if (table.rows.length < 3) return table;
  const computedRows = computeFormulas(table.rows, table);
  const last = computedRows.at(-1) ?? [];
  const label = last[0] ?? '';
  if (!isTotalLabel(label) && !isUnnamedTotal(computedRows, table)) return table;
  if (isLastRowUsed(table)) return table;
  const withTotal = { ...table, rows: table.rows.slice(0, -1), hasTotalRow: true };
  const computed = rowsWithTotalOf(withTotal).at(-1) ?? [];
  const isSame = last.every(
    (cell, column) => column === 0 || isSameCell(cell, computed[column] ?? '', table),
  );
  if (!isSame) return table;
  return label === computed[0] ? withTotal : { ...withTotal, totalLabel: label };
}

/** Columns that hold sums of their row, with the columns that each adds up. Cells have the results of formulas. */
function listTotalColumns(rows: Rows, context: AmountContext): TotalColumns {
  const totals = findTotalRows(rows, context);
  const items = rows.filter((_, row) => row > 0 && !totals.has(row));
  const columns = (rows[0] ?? []).flatMap((name, column) => {
    const cells = items.map((row) => row[column] ?? '');
    return column > 0 && areMostlyAmounts(cells) ? [{ column, name, cells }] : [];
  });
  const columnAt = (index: number) => columns[index]?.column ?? 0;
  return new Map(
    Array.from(findTotalColumns(columns, context), ([index, addends]) => [
      columnAt(index),
      addends.map(columnAt),
    ]),
  );
}

/** Amounts in columns of totals, with what their row adds up to. */
export function listRowTotals(rows: Rows, context: AmountContext): readonly WrittenTotal[] {
  return Array.from(listTotalColumns(rows, context)).flatMap(([column, addends]) => {
    const read = (at: number) =>
      parseAmounts([...rows.map((row) => row[at] ?? ''), '1'], context).values;
    const [values, parts] = [read(column), addends.map(read)];
    return rows.flatMap((row, at): readonly WrittenTotal[] => {
      const value = values[at];
      const amounts = parts.map((part) => part[at]);
      const isEmpty = amounts.every((amount) => amount === undefined);
      if (at === 0 || value === undefined || isEmpty) return [];
      const total = { row: at, column, text: row[column] ?? '', value };
      return [
        { ...total, sums: [sumExactly(amounts)], addends: [addends], rounding: ROUNDING_ERROR },
      ];
    });
  });
}

/** Makes sums of rows and of columns formulas, so that they follow what they add up. Other amounts stay as they are. */
export function restoreSums(table: TableElement): TableElement {
  const computed = computeFormulas(table.rows, table);
  const totalColumns = listTotalColumns(computed, table);
  const rowSums = Array.from(totalColumns).flatMap(([column, addends]) =>
    computed.map((_, row) => ({
      row,
      column,
      text: sumFormulaOf(addends, (at) => nameOf(row, at)),
    })),
  );
  const columnSums = listWrittenTotals(computed, table).flatMap(
    (total): readonly SheetFormula[] => {
      const { row, column } = total;
      const right = total.sums.findIndex((sum) => isRightTotal({ ...total, sums: [sum] }));
      const addends = total.addends[right] ?? [];
      // A sum that leaves something out stays the text that it was.
      const isPartial = addends.some((at) => isInvalidAmount(computed[at]?.[column] ?? ''));
      if (addends.length === 0 || isPartial || totalColumns.has(column)) return [];
      return [{ row, column, text: sumFormulaOf(addends, (at) => nameOf(at, column)) }];
    },
  );
  const isWritten = ({ row, column }: SheetFormula) => {
    const text = table.rows[row]?.[column] ?? '';
    return row > 0 && !isFormula(text) && !isBlankAmount(text) && !isPercentAmount(text);
  };
  const formulas = [...rowSums, ...columnSums].filter(isWritten);
  return formulas.length === 0
    ? table
    : { ...table, rows: withFormulas(table.rows, formulas, table) };
}

/** `=SUM(B2:E2)+SUM(G2:J2)` @param cellAt name of the cell of an addend */
function sumFormulaOf(addends: readonly number[], cellAt: (at: number) => string): string {
  const starts = addends.filter((at) => !addends.includes(at - 1));
  const ends = addends.filter((at) => !addends.includes(at + 1));
  const ranges = starts.map((start, index) => {
    const end = ends[index] ?? start;
    return start === end ? cellAt(start) : `SUM(${cellAt(start)}:${cellAt(end)})`;
  });
  return `=${ranges.join('+')}`;
}

/** True if formulas above refer to the last row: they cannot refer to a row of totals. */
function isLastRowUsed(table: TableElement): boolean {
  const last = table.rows.length - 1;
  return table.rows
    .slice(0, last)
    .flat()
    .filter(isFormula)
    .some((cell) => findFormulaReferences(cell, table.rows, table).some(({ row }) => row === last));
}

function isSameCell(written: string, computed: string, context: AmountContext): boolean {
  if (written.trim() === '' || computed === '') return written.trim() === computed;
  // Read together, so that both are written out and read alike.
  const [one, other] = parseAmounts([written, computed, '1'], context).values;
  return one !== undefined && other !== undefined && isSameAmount(one, other);
}

/** Sum of the cells; empty for percents that are not the shares of one whole. */
function totalOf(cells: readonly string[], table: TableElement): string {
  const amounts = cells.filter((cell) => !isPercentAmount(cell));
  if (!areShares(cells)) return sumAmounts(amounts, table);
  const { values, format } = parseAmounts(cells, table);
  const isWhole = Math.abs(sumExactly(values) - 100) <= roundingOf(cells);
  return isWhole ? format(100) : '';
}

function areShares(cells: readonly string[]): boolean {
  const filledCells = cells.filter((cell) => !isBlankAmount(cell) && !isInvalidAmount(cell));
  return filledCells.length > 0 && filledCells.every(isPercentAmount);
}
