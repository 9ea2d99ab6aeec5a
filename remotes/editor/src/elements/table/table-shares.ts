import { type AmountContext, isPercentAmount, sumExactly } from '../../core/amounts/amounts';
import { isBlankAmount } from '../../core/amounts/parse-amount';
import { digitsOf, readTotals, ROUNDING_ERROR, roundingOf, type Rows } from './total-rows';

/** A written percent that is not the share which its amount has in the whole. */
interface WrongShare {
  readonly label: string;
  readonly text: string;
  /** Percent of the whole. */
  readonly percent: number;
}

/**
 * Compares percents that make one whole with the amounts before them.
 * @returns undefined if the table has no such percents
 */
export function listWrongShares(
  rows: Rows,
  context: AmountContext,
): readonly WrongShare[] | undefined {
  const { columns, totals } = readTotals(rows, context);
  const items = rows.flatMap((_, row) => (row === 0 || totals.has(row) ? [] : [row]));
  const textsOf = (index: number) => items.map((row) => rows[row]?.[index + 1] ?? '');
  const valuesOf = (index: number) => items.map((row) => columns[index]?.[row]);
  const isShare = columns.map((_, index) => {
    const filled = textsOf(index).filter((text) => !isBlankAmount(text));
    const difference = Math.abs(sumExactly(valuesOf(index)) - 100);
    return filled.length > 1 && filled.every(isPercentAmount) && difference <= roundingOf(filled);
  });
  const pairs = columns.flatMap((_, index) => {
    const amounts = index - 1;
    const isPair = isShare[index] && !isShare[amounts] && sumExactly(valuesOf(amounts)) > 0;
    return isPair ? [{ shares: index, amounts }] : [];
  });
  if (pairs.length === 0) return undefined;
  return pairs.flatMap(({ shares, amounts }) => {
    const whole = sumExactly(valuesOf(amounts));
    const texts = textsOf(shares);
    // Shares that are rounded to make 100 differ by one of their last digit.
    const tolerance = 10 ** -digitsOf(texts) + ROUNDING_ERROR;
    return items.flatMap((row, at): WrongShare[] => {
      const [value, amount] = [columns[shares]?.[row], columns[amounts]?.[row]];
      if (value === undefined || amount === undefined) return [];
      const percent = (amount / whole) * 100;
      if (Math.abs(percent - value) <= tolerance) return [];
      return [{ label: rows[row]?.[0] ?? '', text: texts[at] ?? '', percent }];
    });
  });
}
