import {
  type AmountContext,
  isPercentAmount,
  ROUNDING_ERROR,
  sumExactly,
  parseAmounts,
} from '../../../core/amounts/amounts';
import { countDecimals } from '../formats/write-number';
import { currencySignsOf, parseAmount } from '../../../core/amounts/parse-amount';
import { isNamedTotal, isSameAmount, isTotalLabel } from './total-rows';

const RATE_PATTERN =
  /s[aä]tze?\b|\brates?\b|preise?\b|\bprices?\b|\bprix\b|\bpreci|\bpreço|\btarif|\btaxa|\b(?:je|pro|per|par|por)\b|\/|दर|単価/iu;

const isAnyRight: IsEnough = ({ right }) => right > 0;

const areMostlyRight: IsEnough = ({ right, rows }) => right * 2 > rows;

/** Factors stand beside their product. */
const MAX_FACTOR_DISTANCE = 3;

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

/** A column of amounts, without rows of totals. */
interface NamedColumn {
  readonly name: string;
  readonly cells: readonly string[];
}

/** Amounts by row; undefined for cells without one. */
type ColumnValues = readonly (number | undefined)[];

/** Amounts of a column, written out, whatever scale they share. */
export function readColumnValues(
  { cells }: Pick<NamedColumn, 'cells'>,
  context: AmountContext,
): ColumnValues {
  return parseAmounts([...cells, '1'], context).values.slice(0, -1);
}

/** Indexes of columns of rates: prices of one unit, which another column multiplies into a third. They are not added up. */
export function findRateColumns(
  columns: readonly NamedColumn[],
  values: readonly ColumnValues[],
): ReadonlySet<number> {
  const isNamed = (index: number) => RATE_PATTERN.test(columns[index]?.name ?? '');
  const rates = columns.flatMap((_, index) => {
    // A name that says so needs one product only: others may be stale.
    const named = listFactors(values, index, isAnyRight).flat().filter(isNamed);
    const [factors] = listFactors(values, index, areMostlyRight);
    return named.length > 0 ? named : factors ? rateOf(factors, columns, values) : [];
  });
  return new Set(rates.filter((index) => !columns[index]?.cells.some(isPercentAmount)));
}

/** True for a column whose cells are products of two others in most rows. */
function isColumnOfProducts(values: readonly ColumnValues[], index: number): boolean {
  return listFactors(values, index, areMostlyRight).length > 0;
}

type IsEnough = (counts: { readonly right: number; readonly rows: number }) => boolean;

function listFactors(
  values: readonly ColumnValues[],
  index: number,
  isEnough: IsEnough,
): readonly (readonly [number, number])[] {
  const isNear = (at: number) => at !== index && Math.abs(at - index) <= MAX_FACTOR_DISTANCE;
  const others = Array.from(values.keys()).filter(isNear);
  const pairs = others.flatMap((one, at) =>
    others.slice(at + 1).map((other) => [one, other] as const),
  );
  return pairs.filter(([one, other]) =>
    isEnough(countProducts(values[index], values[one], values[other])),
  );
}

function countProducts(
  products: ColumnValues = [],
  factors: ColumnValues = [],
  others: ColumnValues = [],
) {
  let [right, rows] = [0, 0];
  const unit = halfUnitOf(products);
  const units = [halfUnitOf(factors), halfUnitOf(others)] as const;
  for (const [row, product] of products.entries()) {
    const [factor, other] = [factors[row], others[row]];
    // Whatever is multiplied by one is a sum as well.
    if (!product || !factor || !other || factor === 1 || other === 1) continue;
    rows += 1;
    // A rate is rounded, if it is a quotient; the larger factor is it.
    const isFirst = Math.abs(factor) > Math.abs(other);
    const rounding = isFirst ? units[0] * Math.abs(other) : units[1] * Math.abs(factor);
    const tolerance = Math.min(unit + rounding, MAX_ROUNDING_RATIO * Math.abs(product));
    const difference = Math.abs(product - factor * other);
    right += Number(difference <= Math.max(ROUNDING_ERROR, tolerance));
  }
  return { right, rows };
}

/** Part of a product that the rounding of a factor explains. */
const MAX_ROUNDING_RATIO = 0.001;

/** Half of the last decimal of a column, by which its amounts may be rounded. */
function halfUnitOf(values: ColumnValues): number {
  const decimals = values.map((value = 0) => countDecimals(value));
  return 0.5 / 10 ** Math.max(0, ...decimals);
}

/** The factor that is named a rate, or else the one with a currency, or the larger one. */
function rateOf(
  [one, other]: readonly [number, number],
  columns: readonly NamedColumn[],
  values: readonly ColumnValues[],
): number {
  const evidence: readonly ((index: number) => number)[] = [
    (index) => Number(RATE_PATTERN.test(columns[index]?.name ?? '')),
    (index) => Number(columns[index]?.cells.some(hasCurrency)),
    (index) => Math.abs(sumExactly(values[index] ?? [])),
  ];
  const decisive = evidence.find((strength) => strength(one) !== strength(other));
  return decisive && decisive(one) > decisive(other) ? one : other;
}

function hasCurrency(cell: string): boolean {
  return currencySignsOf(parseAmount(cell)).length > 0;
}
