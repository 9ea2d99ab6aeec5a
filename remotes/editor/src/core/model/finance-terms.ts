/** Keeps an amount times 100 below the largest exact integer. */
export const MAX_AMOUNT = 1_000_000_000_000;

export const MAX_FINANCE_SOURCES = 12;

export const CURRENCIES = ['$', '€', '£', '₹', '¥', 'AUD ', 'CAD ', 'CHF ', 'R$ '] as const;

export const FINANCE_SOURCE_KINDS = [
  'equity',
  'soft',
  'pre-sale',
  'debt',
  'gap',
  'conditional-loan',
  'deferral',
] as const;

/** From certain to open. */
export const FINANCE_SOURCE_STATUSES = [
  'attached',
  'letter',
  'negotiation',
  'applied',
  'wish',
] as const;

/** Statuses in which somebody has promised the money; in the others it is hoped for. */
export const SECURED_STATUSES: ReadonlySet<(typeof FINANCE_SOURCE_STATUSES)[number]> = new Set([
  'attached',
  'letter',
]);

export const RECEIPT_CASES = ['low', 'base', 'high'] as const;

/** Figures of the finance model that a text can show. */
export const FINANCE_FIGURES = [
  'budget',
  'raised',
  'missing',
  'equity',
  'receipts',
  'return',
] as const;

export type FinanceFigure = (typeof FINANCE_FIGURES)[number];

/** Tables and charts that show the finance model. */
export const FINANCE_VIEWS = ['plan', 'recoupment', 'returns'] as const;

export type FinanceView = (typeof FINANCE_VIEWS)[number];
