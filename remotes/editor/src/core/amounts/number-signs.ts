import type { DeckLanguage } from './deck-languages';

export type DecimalSign = '.' | ',';

/** Labels of rows of totals. */
export const TOTAL_LABELS: Readonly<Record<DeckLanguage, string>> = {
  en: 'Total',
  'en-IN': 'Total',
  de: 'Summe',
  'de-CH': 'Total',
  fr: 'Total',
  es: 'Total',
  'pt-BR': 'Total',
  hi: 'कुल',
  ja: '合計',
};

/** Thousands and millions, with the space before them, as charts write them. */
export const SCALE_LABELS: Readonly<Record<DeckLanguage, Readonly<Record<'k' | 'M', string>>>> = {
  en: { k: 'k', M: 'M' },
  'en-IN': { k: 'k', M: 'M' },
  de: { k: '\u00a0Tsd.', M: '\u00a0Mio.' },
  'de-CH': { k: '\u00a0Tsd.', M: '\u00a0Mio.' },
  fr: { k: '\u00a0k', M: '\u00a0M' },
  es: { k: '\u00a0mil', M: '\u00a0M' },
  'pt-BR': { k: '\u00a0mil', M: '\u00a0mi' },
  hi: { k: '\u00a0हज़ार', M: '\u00a0मिलियन' },
  ja: { k: '千', M: '百万' },
};

export interface NumberSigns {
  readonly decimal: DecimalSign;
  readonly group: string;
  /** Groups of two digits before the last three: lakhs and crores. */
  readonly isIndian: boolean;
  /** The currency stands after the amount. */
  readonly isCurrencyLast: boolean;
}

const signsByLanguage = new Map<DeckLanguage, NumberSigns>();

/** Signs of the numbers of a language; those of English for decks without one. */
export function numberSignsOf(language: DeckLanguage = 'en'): NumberSigns {
  const known = signsByLanguage.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    useGrouping: true,
    numberingSystem: 'latn',
  }).formatToParts(12_345_678.5);
  const indexOf = (type: string) => parts.findIndex((part) => part.type === type);
  const textOf = (type: string) => parts[indexOf(type)]?.value ?? '';
  const signs: NumberSigns = {
    decimal: textOf('decimal') === ',' ? ',' : '.',
    // Browsers differ in the apostrophe of Swiss numbers.
    group: textOf('group').replace("'", '’'),
    isIndian: parts.filter(({ type }) => type === 'integer')[1]?.value.length === 2,
    isCurrencyLast: indexOf('currency') > indexOf('integer'),
  };
  signsByLanguage.set(language, signs);
  return signs;
}

/** Percent as a language writes it, with a real minus sign and as many decimals, or else one at most. */
export function formatPercent(
  percent: number,
  language: DeckLanguage = 'en',
  digits?: number,
): string {
  return new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 1,
    // Percents with three digits behind a sign are read as fractions.
    useGrouping: false,
    numberingSystem: 'latn',
  })
    .format(percent / 100)
    .replace('-', '−');
}

/** Text whose percents are written as in decks of former versions, to compare them. */
export function normalizePercents(text: string): string {
  return text.replaceAll('−', '-').replaceAll(/\s%/g, '%');
}
