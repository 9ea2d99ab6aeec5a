import type { DeckTerm } from '../../core/amounts/deck-terms';
import type { Finance, FinanceSource } from '../../core/model/finance-schema';

interface TierPayment {
  readonly label: DeckTerm;
  /** Most that the tier can be paid. */
  readonly claim: number;
  readonly paid: number;
}

export interface Recoupment {
  /** Tiers before net profits, in order of payment. */
  readonly tiers: readonly TierPayment[];
  readonly netProfits: number;
  readonly investorProfits: number;
  readonly producerProfits: number;
  /** Equity, premium and share of net profits. */
  readonly investorTotal: number;
  /** Gain or loss on the equity; undefined without equity. */
  readonly returnPercent: number | undefined;
}

/**
 * Pays receipts to tiers in the usual order: sales commission, sales expenses up to a cap, debt, equity with a premium
 * of 10 to 20 percent, deferrals, and half of net profits each to investors and producers
 * (https://docs.cinelaunch.io/film-financing-fundamentals/the-waterfall). Senior debt precedes gap, and gap precedes
 * equity (https://www.parrotanalytics.com/glossary/finance/recoupment-waterfall).
 */
export function computeRecoupment(finance: Finance, receipts: number): Recoupment {
  const equity = sumOfKind(finance.sources, 'equity');
  const claims = [
    ['Sales fee', percentOf(receipts, finance.salesFeePercent)],
    ['Sales expenses', finance.salesExpensesCap],
    ['Senior debt', withPercent(sumOfKind(finance.sources, 'debt'), finance.lendingCostPercent)],
    ['Gap', withPercent(sumOfKind(finance.sources, 'gap'), finance.lendingCostPercent)],
    [EQUITY_TIER, withPercent(equity, finance.premiumPercent)],
    // The term names all deferrals, those of the finance plan as well.
    ['Deferrals', Math.max(finance.deferrals, sumOfKind(finance.sources, 'deferral'))],
  ] as const;
  let remaining = receipts;
  const tiers = claims.map(([label, claim]) => {
    const paid = Math.min(claim, remaining);
    remaining -= paid;
    return { label, claim, paid };
  });
  const investorProfits = percentOf(remaining, finance.investorPercent);
  const equityPaid = tiers.find(({ label }) => label === EQUITY_TIER)?.paid ?? 0;
  const investorTotal = equityPaid + investorProfits;
  return {
    tiers,
    netProfits: remaining,
    investorProfits,
    producerProfits: remaining - investorProfits,
    investorTotal,
    returnPercent: equity === 0 ? undefined : Math.round((investorTotal / equity - 1) * 100),
  };
}

const EQUITY_TIER = 'Equity and premium';

/** Part of the budget that no source covers; negative if there is more than needed. */
export function missingAmountOf({ budget, sources }: Finance): number {
  return budget - sources.reduce((sum, { amount }) => sum + amount, 0);
}

function sumOfKind(sources: readonly FinanceSource[], kind: FinanceSource['kind']): number {
  return sources.reduce((sum, source) => sum + (source.kind === kind ? source.amount : 0), 0);
}

const withPercent = (amount: number, percent: number) => amount + percentOf(amount, percent);

/** Rounds down, so that shares never exceed their whole. */
const percentOf = (amount: number, percent: number) => Math.floor((amount * percent) / 100);
