import { findUncertainAmounts, parseAmounts } from '../../../core/amounts/amounts';
import {
  isBlankAmount,
  parseAmount,
  type ParsedAmount,
  currencySignsOf,
} from '../../../core/amounts/parse-amount';
import type { CellPosition } from '../../../core/elements/element-kind';
import type { CellsWithAmounts } from '../../amount-review';
import { isFormula } from '../formulas/compute-formulas';

/**
 * An amount that was typed, in the number format that all others of its column have. Amounts with a unit or scale of
 * their own stay, and those that would lose digits or could mean two things.
 * @param before Text that the cell had.
 */
export function formatLikeColumn(
  { rows, ...context }: CellsWithAmounts,
  { row, column }: CellPosition,
  before: string,
): string {
  const typed = rows[row]?.[column] ?? '';
  const amount = parseAmount(typed);
  const cells = rows.flatMap((cells, at) => (at === 0 ? [] : (cells[column] ?? '')));
  const others = [...cells.toSpliced(row - 1, 1), before]
    .map((cell) => cell.trim())
    .filter((cell) => parseAmount(cell) && !isFormula(cell) && !isBlankAmount(cell));
  if (row === 0 || !amount || !others.every(hasFormat(amount))) return typed;
  const { values, format } = parseAmounts(others, context);
  const isUniform = others.every((cell, at) => isSameText(cell, format(values[at] ?? 0)));
  if (!isUniform || !others.some((cell) => /\D/.test(cell))) return typed;
  const whole = [...others, typed];
  if (findUncertainAmounts(whole, context).some(({ text }) => text === typed.trim())) return typed;
  const value = parseAmounts(whole, context).values.at(-1) ?? 0;
  const written = format(value);
  const isExact = parseAmounts([...others, written], context).values.at(-1) === value;
  return isExact ? written : typed;
}

/** True for amounts that are written out in the unit that was typed, or in any if none was. */
function hasFormat(typed: ParsedAmount) {
  const unit = unitOf(typed);
  return (cell: string): boolean => {
    const other = parseAmount(cell);
    const isWrittenOut = other?.factor === 1 && typed.factor === 1;
    return isWrittenOut && (unit === '' || unit === unitOf(other));
  };
}

function unitOf(amount: ParsedAmount): string {
  return amount.isPercent ? '%' : (currencySignsOf(amount)[0] ?? '');
}

/** Spaces before units have several widths. */
function isSameText(one: string, other: string): boolean {
  return one.replaceAll(/\s/g, ' ') === other.replaceAll(/\s/g, ' ');
}
