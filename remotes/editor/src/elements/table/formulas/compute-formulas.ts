import { type AmountContext, parseAmounts, readAmount } from '../../../core/amounts/amounts';
import { numberSignsOf, formatPercent } from '../../../core/amounts/number-signs';
import { evaluateFormula, findReferences, type FormulaValue } from './evaluate-formula';

type Rows = readonly (readonly string[])[];

/** A cell with a formula begins as in spreadsheets. */
export function isFormula(cell: string): boolean {
  return cell.startsWith('=') && cell.length > 1;
}

/** Rows are never changed in place, so results stay true as long as the rows exist. */
const computedRows = new WeakMap<Rows, Map<string, Rows>>();

/** Rows with the results of their formulas, in the number format of the cells that these refer to. */
export function computeFormulas(rows: Rows, context: AmountContext = {}): Rows {
  if (!rows.some((row) => row.some(isFormula))) return rows;
  const key = `${context.language} ${context.decimalSign}`;
  const known = computedRows.get(rows)?.get(key);
  if (known) return known;
  const grid = { rows, context, results: new Map<string, string>() };
  const computed = rows.map((row, at) => row.map((_, column) => showCell(grid, at, column)));
  computedRows.set(rows, new Map([...(computedRows.get(rows) ?? []), [key, computed]]));
  return computed;
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
  readonly results: Map<string, string>;
}

function showCell(grid: FormulaGrid, row: number, column: number): string {
  const { rows, context, results } = grid;
  const cell = rows[row]?.[column] ?? '';
  if (!isFormula(cell)) return cell;
  const key = `${row} ${column}`;
  const known = results.get(key);
  if (known !== undefined) return known;
  results.set(key, CIRCULAR);
  const cells = findFormulaReferences(cell, rows, context).filter(
    (at) => at.row !== row || at.column !== column,
  );
  const texts = cells.map((at) => showCell(grid, at.row, at.column));
  const result = texts.includes(CIRCULAR)
    ? CIRCULAR
    : formatResult(toPointDecimals(cell, context), {
        size: { rows: rows.length, columns: rows[0]?.length ?? 0 },
        cells,
        texts,
        context,
      });
  results.set(key, result);
  return result;
}

/** Numbers in a formula are written as in the deck: 1,19 and semicolons where its language has a decimal comma. */
function toPointDecimals(formula: string, { language }: AmountContext): string {
  if (numberSignsOf(language).decimal === '.') return formula;
  return formula.replaceAll(/(?<![A-Z\d])(\d+),(\d+)/gi, '$1.$2').replaceAll(';', ',');
}

function formatResult(
  formula: string,
  {
    size,
    cells,
    texts,
    context,
  }: {
    readonly size: { readonly rows: number; readonly columns: number };
    readonly cells: readonly { readonly row: number; readonly column: number }[];
    readonly texts: readonly string[];
    readonly context: AmountContext;
  },
): string {
  const shares = texts.map((text) => /%\s*$/.test(text));
  const { values, format } = parseAmounts(
    texts.map((text, at) => (shares[at] ? '' : text)),
    context,
  );
  const valueByCell = new Map(
    cells.map(({ row, column }, at): [string, FormulaValue] => [
      `${row} ${column}`,
      shares[at]
        ? { value: (readAmount(texts[at] ?? '', context) ?? 0) / 100, isShare: true }
        : { value: values[at] ?? 0, isShare: false },
    ]),
  );
  const result = evaluateFormula(formula, size, (at) => valueByCell.get(`${at.row} ${at.column}`));
  if (typeof result === 'string') return result;
  return result.isShare
    ? formatPercent(result.value * 100, context.language)
    : format(result.value);
}
