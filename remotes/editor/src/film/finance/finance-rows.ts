import { computeRecoupment, missingAmountOf } from './compute-recoupment';
import type { DeckFinance, FinanceSource } from '../../core/model/deck-schema';
import { type FinanceView, RECEIPT_CASES } from '../../core/model/finance-terms';
import { formatMoney } from './money';
import { type DeckTerm, termOf } from '../../core/amounts/deck-terms';
import { formatPercent } from '../../core/amounts/number-signs';

export const SOURCE_KIND_LABELS = {
  equity: 'Equity',
  soft: 'Soft money or tax credit',
  'pre-sale': 'Pre-sale',
  debt: 'Debt',
  gap: 'Gap',
  deferral: 'Deferral',
} as const satisfies Record<FinanceSource['kind'], string>;

export const SOURCE_STATUS_LABELS = {
  attached: 'Attached',
  letter: 'Letter of intent',
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
      name === '' ? term(SOURCE_KIND_LABELS[kind]) : name,
      term(SOURCE_STATUS_LABELS[status]),
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
  return (term) => termOf(language, term);
}

export function formatReturn({ language }: DeckFinance, percent: number | undefined): string {
  return percent === undefined ? '–' : formatPercent(percent, language);
}
