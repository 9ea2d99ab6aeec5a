import { parseAmounts } from '../amounts';
import type { Finance } from './finance-schema';
import { MAX_AMOUNT } from './finance-terms';

/** Amount with its currency; rupees are grouped in lakhs and crores. */
export function formatMoney({ currency }: Finance, amount: number): string {
  return parseAmounts([`${currency}1`]).format(amount);
}

/** Whole amount from text such as “1,200,000”, “12 lakh” or “1.5M”; undefined if it is none. */
export function parseMoney(text: string): number | undefined {
  if (text.trim() === '') return 0;
  // The plain 1 makes the cells differ in scale, so the amount is written out.
  const value = parseAmounts([text, '1']).values[0];
  if (value === undefined || value < 0 || value > MAX_AMOUNT) return undefined;
  return Math.round(value);
}
