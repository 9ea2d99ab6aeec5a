import { type AmountContext, parseAmounts, readAmount } from '../../../core/amounts/amounts';
import { numberSignsOf, formatPercent } from '../../../core/amounts/number-signs';
import type { CellPosition } from '../../../core/elements/element-kind';
import { digitsOf, isSameAmount } from '../totals/total-rows';
import { evaluateFormula, findReferences, type FormulaValue } from './evaluate-formula';

type Rows = readonly (readonly string[])[];

/** A cell with a formula begins as in spreadsheets. */
export function isFormula(cell: string): boolean {
  return cell.startsWith('=') && cell.length > 1;
}

/** Rows are never changed in place, so results stay true as long as the rows exist. */
const computedRows = new WeakMap<Rows, Map<string, Rows>>();

/**
 * Rows with the results of their formulas, in the number format of the cells that these refer to. Percents of a column
 * have the same decimals: those that are typed there or referred to, and one if a share needs it.
 */
export function computeFormulas(rows: Rows, context: AmountContext = {}): Rows {
  if (!rows.some((row) => row.some(isFormula))) return rows;
  const key = `${context.language} ${context.decimalSign}`;
  const known = computedRows.get(rows)?.get(key);
  if (known) return known;
  const grid = { rows, context, results: new Map<string, CellResult>() };
  const results = rows.map((row, at) => row.map((_, column) => computeCell(grid, at, column)));
  const columns = Math.max(...rows.map((row) => row.length));
  const digits = Array.from({ length: columns }, (_, column) =>
    percentDigitsOf(results.flatMap((row) => row[column] ?? [])),
  );
  const computed = results.map((row) =>
    row.map(({ text, share }, column) =>
      share === undefined ? text : formatPercent(share * 100, context.language, digits[column]),
    ),
  );
  computedRows.set(rows, new Map([...(computedRows.get(rows) ?? []), [key, computed]]));
  return computed;
}

interface CellResult {
  /** Empty for a share. */
  readonly text: string;
  /** Percentage that a formula computes, as a ratio; not rounded, so that shares of shares are exact. */
  readonly share?: number;
  /** Decimals of percents that are typed in the cell or that its formula refers to. */
  readonly percentDigits: number;
}

function percentDigitsOf(results: readonly CellResult[]): number {
  const isWhole = ({ share = 0 }: CellResult) =>
    Math.abs(share * 100 - Math.round(share * 100)) < 0.05;
  return Math.max(
    results.every(isWhole) ? 0 : 1,
    ...results.map(({ percentDigits }) => percentDigits),
  );
}

/** Error of spreadsheets for a formula that refers to itself. */
const CIRCULAR = '#REF!';

/** Cells that a formula refers to. */
export function findFormulaReferences(formula: string, rows: Rows, context: AmountContext) {
  const size = { rows: rows.length, columns: rows[0]?.length ?? 0 };
  return findReferences(toPointDecimals(formula, context), size);
}

interface FormulaGrid {
  readonly rows: Rows;
  readonly context: AmountContext;
  readonly results: Map<string, CellResult>;
}

function computeCell(grid: FormulaGrid, row: number, column: number): CellResult {
  const { rows, context, results } = grid;
  const cell = rows[row]?.[column] ?? '';
  if (!isFormula(cell)) return { text: cell, percentDigits: isShare(cell) ? digitsOf([cell]) : 0 };
  const key = `${row} ${column}`;
  const known = results.get(key);
  if (known !== undefined) return known;
  results.set(key, { text: CIRCULAR, percentDigits: 0 });
  const cells = findFormulaReferences(cell, rows, context).filter(
    (at) => at.row !== row || at.column !== column,
  );
  const operands = cells.map((at) => ({ ...at, ...computeCell(grid, at.row, at.column) }));
  const result = operands.some(({ text }) => text === CIRCULAR)
    ? { text: CIRCULAR }
    : evaluateCell(toPointDecimals(cell, context), operands, grid);
  const percentDigits = Math.max(0, ...operands.map((operand) => operand.percentDigits));
  results.set(key, { ...result, percentDigits });
  return { ...result, percentDigits };
}

const isShare = (text: string) => /%\s*$/.test(text);

/** Numbers in a formula are written as in the deck: 1,19 and semicolons where its language has a decimal comma. */
function toPointDecimals(formula: string, { language }: AmountContext): string {
  if (numberSignsOf(language).decimal === '.') return formula;
  return formula.replaceAll(/(?<![A-Z\d])(\d+),(\d+)/gi, '$1.$2').replaceAll(';', ',');
}

function evaluateCell(
  formula: string,
  operands: readonly (CellPosition & CellResult)[],
  { rows, context }: FormulaGrid,
): Pick<CellResult, 'text' | 'share'> {
  const shares = operands.map(({ text, share }) =>
    isShare(text) ? (readAmount(text, context) ?? 0) / 100 : share,
  );
  const { values, format, digits, withDigits } = parseAmounts(
    operands.map(({ text }, at) => (shares[at] === undefined ? text : '')),
    context,
  );
  const valueByCell = new Map(
    operands.map(({ row, column }, at): [string, FormulaValue] => [
      `${row} ${column}`,
      { value: shares[at] ?? values[at] ?? 0, isShare: shares[at] !== undefined },
    ]),
  );
  const size = { rows: rows.length, columns: rows[0]?.length ?? 0 };
  const result = evaluateFormula(formula, size, (at) => valueByCell.get(`${at.row} ${at.column}`));
  if (typeof result === 'string') return { text: result };
  const { value } = result;
  if (result.isShare) return { text: '', share: value };
  // Half of 25 is no whole number, but money has no thousandths.
  const isRound = isSameAmount(value, Math.round(value));
  return { text: isRound ? format(value) : withDigits(Math.max(digits, 2)).format(value) };
}
