import { type DecimalSign, type NumberSigns, numberSignsOf } from './number-signs';
import type { CurrencySign, ParsedAmount } from './parse-amount';
import { type AmountContext, type AmountReading, currencySignsOf, valueOf } from './read-amounts';

/** Number format shared by a column of amounts, detected from the amounts. */
export interface AmountFormat {
  readonly decimal: DecimalSign;
  readonly separator: string;
  readonly isIndian: boolean;
  /** Largest number of decimal places among the amounts. */
  readonly digits: number;
  readonly sign: CurrencySign;
  /** Scale that all amounts share, as in “1.5M”; empty if they are written out or differ. */
  readonly scale: string;
  readonly factor: number;
}

const NO_SIGN: CurrencySign = { before: '', after: '' };

/** Format of a column of amounts, completed by the language. */
export function detectFormat(
  readings: readonly AmountReading[],
  { language }: AmountContext,
): AmountFormat {
  const expected = numberSignsOf(language);
  const group = readings.map(({ digits }) => digits.group).find((each) => each !== '');
  const withSign = readings.find(({ digits }) => digits.digits > 0 || /[.,]/.test(digits.group));
  const decimal = withSign?.decimal ?? expected.decimal;
  const { factor, scale } = commonScaleOf(readings);
  const sign = commonSignOf(readings.map(({ amount }) => amount));
  // Amounts that are multiplied lose their decimals.
  const unscaled = readings.filter((each) => factor !== 1 || each.amount.factor === 1);
  return {
    decimal,
    separator: group ?? groupSignOf(expected, decimal),
    isIndian:
      readings.some(isInLakhs) ||
      (group === undefined && (expected.isIndian || /₹|INR|Rs/i.test(sign.before + sign.after))),
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
export function scaledValueOf(reading: AmountReading, { factor }: AmountFormat): number {
  return factor === 1 ? valueOf(reading) * reading.amount.factor : valueOf(reading);
}

/** Format codes have no Indian grouping, so a spreadsheet chooses the pattern by size. */
export function formatCodeOf({ isIndian, digits, sign, scale }: AmountFormat): string {
  const quote = (text: string) => (text === '' ? '' : `"${text.replaceAll('"', '')}"`);
  const decimals = digits === 0 ? '' : `.${'0'.repeat(digits)}`;
  const wrap = (form: string) =>
    `${quote(sign.before)}${form}${decimals}${quote(scale + sign.after)}`;
  if (!isIndian) return wrap('#,##0');
  return `[>=10000000]${wrap('##\\,##\\,##\\,##0')};[>=100000]${wrap('##\\,##\\,##0')};${wrap('##,##0')}`;
}

export function formatAmount(
  value: number,
  { decimal, separator, isIndian, digits: ownDigits, sign, scale }: AmountFormat,
): string {
  // Three digits behind a single sign would be read as thousands.
  const isUncertain = ownDigits === 3 && Math.abs(value) >= 1 && Math.abs(value) < 1000;
  const digits = isUncertain ? 4 : ownDigits;
  const parts = new Intl.NumberFormat(isIndian ? 'en-IN' : 'en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).formatToParts(Math.abs(value));
  const partTexts: Readonly<Record<string, string>> = { group: separator, decimal };
  const number = parts.map(({ type, value: text }) => partTexts[type] ?? text).join('');
  return `${value < 0 ? '-' : ''}${sign.before}${number}${scale}${sign.after}`;
}
