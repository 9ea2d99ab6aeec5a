import {
  type AmountContext,
  isPercentAmount,
  parseAmounts,
  sumExactly,
} from '../../../core/amounts/amounts';
import { currencySignsOf, parseAmount } from '../../../core/amounts/parse-amount';
import { isSameAmount } from './total-rows';

/** A column of amounts, without rows of totals. */
export interface NamedColumn {
  readonly name: string;
  readonly cells: readonly string[];
}

/** Amounts by row; undefined for cells without one. */
export type ColumnValues = readonly (number | undefined)[];

const RATE_PATTERN =
  /s[aä]tze?\b|\brates?\b|preise?\b|\bprices?\b|\bprix\b|\bpreci|\bpreço|\btarif|\btaxa|\b(?:je|pro|per|par|por)\b|\/|दर|単価/iu;

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
export function isColumnOfProducts(values: readonly ColumnValues[], index: number): boolean {
  return listFactors(values, index, areMostlyRight).length > 0;
}

type IsEnough = (counts: { readonly right: number; readonly rows: number }) => boolean;

const isAnyRight: IsEnough = ({ right }) => right > 0;
const areMostlyRight: IsEnough = ({ right, rows }) => right * 2 > rows;

/** Factors stand beside their product. */
const MAX_FACTOR_DISTANCE = 3;

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
  for (const [row, product] of products.entries()) {
    const [factor, other] = [factors[row], others[row]];
    // Whatever is multiplied by one is a sum as well.
    if (!product || !factor || !other || factor === 1 || other === 1) continue;
    rows += 1;
    right += Number(isSameAmount(product, factor * other));
  }
  return { right, rows };
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
