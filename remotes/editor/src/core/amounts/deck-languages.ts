import type { CURRENCIES } from '../model/finance-terms';

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
