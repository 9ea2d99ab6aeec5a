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

/** The deck language that is closest to a tag such as `de-AT`; English if there is none. */
export function closestDeckLanguage(tag: string): DeckLanguage {
  const lower = tag.toLowerCase();
  const [base = ''] = lower.split('-');
  const exact = DECK_LANGUAGES.find((language) => language.toLowerCase() === lower);
  const related = DECK_LANGUAGES.find((language) => language.split('-')[0] === base);
  return exact ?? related ?? 'en';
}
