import { parseAmounts } from '../../../core/film/amounts';
import { evaluateFormula, findReferences, type FormulaValue } from './evaluate-formula';

type Rows = readonly (readonly string[])[];

/** A cell with a formula begins as in spreadsheets. */
export function isFormula(cell: string): boolean {
  return cell.startsWith('=') && cell.length > 1;
}

/** Rows are never changed in place, so results stay true as long as the rows exist. */
const computedRows = new WeakMap<Rows, Rows>();

/** Rows with the results of their formulas, in the number format of the cells that these refer to. */
export function computeFormulas(rows: Rows): Rows {
  if (!rows.some((row) => row.some(isFormula))) return rows;
  const known = computedRows.get(rows);
  if (known) return known;
  const results = new Map<string, string>();
  const computed = rows.map((row, at) =>
    row.map((_, column) => showCell(rows, results, at, column)),
  );
  computedRows.set(rows, computed);
  return computed;
}

/** Error of spreadsheets for a formula that refers to itself. */
const CIRCULAR = '#REF!';

function showCell(rows: Rows, results: Map<string, string>, row: number, column: number): string {
  const cell = rows[row]?.[column] ?? '';
  if (!isFormula(cell)) return cell;
  const key = `${row} ${column}`;
  const known = results.get(key);
  if (known !== undefined) return known;
  results.set(key, CIRCULAR);
  const size = { rows: rows.length, columns: rows[0]?.length ?? 0 };
  const cells = findReferences(cell, size).filter((at) => at.row !== row || at.column !== column);
  const texts = cells.map((at) => showCell(rows, results, at.row, at.column));
  const result = texts.includes(CIRCULAR) ? CIRCULAR : formatResult(cell, size, { cells, texts });
  results.set(key, result);
  return result;
}

function formatResult(
  formula: string,
  size: { readonly rows: number; readonly columns: number },
  {
    cells,
    texts,
  }: {
    readonly cells: readonly { readonly row: number; readonly column: number }[];
    readonly texts: readonly string[];
  },
): string {
  const shares = texts.map((text) => /%\s*$/.test(text));
  const { values, format } = parseAmounts(texts.map((text, at) => (shares[at] ? '' : text)));
  const valueByCell = new Map(
    cells.map(({ row, column }, at): [string, FormulaValue] => [
      `${row} ${column}`,
      shares[at]
        ? { value: (parseAmounts([texts[at] ?? '']).values[0] ?? 0) / 100, isShare: true }
        : { value: values[at] ?? 0, isShare: false },
    ]),
  );
  const result = evaluateFormula(formula, size, (at) => valueByCell.get(`${at.row} ${at.column}`));
  if (typeof result === 'string') return result;
  return result.isShare ? formatShare(result.value) : format(result.value);
}

/** Percent with one digit at most. */
function formatShare(value: number): string {
  return `${Math.round(value * 1000) / 10}%`;
}
