import { computeRecoupment, missingAmountOf } from './compute-recoupment';
import type { Finance, FinanceSource } from './finance-schema';
import { type FinanceView, RECEIPT_CASES } from './finance-terms';
import { formatMoney } from './money';

export const SOURCE_KIND_LABELS: Readonly<Record<FinanceSource['kind'], string>> = {
  equity: 'Equity',
  soft: 'Soft money or tax credit',
  'pre-sale': 'Pre-sale',
  debt: 'Debt',
  gap: 'Gap',
};

export const SOURCE_STATUS_LABELS: Readonly<Record<FinanceSource['status'], string>> = {
  attached: 'Attached',
  letter: 'Letter of intent',
  wish: 'Wish',
};

type Rows = readonly (readonly string[])[];

/** Rows of the table or chart that shows a view of the model. */
export function financeRowsOf(finance: Finance, view: FinanceView): Rows {
  return rowsOfViews[view](finance);
}

const rowsOfViews: Readonly<Record<FinanceView, (finance: Finance) => Rows>> = {
  plan(finance) {
    const missing = missingAmountOf(finance);
    const sources = finance.sources.map(({ name, kind, amount, status }) => [
      name === '' ? SOURCE_KIND_LABELS[kind] : name,
      SOURCE_STATUS_LABELS[status],
      formatMoney(finance, amount),
    ]);
    const rest = missing > 0 ? [['Still to find', '', formatMoney(finance, missing)]] : [];
    return [['Source', 'Status', 'Amount'], ...sources, ...rest];
  },
  /** The chart adds what remains: net profits. */
  recoupment(finance) {
    const { base } = finance.receipts;
    const { tiers } = computeRecoupment(finance, base);
    const payments = tiers.filter(({ paid }) => paid > 0);
    return [
      ['Tier', 'Amount'],
      ['Receipts', formatMoney(finance, base)],
      ...payments.map(({ label, paid }) => [label, formatMoney(finance, -paid)]),
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
    const money = (label: string, amounts: readonly number[]) => [
      label,
      ...amounts.map((amount) => formatMoney(finance, amount)),
    ];
    return [
      ['Case', 'Low', 'Base', 'High'],
      money(
        'Receipts',
        cases.map(({ receipts }) => receipts),
      ),
      money(
        'To investors',
        cases.map(({ investorTotal }) => investorTotal),
      ),
      ['Return on equity', ...cases.map(({ returnPercent }) => formatReturn(returnPercent))],
      money(
        'To producers',
        cases.map(({ producerProfits }) => producerProfits),
      ),
    ];
  },
};

export function formatReturn(percent: number | undefined): string {
  return percent === undefined ? '–' : `${percent}%`;
}
