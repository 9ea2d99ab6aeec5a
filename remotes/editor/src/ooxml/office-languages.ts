import type { DeckLanguage } from '../core/amounts/deck-languages';

/** Language tags with a region, which Office expects. */
export const OFFICE_LANGUAGES: Readonly<Record<DeckLanguage, string>> = {
  en: 'en-US',
  'en-IN': 'en-IN',
  de: 'de-DE',
  'de-CH': 'de-CH',
  fr: 'fr-FR',
  es: 'es-ES',
  'pt-BR': 'pt-BR',
  hi: 'hi-IN',
  ja: 'ja-JP',
};
