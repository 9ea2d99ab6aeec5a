import type { DeckLanguage } from './deck-languages';

/** Percent as a language writes it, with a real minus sign and one decimal at most. */
export function formatPercent(percent: number, language: DeckLanguage = 'en'): string {
  return new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
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
