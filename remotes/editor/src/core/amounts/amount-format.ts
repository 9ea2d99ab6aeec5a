import type { DeckLanguage } from './deck-languages';
import { type DecimalSign, type NumberSigns, numberSignsOf, SCALE_LABELS } from './number-signs';
import { type CurrencySign, type ParsedAmount, withoutThousands } from './parse-amount';
import { type AmountContext, type AmountReading, currencySignsOf, valueOf } from './read-amounts';

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

const NO_SIGN: CurrencySign = { before: '', after: '' };

/** Format of a column of amounts, completed by the language. */
export function detectFormat(
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
  const sign = factor === 1 ? withoutThousands(common) : common;
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
export function changeDisplay(
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

const MAX_SCALED_DIGITS = 2;

/** Decimals that a value needs in a scale; small ones keep two digits, so that none becomes zero. */
function countDigits(value: number): number {
  const size = Math.abs(value);
  if (size > 0 && size < 10 ** -MAX_SCALED_DIGITS) return 1 - Math.floor(Math.log10(size));
  return decimalsOf(Number(value.toFixed(MAX_SCALED_DIGITS))).length;
}

/** Decimals of a value: those that it needs in another scale, or else those of its column. */
export function writtenDigitsOf(value: number, { digits, divisor = 1 }: AmountFormat): number {
  return divisor === 1 ? digits : countDigits(value / divisor);
}

/** Digits behind the decimal sign, without what rounding of floating point numbers leaves. */
export function decimalsOf(value: number): string {
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
export function scaledValueOf(reading: AmountReading, { factor }: AmountFormat): number {
  return factor === 1 ? valueOf(reading) * reading.amount.factor : valueOf(reading);
}

/** Languages whose numbers have these decimal and group signs: German, French, and German in Switzerland. */
const LOCALE_CODES: Readonly<Record<string, string>> = {
  ',.': '[$-407]',
  ', ': '[$-40C]',
  '.’': '[$-807]',
};

/** Format codes have no Indian grouping, so a spreadsheet chooses the pattern by size. */
export function formatCodeOf({
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

export function formatAmount(
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
