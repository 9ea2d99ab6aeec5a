import { type DeckLanguage, type DecimalSign, numberSignsOf } from './deck-languages';
import {
  type AmountDigits,
  type CurrencySign,
  isBlankAmount,
  parseAmount,
  type ParsedAmount,
} from './parse-amount';

/** Facts about the element or deck that amounts stand in. */
export interface AmountContext {
  /** Language of results in which no amount shows how they are written; English if missing. */
  readonly language?: DeckLanguage;
  /** Decimal sign that was chosen for amounts that allow two, such as 1.250. */
  readonly decimalSign?: DecimalSign;
}

export interface ParsedAmounts {
  /** Undefined for cells without an amount. */
  readonly values: readonly (number | undefined)[];
  readonly format: (value: number) => string;
  /** Same format as a spreadsheet format code. */
  readonly formatCode: string;
}

/** An amount that could be two, and the two. */
export interface UncertainAmount {
  readonly text: string;
  readonly value: number;
  readonly otherValue: number;
  /** Decimal sign of the other reading. */
  readonly otherSign: DecimalSign;
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
}

const NO_SIGN: CurrencySign = { before: '', after: '' };

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

/** Parses cells as numbers in their common format. */
export function parseAmounts(cells: readonly string[], context: AmountContext = {}): ParsedAmounts {
  const amounts = cells.map((cell) => parseAmount(cell));
  const readings = readAmounts(amounts, context);
  const format = detectFormat(
    readings.filter((reading) => reading !== undefined),
    context,
  );
  return {
    values: readings.map((reading) => reading && scaledValueOf(reading, format)),
    format: (value) => formatAmount(value, format),
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
  return readAmounts(amounts, context).flatMap((reading, index) => {
    const other = reading && otherDigitsOf(reading);
    if (!other || isSettled(reading, { shown, expected })) return [];
    const { amount } = reading;
    return {
      text: (cells[index] ?? '').trim(),
      value: valueOf(reading) * amount.factor,
      otherValue: other.value * amount.factor * (amount.isNegative ? -1 : 1),
      otherSign: reading.decimal === '.' ? ',' : '.',
    };
  });
}

function isSettled(
  { decimal, digits: { digits } }: AmountReading,
  { shown, expected }: { shown: ReadonlySet<DecimalSign>; expected: DecimalSign },
): boolean {
  const isAlone = shown.size === 0 || (shown.size === 1 && shown.has(decimal));
  return isAlone && (decimal === expected || (shown.size === 1 && digits === 0));
}

/** An amount with the reading of its digits that its column decides. */
interface AmountReading {
  readonly amount: ParsedAmount;
  readonly decimal: DecimalSign;
  readonly digits: AmountDigits;
}

function readAmounts(
  amounts: readonly (ParsedAmount | undefined)[],
  { decimalSign }: AmountContext,
): readonly (AmountReading | undefined)[] {
  const shown = signsOfClearAmounts(amounts);
  return amounts.map((amount) => {
    if (!amount) return undefined;
    const decimal = decideSign(amount, { decimalSign, shown });
    const digits = amount.readings[decimal];
    return digits && { amount, decimal, digits };
  });
}

/** Amounts that could be two are whole, unless the person or the column decides: money has no thousandths. */
function decideSign(
  amount: ParsedAmount,
  { decimalSign, shown }: { decimalSign: DecimalSign | undefined; shown: ReadonlySet<DecimalSign> },
): DecimalSign {
  const clear = clearSignOf(amount);
  if (clear) return clear;
  const { readings, isPercent } = amount;
  if (readings['.']?.value === readings[',']?.value) return decimalSign ?? [...shown][0] ?? '.';
  if (decimalSign) return decimalSign;
  const whole = readings['.']?.digits === 0 ? '.' : ',';
  const isMoney = currencySignsOf(amount).length > 0;
  const isFraction = isPercent || (shown.size === 1 && !shown.has(whole) && !isMoney);
  return isFraction === (whole === '.') ? ',' : '.';
}

/** Decimal signs of the amounts that allow no other. */
function signsOfClearAmounts(
  amounts: readonly (ParsedAmount | undefined)[],
): ReadonlySet<DecimalSign> {
  return new Set(amounts.flatMap((amount) => (amount && clearSignOf(amount)) ?? []));
}

function clearSignOf({ readings }: ParsedAmount): DecimalSign | undefined {
  if (readings['.'] && readings[',']) return undefined;
  return readings['.'] ? '.' : ',';
}

function otherDigitsOf({ amount: { readings }, decimal, digits }: AmountReading) {
  const other = readings[decimal === '.' ? ',' : '.'];
  return other?.value === digits.value ? undefined : other;
}

function currencySignsOf(amount: ParsedAmount | undefined): readonly string[] {
  const word = `${amount?.sign.before ?? ''}${amount?.sign.after ?? ''}`.trim();
  return word === '' || word === '/-' || word === '%' ? [] : [word];
}

function valueOf({ amount, digits }: AmountReading): number {
  return amount.isNegative ? -digits.value : digits.value;
}

/** Value in the common scale, or written out. */
function scaledValueOf(reading: AmountReading, { factor }: AmountFormat): number {
  return factor === 1 ? valueOf(reading) * reading.amount.factor : valueOf(reading);
}

function detectFormat(readings: readonly AmountReading[], context: AmountContext): AmountFormat {
  const amounts = readings.map(({ amount }) => amount);
  const expected = numberSignsOf(context.language);
  const group = readings.map(({ digits }) => digits.group).find((each) => each !== '');
  const decimal = detectDecimal(readings, context);
  const { factor, scale } = commonScaleOf(readings);
  const signed = amounts.filter(({ sign }) => `${sign.before}${sign.after}` !== '');
  const sign = amounts.find((amount) => currencySignsOf(amount).length > 0)?.sign;
  const isRupee = /₹|INR|Rs/i.test(`${sign?.before}${sign?.after}`);
  // Amounts that are multiplied lose their decimals.
  const unscaled = readings.filter((each) => factor !== 1 || each.amount.factor === 1);
  const isInLakhs =
    readings.some(({ digits }) => digits.isIndian) ||
    amounts.some((amount) => [1e5, 1e7].includes(amount.factor));
  return {
    decimal,
    separator:
      group ?? (decimal === expected.decimal ? expected.group : decimal === '.' ? ',' : '.'),
    isIndian: isInLakhs || (group === undefined && (isRupee || expected.isIndian)),
    digits: Math.max(0, ...unscaled.map(({ digits }) => digits.digits)),
    sign: hasMixedSigns(amounts) ? NO_SIGN : (sign ?? signed[0]?.sign ?? NO_SIGN),
    scale,
    factor,
  };
}

/** Sign of the decimals that the amounts have, or the one that their groups leave. */
function detectDecimal(readings: readonly AmountReading[], { language }: AmountContext) {
  const withSign = readings.find(({ digits }) => digits.digits > 0 || /[.,]/.test(digits.group));
  return withSign?.decimal ?? numberSignsOf(language).decimal;
}

/** Zero needs no scale. */
function commonScaleOf(readings: readonly AmountReading[]) {
  const filled = readings.filter(({ digits }) => digits.value !== 0);
  const factors = new Set(filled.map(({ amount }) => amount.factor));
  const [first] = filled;
  return factors.size === 1 && first ? first.amount : { factor: 1, scale: '' };
}

function hasMixedSigns(amounts: readonly ParsedAmount[]): boolean {
  return new Set(amounts.flatMap(currencySignsOf)).size > 1;
}

/** Format codes have no Indian grouping, so a spreadsheet chooses the pattern by size. */
function formatCodeOf({ isIndian, digits, sign, scale }: AmountFormat): string {
  const quote = (text: string) => (text === '' ? '' : `"${text.replaceAll('"', '')}"`);
  const decimals = digits === 0 ? '' : `.${'0'.repeat(digits)}`;
  const wrap = (form: string) =>
    `${quote(sign.before)}${form}${decimals}${quote(scale + sign.after)}`;
  if (!isIndian) return wrap('#,##0');
  return `[>=10000000]${wrap('##\\,##\\,##\\,##0')};[>=100000]${wrap('##\\,##\\,##0')};${wrap('##,##0')}`;
}

function formatAmount(
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
