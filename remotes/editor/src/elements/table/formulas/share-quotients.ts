import { isPercentAmount } from '../../../core/amounts/amounts';
import { currencySignsOf, parseAmount } from '../../../core/amounts/parse-amount';
import type { CellPosition } from '../../../core/elements/element-kind';
import { isTotalLabel, type Rows } from '../totals/total-rows';
import type { Quotient } from './evaluate-formula';

/** Headers of columns of percents, in the languages of decks. */
const PERCENT_PATTERN =
  /%|anteil|pro[sz]ent|per ?cent|pour ?cent|por ?cent|\bshare\b|प्रतिशत|割合|比率/iu;

/** Largest ratio of amounts without a currency that is a share: others are amounts of one unit. */
const MAX_SHARE = 10;

interface QuotientPlace {
  readonly rows: Rows;
  /** Cell of the formula. */
  readonly at: CellPosition;
  /** Result of a cell. */
  readonly textOf: (cell: CellPosition) => string;
  /** Cells that a cell adds up; none for others. */
  readonly addendsOf: (cell: CellPosition) => readonly CellPosition[];
}

/**
 * True for the quotient of a part and its whole, of a difference and one of its parts, of amounts in one currency or
 * column, and for any in a column of percents. Costs by days are an amount.
 */
export function isShareOf({ numerator, divisor, value }: Quotient, place: QuotientPlace): boolean {
  const { rows, at } = place;
  const whole = expandSums(divisor, place);
  if (contains(whole, numerator) || contains(numerator, divisor)) return true;
  if (isTotalOfRow(numerator, divisor, rows) || isPercentColumn(rows, at)) return true;
  const [unit, otherUnit] = [unitOf(numerator, place), unitOf(divisor, place)];
  if (unit !== '') return unit === otherUnit;
  const columns = new Set([...numerator, ...divisor].map(({ column }) => column));
  return columns.size === 1 && Math.abs(value) <= MAX_SHARE;
}

/** Cells with those that they add up. */
function expandSums(cells: readonly CellPosition[], place: QuotientPlace): readonly CellPosition[] {
  return cells.flatMap((cell) => [cell, ...expandSums(place.addendsOf(cell), place)]);
}

function contains(whole: readonly CellPosition[], part: readonly CellPosition[]): boolean {
  return part.every(({ row, column }) =>
    whole.some((cell) => cell.row === row && cell.column === column),
  );
}

/** True for cells of a row, divided by the one under a header of totals. */
function isTotalOfRow(
  numerator: readonly CellPosition[],
  [total, ...others]: readonly CellPosition[],
  rows: Rows,
): boolean {
  if (!total || others.length > 0 || !isTotalLabel(rows[0]?.[total.column] ?? '')) return false;
  return numerator.every(({ row }) => row === total.row);
}

function isPercentColumn(rows: Rows, { row, column }: CellPosition): boolean {
  return rows.some((cells, at) => {
    const text = cells[column] ?? '';
    return at === 0 ? PERCENT_PATTERN.test(text) : at !== row && isPercentAmount(text);
  });
}

/** First currency of the cells; empty for none. */
function unitOf(cells: readonly CellPosition[], { textOf }: QuotientPlace): string {
  return cells.flatMap((cell) => currencySignsOf(parseAmount(textOf(cell))))[0] ?? '';
}
