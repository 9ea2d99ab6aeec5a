import { type AmountContext, parseAmounts } from '../../../core/amounts/amounts';
import { normalizePercents, numberSignsOf } from '../../../core/amounts/number-signs';
import type { CellPosition } from '../../../core/elements/element-kind';
import { isSameAmount } from '../totals/total-rows';
import { computeFormulas } from './compute-formulas';

type Rows = readonly (readonly string[])[];

/** Formula of a cell of a sheet, with the names of cells that a table has, in the signs of a workbook. */
export interface SheetFormula extends CellPosition {
  readonly text: string;
}

/** Rows of results with the formulas that have the same result in a table, in the signs of a language. */
export function withFormulas(
  results: Rows,
  formulas: readonly SheetFormula[],
  context: AmountContext,
): Rows {
  const isComma = numberSignsOf(context.language).decimal === ',';
  const write = (rows: Rows, { row, column, text }: SheetFormula) => {
    const signed = isComma ? text.replaceAll(',', ';').replaceAll('.', ',') : text;
    return rows.with(row, (rows[row] ?? []).with(column, signed));
  };
  const areSame = (some: readonly SheetFormula[]) => {
    const computed = computeFormulas(some.reduce(write, results), context);
    return some.every(({ row, column }) =>
      isSameText(results[row]?.[column] ?? '', computed[row]?.[column] ?? '', context),
    );
  };
  /** Halves until they are right, so that a sheet of right formulas is computed once. */
  const keepSame = (some: readonly SheetFormula[]): readonly SheetFormula[] => {
    if (areSame(some)) return some;
    const half = Math.ceil(some.length / 2);
    return half === some.length ? [] : [some.slice(0, half), some.slice(half)].flatMap(keepSame);
  };
  return keepSame(formulas).reduce(write, results);
}

/** True for the same amount in the same unit. */
function isSameText(one: string, other: string, context: AmountContext): boolean {
  const [units, otherUnits] = [one, other].map((text) =>
    normalizePercents(text).replaceAll(/[\d.,\s'’]/g, ''),
  );
  const [value, otherValue] = parseAmounts([one, other, '1'], context).values;
  const isAmount = value !== undefined && otherValue !== undefined;
  return isAmount && units === otherUnits && isSameAmount(value, otherValue);
}
