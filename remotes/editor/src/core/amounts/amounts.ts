import type { DeckLanguage } from './deck-languages';
import { type DecimalSign, numberSignsOf, type NumberSigns, SCALE_LABELS } from './number-signs';
import {
  isBlankAmount,
  parseAmount,
  type ParsedAmount,
  type CurrencySign,
  unscaledSignOf,
  type AmountContext,
  type AmountReading,
  currencySignsOf,
  readAmounts,
  signsOfClearAmounts,
  valueOf,
} from './parse-amount';

const NO_SIGN: CurrencySign = { before: '', after: '' };

const MAX_SCALED_DIGITS = 2;

/** Languages whose numbers have these decimal and group signs: German, French, and German in Switzerland. */
const LOCALE_CODES: Readonly<Record<string, string>> = {
  ',.': '[$-407]',
  ', ': '[$-40C]',
  '.’': '[$-807]',
};

export type { AmountContext } from './parse-amount';

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

/** Number format shared by a column of amounts, detected from the amounts. */
interface AmountFormat {
  readonly decimal: DecimalSign;
  readonly separator: string;
  readonly isIndian: boolean;
  /** Largest number of decimal places among the amounts. */
  readonly digits: number;
  readonly sign: CurrencySign;
  /** Scale that all amounts share, as in “1.5M”; empty if they are written out or differ. */
  readonly scale: string;
  readonly factor: number;
  /** Number that values are divided by when they are written; 1 if missing. */
  readonly divisor?: number;
}

/** Scale and unit in which amounts are shown, whatever theirs are. */
export interface AmountDisplay {
  readonly scale?: 'k' | 'M';
  /** Text after the number in place of the currency. */
  readonly unit?: string;
}

/** Format of a column of amounts, completed by the language. */
function detectFormat(
  readings: readonly AmountReading[],
  { language }: AmountContext,
): AmountFormat {
  const expected = numberSignsOf(language);
  const withSign = readings.filter(({ digits }) => digits.digits > 0 || /[.,]/.test(digits.group));
  const shown = new Set(withSign.map((reading) => reading.decimal));
  // Amounts that are written in several ways are added up in that of the deck.
  const [decimal = expected.decimal] = shown.size === 1 ? shown : [];
  const group = readings
    .map(({ digits }) => digits.group)
    .find((each) => each !== '' && each !== decimal);
  const { factor, scale } = commonScaleOf(readings);
  const common = commonSignOf(readings.map(({ amount }) => amount));
  const sign = factor === 1 ? unscaledSignOf(common) : common;
  // Amounts that are multiplied lose their decimals.
  const unscaled = readings.filter((each) => factor !== 1 || each.amount.factor === 1);
  return {
    decimal,
    separator: group ?? groupSignOf(expected, decimal),
    isIndian:
      readings.some(isInLakhs) ||
      (group === undefined &&
        decimal === '.' &&
        (expected.isIndian || /₹|INR|Rs/i.test(sign.before + sign.after))),
    digits: Math.max(0, ...unscaled.map(({ digits }) => digits.digits)),
    sign,
    scale,
    factor,
  };
}

function groupSignOf(expected: NumberSigns, decimal: DecimalSign): string {
  if (decimal === expected.decimal) return expected.group;
  return decimal === '.' ? ',' : '.';
}

function isInLakhs({ amount, digits }: AmountReading): boolean {
  return digits.isIndian || [1e5, 1e7].includes(amount.factor);
}

/** Format of the values in another scale and unit. Shares keep theirs, and so do amounts in a larger scale. */
function changeDisplay(
  format: AmountFormat,
  { scale, unit }: AmountDisplay,
  { values, language }: { readonly values: readonly number[]; readonly language: DeckLanguage },
): AmountFormat {
  if (format.sign.after.includes('%')) return format;
  const sign = unit === undefined ? format.sign : { before: '', after: `\u00a0${unit}` };
  const divisor = (scale === 'M' ? 1e6 : 1e3) / format.factor;
  if (scale === undefined || divisor < 1) return { ...format, sign };
  const digits = Math.max(0, ...values.map((value) => countDigits(value / divisor)));
  return { ...format, sign, divisor, digits, scale: SCALE_LABELS[language][scale] };
}

/** Decimals that a value needs in a scale; small ones keep two digits, so that none becomes zero. */
function countDigits(value: number): number {
  const size = Math.abs(value);
  if (size > 0 && size < 10 ** -MAX_SCALED_DIGITS) return 1 - Math.floor(Math.log10(size));
  return decimalsOf(Number(value.toFixed(MAX_SCALED_DIGITS))).length;
}

/** Decimals of a value: those that it needs in another scale, or else those of its column. */
function writtenDigitsOf(value: number, { digits, divisor = 1 }: AmountFormat): number {
  return divisor === 1 ? digits : countDigits(value / divisor);
}

/** Digits behind the decimal sign, without what rounding of floating point numbers leaves. */
function decimalsOf(value: number): string {
  return String(Number(value.toPrecision(12))).split('.')[1] ?? '';
}

/** Sign of the first amount with a currency; none if the currencies differ. */
function commonSignOf(amounts: readonly ParsedAmount[]): CurrencySign {
  if (new Set(amounts.flatMap(currencySignsOf)).size > 1) return NO_SIGN;
  const withCurrency = amounts.find((amount) => currencySignsOf(amount).length > 0);
  const withSign = amounts.find(({ sign }) => `${sign.before}${sign.after}` !== '');
  return (withCurrency ?? withSign)?.sign ?? NO_SIGN;
}

/** Zero needs no scale. */
function commonScaleOf(readings: readonly AmountReading[]) {
  const filled = readings.filter(({ digits }) => digits.value !== 0);
  const factors = new Set(filled.map(({ amount }) => amount.factor));
  const [first] = filled;
  return factors.size === 1 && first ? first.amount : { factor: 1, scale: '' };
}

/** Value in the common scale, or written out. */
function scaledValueOf(reading: AmountReading, { factor }: AmountFormat): number {
  return factor === 1 ? valueOf(reading) * reading.amount.factor : valueOf(reading);
}

/** Format codes have no Indian grouping, so a spreadsheet chooses the pattern by size. */
function formatCodeOf({
  decimal,
  separator,
  isIndian,
  digits,
  sign,
  scale,
  divisor = 1,
}: AmountFormat): string {
  const quote = (text: string) => (text === '' ? '' : `"${text.replaceAll('"', '')}"`);
  const decimals = digits === 0 ? '' : `.${'0'.repeat(digits)}`;
  // Without the code of a language (MS-LCID), some programs write the signs of their own.
  const locale = LOCALE_CODES[`${decimal}${separator}`.replace(/\s/, ' ')] ?? '';
  // Each comma behind the digits divides by 1,000.
  const thousands = ','.repeat(Math.round(Math.log10(divisor) / 3));
  const wrap = (form: string) =>
    `${locale}${quote(sign.before)}${form}${decimals}${thousands}${quote(scale + sign.after)}`;
  if (!isIndian || divisor > 1) return wrap('#,##0');
  return `[>=10000000]${wrap('##\\,##\\,##\\,##0')};[>=100000]${wrap('##\\,##\\,##0')};${wrap('##,##0')}`;
}

function formatAmount(
  value: number,
  { decimal, separator, isIndian, digits: ownDigits, sign, scale, divisor = 1 }: AmountFormat,
): string {
  const shown = value / divisor;
  // Three digits behind a single sign would be read as thousands.
  const isUncertain = ownDigits === 3 && Math.abs(value) >= 1 && Math.abs(value) < 1000;
  const digits = isUncertain ? 4 : ownDigits;
  const parts = new Intl.NumberFormat(isIndian ? 'en-IN' : 'en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).formatToParts(Math.abs(shown));
  const partTexts: Readonly<Record<string, string>> = { group: separator, decimal };
  const number = parts.map(({ type, value: text }) => partTexts[type] ?? text).join('');
  return `${value < 0 ? '-' : ''}${sign.before}${number}${scale}${sign.after}`;
}
