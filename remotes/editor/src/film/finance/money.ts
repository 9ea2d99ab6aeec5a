import { parseAmounts, readAmount } from '../../core/amounts/amounts';
import type { DeckLanguage, MoneyFormat } from '../../core/amounts/deck-languages';
import { numberSignsOf } from '../../core/amounts/number-signs';
import { MAX_AMOUNT } from '../../core/model/finance-terms';

/**
 * Amount with its currency, grouped and placed as the language does; rupees in lakhs and crores. Cents are shown if it or
 * one of the amounts that stand beside it has some.
 */
export function formatMoney(
  { currency, language }: { readonly currency: string } & Pick<MoneyFormat, 'language'>,
  amount: number,
  beside: readonly number[] = [],
): string {
  const { decimal, isCurrencyLast } = numberSignsOf(language);
  const number = [amount, ...beside].some(hasCents) ? `1${decimal}00` : '1';
  const sample = isCurrencyLast ? `${number}\u00a0${currency.trim()}` : `${currency}${number}`;
  return parseAmounts([sample], { language }).format(amount);
}

export const hasCents = (amount: number) => !Number.isInteger(amount);

/** Takes the errors of binary fractions from a sum of amounts. */
export const roundToCents = (amount: number) => Math.round(amount * 100) / 100;

/** Amount, to the cent, from text such as “1,200,000”, “12 lakh” or “1,5 Mio”; undefined if it is none. */
export function parseMoney(text: string, language?: DeckLanguage): number | undefined {
  if (text.trim() === '') return 0;
  const value = readAmount(text, language ? { language } : {});
  if (value === undefined || value < 0 || value > MAX_AMOUNT) return undefined;
  return roundToCents(value);
}
