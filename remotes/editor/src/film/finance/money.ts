import { parseAmounts, readAmount } from '../../core/amounts/amounts';
import type { DeckLanguage, MoneyFormat } from '../../core/amounts/deck-languages';
import { numberSignsOf } from '../../core/amounts/number-signs';
import { MAX_AMOUNT } from '../../core/model/finance-terms';

/** Amount with its currency, grouped and placed as the language does; rupees in lakhs and crores. */
export function formatMoney({ currency, language }: MoneyFormat, amount: number): string {
  const { isCurrencyLast } = numberSignsOf(language);
  const sample = isCurrencyLast ? `1\u00a0${currency.trim()}` : `${currency}1`;
  return parseAmounts([sample], { language }).format(amount);
}

/** Whole amount from text such as “1,200,000”, “12 lakh” or “1,5 Mio”; undefined if it is none. */
export function parseMoney(text: string, language?: DeckLanguage): number | undefined {
  if (text.trim() === '') return 0;
  const value = readAmount(text, language ? { language } : {});
  if (value === undefined || value < 0 || value > MAX_AMOUNT) return undefined;
  return Math.round(value);
}
