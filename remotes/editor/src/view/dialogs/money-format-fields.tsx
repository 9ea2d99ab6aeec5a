import type { DeckLanguage, MoneyFormat } from '../../core/amounts/deck-languages';
import { CURRENCIES } from '../../core/model/finance-terms';
import { ChoiceField } from '../../controls/choice-field';

const LANGUAGE_LABELS: Readonly<Record<DeckLanguage, string>> = {
  en: 'English: 1,250.50',
  'en-IN': 'English, India: 12,50,000.50',
  de: 'Deutsch: 1.250,50',
  'de-CH': 'Deutsch, Schweiz: 1’250.50',
  fr: 'Français : 1 250,50',
  es: 'Español: 1.250,50',
  'pt-BR': 'Português: 1.250,50',
  hi: 'हिन्दी: 12,50,000.50',
  ja: '日本語: 1,250.50',
};

const CURRENCY_LABELS = Object.fromEntries(
  CURRENCIES.map((currency) => [currency, currency.trim()]),
) as Record<MoneyFormat['currency'], string>;

/** Language and currency of a deck: of its amounts, and of the texts that the editor adds. */
export function MoneyFormatFields({
  format: { language, currency },
  onChange,
}: {
  format: MoneyFormat;
  onChange: (change: Partial<MoneyFormat>) => void;
}) {
  return (
    <>
      <ChoiceField
        label="Language of the deck"
        value={language}
        labels={LANGUAGE_LABELS}
        onChange={(next) => onChange({ language: next })}
      />
      <ChoiceField
        label="Currency"
        value={currency}
        labels={CURRENCY_LABELS}
        onChange={(next) => onChange({ currency: next })}
      />
    </>
  );
}
