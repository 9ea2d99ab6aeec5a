import * as v from 'valibot';
import { shortTextSchema, type Stored } from './schema-values';
import type { MoneyFormat } from '../amounts/deck-languages';
import { SOURCE_KINDS, SOURCE_STATUSES, MAX_AMOUNT, MAX_SOURCES } from './finance-terms';

/** Units of the currency, with cents. */
const amountSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_AMOUNT));
const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const sourceSchema = v.object({
  name: shortTextSchema,
  kind: v.picklist(SOURCE_KINDS),
  amount: amountSchema,
  status: v.picklist(SOURCE_STATUSES),
});

export const financeSchema = v.object({
  budget: amountSchema,
  sources: v.pipe(v.array(sourceSchema), v.maxLength(MAX_SOURCES)),
  /** Of all receipts. */
  salesFeePercent: percentSchema,
  salesExpensesCap: amountSchema,
  /** Interest and fees of debt and gap, on their amounts. */
  lendingCostPercent: percentSchema,
  /** On the equity. */
  premiumPercent: percentSchema,
  deferrals: amountSchema,
  /** Investors' share of net profits; the rest is the producers'. */
  investorPercent: percentSchema,
  /** Receipts after distribution, without pre-sales that already finance the budget. */
  receipts: v.object({ low: amountSchema, base: amountSchema, high: amountSchema }),
});

export type Finance = Stored<typeof financeSchema>;

/** The finance model as its deck writes it. */
export type DeckFinance = Finance & MoneyFormat;

export type FinanceSource = Finance['sources'][number];
