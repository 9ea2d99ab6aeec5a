import {
  type AmountContext,
  isPercentAmount,
  ROUNDING_ERROR,
  sumExactly,
} from '../../../core/amounts/amounts';
import { digitsOf, isBlankAmount } from '../../../core/amounts/parse-amount';
import { areMostlyAmounts } from '../../chart/chart-data';
import { isSameAmount, readTotals, roundingOf, type Rows } from './total-rows';

/** A written percent that is not the share which its amount has in the whole. */
interface WrongShare {
  readonly label: string;
  readonly text: string;
  /** Percent of the whole. */
  readonly percent: number;
}

/**
 * Compares percents with the nearest amounts before them, or else behind them. Percents are shares if most of them are those of their amounts, or if
 * they make one whole.
 * @returns undefined if the table has no such percents
 */
export function listWrongShares(
  rows: Rows,
  context: AmountContext,
): readonly WrongShare[] | undefined {
  const { columns, totals } = readTotals(rows, context);
  const items = rows.flatMap((_, row) => (row === 0 || totals.has(row) ? [] : [row]));
  const results = columns.flatMap((shares, index) => {
    const isMoney = (_: unknown, column: number) =>
      column !== index && isMoneyColumn(rows, items, column + 1);
    const amounts = columns.slice(0, index).findLast(isMoney) ?? columns.find(isMoney);
    const texts = items.map((row) => rows[row]?.[index + 1] ?? '');
    const filled = texts.filter((text) => !isBlankAmount(text));
    const whole = sumExactly(items.map((row) => amounts?.[row]));
    const isShared = filled.length > 1 && arePercents(filled, rows[0]?.[index + 1]);
    if (!amounts || !isShared || whole <= 0) return [];
    const sum = sumExactly(items.map((row) => shares[row]));
    // Percents that were made to add up to 100 differ by one of their last digit, others by half of it.
    const rounding = isSameAmount(sum, 100) ? 1 : 0.5;
    const wrong = items.flatMap((row, at): WrongShare[] => {
      const [value, amount] = [shares[row], amounts[row]];
      if (value === undefined || amount === undefined) return [];
      const percent = (amount / whole) * 100;
      const text = texts[at] ?? '';
      const tolerance = rounding / 10 ** digitsOf([text]) + ROUNDING_ERROR;
      if (Math.abs(percent - value) <= tolerance) return [];
      return [{ label: rows[row]?.[0] ?? '', text, percent }];
    });
    const isWhole = Math.abs(sum - 100) <= roundingOf(filled);
    return isWhole || wrong.length * 2 < filled.length ? [wrong] : [];
  });
  return results.length > 0 ? results.flat() : undefined;
}

/** True for a column of amounts that are no percents. */
function isMoneyColumn(rows: Rows, items: readonly number[], column: number): boolean {
  const texts = items
    .map((row) => rows[row]?.[column] ?? '')
    .filter((text) => !isBlankAmount(text));
  const isPercentColumn = texts.some(isPercentAmount) || arePercents(texts, rows[0]?.[column]);
  return texts.length > 0 && areMostlyAmounts(texts) && !isPercentColumn;
}

const PERCENT_HEADING_PATTERN =
  /%|％|prozent|percent|per cent|pour ?cent|por ?cien|por cento|प्रतिशत|パーセント/iu;

/** True for percents, each with its sign or all with that of their heading. Blank cells say nothing. */
export function arePercents(texts: readonly string[], heading = ''): boolean {
  const filled = texts.filter((text) => !isBlankAmount(text));
  if (filled.length === 0) return false;
  if (filled.every(isPercentAmount)) return true;
  const isPlain = (text: string) => /^[\d.,\s]+$/.test(text);
  return PERCENT_HEADING_PATTERN.test(heading) && filled.every(isPlain);
}
