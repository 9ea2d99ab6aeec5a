import { type AmountContext, isPercentAmount, sumExactly } from '../../../core/amounts/amounts';
import {
  type ColumnValues,
  findRateColumns,
  isColumnOfProducts,
  type NamedColumn,
  readColumnValues,
} from './rate-columns';
import { isNamedTotal, isSameAmount, isTotalLabel } from './total-rows';

/** Columns by index that a column adds up. */
export type TotalColumns = ReadonlyMap<number, readonly number[]>;

/**
 * Columns that hold the sums of others of their row, with those that each adds up: of the columns before it, or else
 * behind it. A name of totals is enough, as in rows, unless most amounts contradict it; without one, all have to agree.
 */
export function findTotalColumns(
  columns: readonly NamedColumn[],
  context: AmountContext,
): TotalColumns {
  const values = columns.map((column) => readColumnValues(column, context));
  const rates = findRateColumns(columns, values);
  const isAdded = ({ cells }: NamedColumn, index: number) =>
    !rates.has(index) && !cells.some(isPercentAmount);
  const added = columns.flatMap((column, index) => (isAdded(column, index) ? [index] : []));
  const totals = new Map<number, readonly number[]>();
  for (const index of added) {
    const addends = findAddends({ index, added, totals, values, name: columns[index]?.name ?? '' });
    if (addends) totals.set(index, addends);
  }
  return totals;
}

interface Candidate {
  readonly index: number;
  readonly name: string;
  /** Columns that are neither rates nor percents. */
  readonly added: readonly number[];
  /** Those found before it. */
  readonly totals: TotalColumns;
  readonly values: readonly ColumnValues[];
}

function findAddends(candidate: Candidate): readonly number[] | undefined {
  const { index, name, added, totals, values } = candidate;
  if (isColumnOfProducts(values, index)) return undefined;
  const items = added.filter((at) => !totals.has(at));
  const before = items.filter((at) => at < index);
  const lastTotal = Math.max(-1, ...totals.keys());
  const wholes = [before.filter((at) => at > lastTotal), before];
  // Periods say what a total adds up.
  const isTotal = isTotalLabel(name.replaceAll(/\b(?:19|20)\d\d\b|\b[QT][1-4]\b/g, ' '));
  const isNamed = isTotal || isNamedTotal(name);
  const choices = isNamed
    ? [...wholes, ...before.map((_, at) => before.slice(at)), items.filter((at) => at > index)]
    : wholes;
  const [best] = choices
    .filter((addends) => addends.length > 1)
    .map((addends) => ({ addends, ...compare(values, index, addends) }))
    .toSorted((one, other) => other.right - one.right || other.near - one.near);
  if (!best || best.rows === 0) return undefined;
  const { right, near, rows, addends } = best;
  const isSum = isNamed
    ? right * 2 >= rows || (isTotal && near * 2 >= rows)
    : right === rows && rows > 1 && rows + addends.length > 4;
  return isSum ? addends : undefined;
}

/** Largest ratio of a total to its sum, and of the sum to it, that a changed amount explains. */
const MAX_STALE_RATIO = 2;

/** Counts rows whose amount is the sum of others, and those where it is near it. */
function compare(values: readonly ColumnValues[], index: number, addends: readonly number[]) {
  const pairs = (values[index] ?? []).flatMap((value, row) => {
    const parts = addends.map((at) => values[at]?.[row]).filter(Boolean);
    return value === undefined || parts.length === 0 ? [] : [{ value, sum: sumExactly(parts) }];
  });
  const right = pairs.filter(({ value, sum }) => isSameAmount(value, sum));
  const isNear = (ratio: number) => ratio >= 1 / MAX_STALE_RATIO && ratio <= MAX_STALE_RATIO;
  const near = pairs.filter(({ value, sum }) => isNear(value / sum));
  return { rows: pairs.length, right: right.length, near: near.length };
}
