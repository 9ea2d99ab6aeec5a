import {
  type AmountDisplay,
  changeDisplay,
  decimalsOf,
  detectFormat,
  formatAmount,
  formatCodeOf,
  scaledValueOf,
  writtenDigitsOf,
} from './amount-format';
import { type DecimalSign, numberSignsOf } from './number-signs';
import { isBlankAmount, parseAmount, type ParsedAmount } from './parse-amount';
import {
  type AmountContext,
  type AmountReading,
  currencySignsOf,
  readAmounts,
  signsOfClearAmounts,
  valueOf,
} from './read-amounts';

export type { AmountDisplay } from './amount-format';
export type { AmountContext } from './read-amounts';

export interface NumberFormat {
  readonly format: (value: number) => string;
  /** Same format as a spreadsheet format code. */
  readonly formatCode: string;
}

interface ParsedAmounts extends NumberFormat {
  /** Undefined for cells without an amount. */
  readonly values: readonly (number | undefined)[];
  /** Decimals of the format. */
  readonly digits: number;
  /** The format with other decimals. */
  readonly withDigits: (digits: number) => NumberFormat;
  /** Decimals that round values, such as those of an axis, need as they are scaled. */
  readonly digitsOf: (values: readonly number[]) => number;
}

/** An amount that could be two, and the two. */
export interface UncertainAmount {
  readonly text: string;
  readonly value: number;
  readonly otherValue: number;
  /** Decimal sign of the other reading. */
  readonly otherSign: DecimalSign;
}

/** Sum of amounts in their own currency, grouping and decimals. */
export function sumAmounts(cells: readonly string[], context: AmountContext = {}): string {
  const { values, format } = parseAmounts(cells, context);
  return format(sumExactly(values));
}

/** Sum without rounding errors of decimals. */
export function sumExactly(values: readonly (number | undefined)[]): number {
  const scale = 1e6;
  return values.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * scale), 0) / scale;
}

/** Less than the smallest part of any currency, more than the errors of binary fractions. */
export const ROUNDING_ERROR = 0.0005;

/** Parses cells as numbers in their common format. */
export function parseAmounts(
  cells: readonly string[],
  context: AmountContext & AmountDisplay = {},
): ParsedAmounts {
  const amounts = cells.map((cell) => parseAmount(cell));
  const readings = readAmounts(amounts, context);
  const detected = detectFormat(
    readings.filter((reading) => reading !== undefined),
    context,
  );
  const values = readings.map((reading) => reading && scaledValueOf(reading, detected));
  const format = changeDisplay(detected, context, {
    values: values.map((value) => value ?? 0),
    language: context.language ?? 'en',
  });
  const withDigits = (digits: number): NumberFormat => ({
    format: (value) => formatAmount(value, { ...format, digits }),
    formatCode: formatCodeOf({ ...format, digits }),
  });
  const { digits, divisor = 1 } = format;
  const digitsOf = (round: readonly number[]) =>
    Math.max(0, ...round.map((value) => decimalsOf(value / divisor).length));
  return {
    values,
    digits,
    withDigits,
    digitsOf,
    format: (value) => formatAmount(value, { ...format, digits: writtenDigitsOf(value, format) }),
    formatCode: formatCodeOf(format),
  };
}

/** Value of one amount, written out; undefined for other text. */
export function readAmount(text: string, context: AmountContext = {}): number | undefined {
  const [reading] = readAmounts([parseAmount(text)], context);
  return reading && valueOf(reading) * reading.amount.factor;
}

/** True if a cell cannot be added up. Empty cells and dashes count as zero. */
export function isInvalidAmount(cell: string): boolean {
  return !isBlankAmount(cell) && parseAmount(cell) === undefined;
}

/** True for a cell that is an amount and nothing else: its digits and signs stay on one line. */
export function isAmount(cell: string): boolean {
  return /\d/.test(cell) && parseAmount(cell) !== undefined;
}

/** True for digits that allow two values, such as 1.250. */
export function hasTwoReadings(cell: string): boolean {
  const { '.': point, ',': comma } = parseAmount(cell)?.readings ?? {};
  return point !== undefined && comma !== undefined && point.value !== comma.value;
}

export function isPercentAmount(cell: string): boolean {
  return parseAmount(cell)?.isPercent ?? false;
}

/** True if the amounts use more than one currency. */
export function hasMixedCurrencies(cells: readonly string[]): boolean {
  return new Set(cells.flatMap((cell) => currencySignsOf(parseAmount(cell)))).size > 1;
}

/** True for amounts in several scales, such as 3.9M beside 400,000. Percents have none. */
export function hasMixedScales(cells: readonly string[]): boolean {
  const amounts = cells.flatMap((cell) => parseAmount(cell) ?? []);
  const isMoney = amounts.every(({ isPercent }) => !isPercent);
  return isMoney && new Set(amounts.map(({ factor }) => factor)).size > 1;
}

/**
 * Amounts of a column that could mean two things, unless the digits of the others, those of the table's other cells
 * (`beside`) or the language say which.
 * A fraction with three digits counts as uncertain wherever the language writes groups that way.
 */
export function findUncertainAmounts(
  cells: readonly string[],
  context: AmountContext & { readonly beside?: readonly string[] } = {},
): readonly UncertainAmount[] {
  if (context.decimalSign) return [];
  const amounts = cells.map((cell) => parseAmount(cell));
  const shown = signsOfClearAmounts(
    signsOfClearAmounts(amounts).size > 0 ? amounts : (context.beside ?? []).map(parseAmount),
  );
  const expected = numberSignsOf(context.language).decimal;
  const hasThousandths = amounts.some((amount) => amount && isClearThousandth(amount));
  return readAmounts(amounts, context).flatMap((reading, index) => {
    const other = reading && otherDigitsOf(reading);
    if (!other || isSettled(reading, { shown, expected, hasThousandths })) return [];
    const { amount } = reading;
    return {
      text: (cells[index] ?? '').trim(),
      value: valueOf(reading) * amount.factor,
      otherValue: other.value * amount.factor * (amount.isNegative ? -1 : 1),
      otherSign: reading.decimal === '.' ? ',' : '.',
    };
  });
}

interface Surroundings {
  /** Decimal signs of the amounts that allow no other. */
  readonly shown: ReadonlySet<DecimalSign>;
  /** Decimal sign of the language. */
  readonly expected: DecimalSign;
  readonly hasThousandths: boolean;
}

function isSettled(
  { amount, decimal, digits: { digits } }: AmountReading,
  { shown, expected, hasThousandths }: Surroundings,
): boolean {
  // Beside 45.000,50, somebody who wrote 61,250 may have meant either.
  if (digits > 0 && !amount.isPercent && !hasThousandths) return false;
  const isAlone = shown.size === 0 || (shown.size === 1 && shown.has(decimal));
  return isAlone && (decimal === expected || (shown.size === 1 && digits === 0));
}

function isClearThousandth({ readings }: ParsedAmount): boolean {
  const { '.': point, ',': comma } = readings;
  return (!point || !comma) && (point ?? comma)?.digits === 3;
}

function otherDigitsOf({ amount: { readings }, decimal, digits }: AmountReading) {
  const other = readings[decimal === '.' ? ',' : '.'];
  return other?.value === digits.value ? undefined : other;
}
