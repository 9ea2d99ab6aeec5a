import type { CURRENCIES } from './finance/finance-terms';

/** Languages that a deck can be in (BCP 47): those of its amounts and of the texts that the editor adds. */
export const DECK_LANGUAGES = [
  'en',
  'en-IN',
  'de',
  'de-CH',
  'fr',
  'es',
  'pt-BR',
  'hi',
  'ja',
] as const;

export type DeckLanguage = (typeof DECK_LANGUAGES)[number];

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

/** Language and currency of a new deck, from a language tag of the browser such as `de-AT`. */
export function moneyFormatOf(tag: string): MoneyFormat {
  const language = closestDeckLanguage(tag);
  const region = /-([A-Z]{2})\b/i.exec(tag)?.[1]?.toUpperCase() ?? '';
  return { language, currency: REGION_CURRENCIES[region] ?? LANGUAGE_CURRENCIES[language] };
}

/** Language and currency that the amounts of a deck are written in. */
export interface MoneyFormat {
  readonly language: DeckLanguage;
  readonly currency: Currency;
}

type Currency = (typeof CURRENCIES)[number];

const REGION_CURRENCIES: Readonly<Record<string, Currency>> = {
  US: '$',
  MX: '$',
  GB: '£',
  IE: '€',
  IN: '₹',
  AU: 'AUD ',
  CA: 'CAD ',
  CH: 'CHF ',
};

const LANGUAGE_CURRENCIES: Readonly<Record<DeckLanguage, Currency>> = {
  en: '$',
  'en-IN': '₹',
  de: '€',
  'de-CH': 'CHF ',
  fr: '€',
  es: '€',
  'pt-BR': 'R$ ',
  hi: '₹',
  ja: '¥',
};

/** The language that is closest to a tag; English if there is none. */
function closestDeckLanguage(tag: string): DeckLanguage {
  const lower = tag.toLowerCase();
  const [base = ''] = lower.split('-');
  const exact = DECK_LANGUAGES.find((language) => language.toLowerCase() === lower);
  const related = DECK_LANGUAGES.find((language) => language.split('-')[0] === base);
  return exact ?? related ?? 'en';
}
