import { type AmountContext, parseAmounts } from '../../../core/amounts/amounts';
import { formatPercent, numberSignsOf } from '../../../core/amounts/number-signs';
import type { CellStyle } from '../table-schema';

export type CellNumberFormat = NonNullable<CellStyle['numberFormat']>;

/** Decimals of millions, at most. */
const MAX_SCALED_DIGITS = 2;

export function isPercentFormat({ after }: Pick<CellNumberFormat, 'after'>): boolean {
  return after.endsWith('%');
}

/** Writes a number with the texts of a format; the number is already divided. */
export function writeNumber(
  { before, after }: Pick<CellNumberFormat, 'before' | 'after'>,
  value: number,
  { language }: AmountContext,
  digits: number,
): string {
  const { decimal } = numberSignsOf(language);
  const sample = `${before}1${digits > 0 ? `${decimal}${'0'.repeat(digits)}` : ''}${after}`;
  return parseAmounts([sample], { ...(language && { language }), decimalSign: decimal }).format(
    value,
  );
}

/** Writes the result of a formula, rounded to the decimals of its format: the formula keeps the others. */
export function writeResult(
  format: CellNumberFormat,
  value: number,
  context: AmountContext,
): string {
  if (isPercentFormat(format)) {
    const isWhole = Math.abs(value - Math.round(value)) < 0.05;
    return formatPercent(value, context.language, isWhole ? 0 : 1);
  }
  const shown = value / format.divisor;
  const scaledDigits = Math.min(MAX_SCALED_DIGITS, countDecimals(shown));
  return writeNumber(format, shown, context, format.divisor > 1 ? scaledDigits : format.decimals);
}

/** Decimals of a number, without the rounding errors of a division. */
export function countDecimals(value: number): number {
  return (String(roundDigits(value)).split('.')[1] ?? '').length;
}

export function roundDigits(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
