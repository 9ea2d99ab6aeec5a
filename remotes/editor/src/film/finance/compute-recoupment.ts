import type { DeckTerm } from '../../core/amounts/deck-terms';
import type { Finance, FinanceSource } from '../../core/model/deck-schema';
import { hasCents, roundToCents } from './money';

interface TierPayment {
  readonly label: DeckTerm;
  /** Most that the tier can be paid. */
  readonly claim: number;
  readonly paid: number;
}

interface Recoupment {
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
 * equity (https://www.parrotanalytics.com/glossary/finance/recoupment-waterfall). Shares are rounded down, so that they
 * never exceed their whole: to cents if an amount has some.
 */
export function computeRecoupment(finance: Finance, receipts: number): Recoupment {
  const parts = amountsOf(finance).some(hasCents) || hasCents(receipts) ? 100 : 1;
  const percentOf = (amount: number, percent: number) => shareOf(amount, percent, parts);
  const withPercent = (amount: number, percent: number) =>
    roundToCents(amount + percentOf(amount, percent));
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
    remaining = roundToCents(remaining - paid);
    return { label, claim, paid };
  });
  const investorProfits = percentOf(remaining, finance.investorPercent);
  const equityPaid = tiers.find(({ label }) => label === EQUITY_TIER)?.paid ?? 0;
  const investorTotal = roundToCents(equityPaid + investorProfits);
  return {
    tiers,
    netProfits: remaining,
    investorProfits,
    producerProfits: roundToCents(remaining - investorProfits),
    investorTotal,
    returnPercent: equity === 0 ? undefined : Math.round((investorTotal / equity - 1) * 100),
  };
}

const EQUITY_TIER = 'Equity and premium';

/** Part of the budget that no source covers; negative if there is more than needed. */
export function missingAmountOf({ budget, sources }: Finance): number {
  return roundToCents(budget - sources.reduce((sum, { amount }) => sum + amount, 0));
}

export function sumOfKind(sources: readonly FinanceSource[], kind: FinanceSource['kind']): number {
  const amounts = sources.map((source) => (source.kind === kind ? source.amount : 0));
  return roundToCents(amounts.reduce((sum, amount) => sum + amount, 0));
}

function amountsOf({ sources, salesExpensesCap, deferrals, receipts }: Finance): readonly number[] {
  const { low, base, high } = receipts;
  return [...sources.map(({ amount }) => amount), salesExpensesCap, deferrals, low, base, high];
}

/** Share in whole parts of the unit, from percents with two decimals; exact, which products of fractions are not. */
function shareOf(amount: number, percent: number, parts: number): number {
  const [amountParts, hundredths] = [amount * parts, percent * 100].map((n) =>
    BigInt(Math.round(n)),
  );
  return Number(((amountParts ?? 0n) * (hundredths ?? 0n)) / 10_000n) / parts;
}
