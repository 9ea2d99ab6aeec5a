import { parseAmounts, readAmount } from '../../core/amounts/amounts';
import type { DeckLanguage, MoneyFormat } from '../../core/amounts/deck-languages';
import { type DeckTerm, deckTermOf } from '../../core/amounts/deck-terms';
import { formatPercent, numberSignsOf } from '../../core/amounts/number-signs';
import type { DeckFinance, FinanceSource, Finance } from '../../core/model/deck-schema';
import { type FinanceView, RECEIPT_CASES, MAX_AMOUNT } from '../../core/model/finance-terms';

export const hasCents = (amount: number) => !Number.isInteger(amount);

/** Takes the errors of binary fractions from a sum of amounts. */
export const roundToCents = (amount: number) => Math.round(amount * 100) / 100;

const EQUITY_TIER = 'Equity and premium';

export const FINANCE_SOURCE_KIND_LABELS = {
  equity: 'Equity',
  soft: 'Soft money or tax credit',
  'pre-sale': 'Pre-sale',
  debt: 'Debt',
  gap: 'Gap',
  'conditional-loan': 'Conditionally repayable loan',
  deferral: 'Deferral',
} as const satisfies Record<FinanceSource['kind'], string>;

export const FINANCE_SOURCE_STATUS_LABELS = {
  attached: 'Attached',
  letter: 'Letter of intent',
  negotiation: 'In negotiation',
  applied: 'Applied for',
  wish: 'Wish',
} as const satisfies Record<FinanceSource['status'], string>;

type Rows = readonly (readonly string[])[];

/** Rows of the table or chart that shows a view of the model. */
export function financeRowsOf(finance: DeckFinance, view: FinanceView): Rows {
  return rowsOfViews[view](finance);
}

const rowsOfViews: Readonly<Record<FinanceView, (finance: DeckFinance) => Rows>> = {
  plan(finance) {
    const missing = missingAmountOf(finance);
    const term = termsIn(finance);
    const shown = finance.sources.filter(({ name, amount }) => name !== '' || amount !== 0);
    const amounts = [...shown.map(({ amount }) => amount), Math.max(0, missing)];
    const sources = shown.map(({ name, kind, amount, status }) => [
      name === '' ? term(FINANCE_SOURCE_KIND_LABELS[kind]) : name,
      term(FINANCE_SOURCE_STATUS_LABELS[status]),
      formatMoney(finance, amount, amounts),
    ]);
    const rest =
      missing > 0 ? [[term('Still to find'), '', formatMoney(finance, missing, amounts)]] : [];
    return [(['Source', 'Status', 'Amount'] as const).map(term), ...sources, ...rest];
  },
  /** The chart adds what remains: net profits. */
  recoupment(finance) {
    const { base } = finance.receipts;
    const term = termsIn(finance);
    const { tiers } = computeRecoupment(finance, base);
    const payments = tiers.filter(({ paid }) => paid > 0);
    const amounts = [base, ...payments.map(({ paid }) => paid)];
    return [
      (['Tier', 'Amount'] as const).map(term),
      [term('Receipts'), formatMoney(finance, base, amounts)],
      ...payments.map(({ label, paid }) => [term(label), formatMoney(finance, -paid, amounts)]),
    ];
  },
  returns(finance) {
    const cases = RECEIPT_CASES.map((name) => {
      const receipts = finance.receipts[name];
      const result = computeRecoupment(finance, receipts);
      return {
        receipts,
        ...result,
        returnPercent: receipts > 0 ? result.returnPercent : undefined,
      };
    });
    const term = termsIn(finance);
    const receipts = cases.map((each) => each.receipts);
    const toInvestors = cases.map(({ investorTotal }) => investorTotal);
    const toProducers = cases.map(({ producerProfits }) => producerProfits);
    const beside = [...receipts, ...toInvestors, ...toProducers];
    const money = (label: DeckTerm, amounts: readonly number[]) => [
      term(label),
      ...amounts.map((amount) => formatMoney(finance, amount, beside)),
    ];
    return [
      (['Case', 'Low', 'Base', 'High'] as const).map(term),
      money('Receipts', receipts),
      money('To investors', toInvestors),
      [
        term('Return on equity'),
        ...cases.map(({ returnPercent }) => formatReturn(finance, returnPercent)),
      ],
      money('To producers', toProducers),
    ];
  },
};

function termsIn({ language }: DeckFinance): (term: DeckTerm) => string {
  return (term) => deckTermOf(language, term);
}

export function formatReturn({ language }: DeckFinance, percent: number | undefined): string {
  return percent === undefined ? '–' : formatPercent(percent, language);
}

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

/** Amount, to the cent, from text such as “1,200,000”, “12 lakh” or “1,5 Mio”; undefined if it is none. */
export function parseMoney(text: string, language?: DeckLanguage): number | undefined {
  if (text.trim() === '') return 0;
  const value = readAmount(text, language ? { language } : {});
  if (value === undefined || value < 0 || value > MAX_AMOUNT) return undefined;
  return roundToCents(value);
}

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
 * equity (https://www.parrotanalytics.com/glossary/finance/recoupment-waterfall). Loans of funds that are repayable on
 * success only bear no interest and follow the producers’ own money and investments
 * (https://lawinsider.com/de/clause/rückzahlungsverpflichtung/_1). Shares are rounded down, so that they
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
    ['Conditionally repayable loan', sumOfKind(finance.sources, 'conditional-loan')],
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
