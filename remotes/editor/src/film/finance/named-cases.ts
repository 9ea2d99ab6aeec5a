import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { deckTermOf } from '../../core/amounts/deck-terms';
import type { FinanceFigure } from '../../core/model/finance-terms';
import { spliceText } from '../../core/text/lists';
import type { TextElement } from '../../core/text/text-schema';
import type { ChartElement } from '../../elements/chart/chart-schema';

/** Words for a case of receipts, in the languages of decks. */
const CASE_WORDS = [
  'cases?|scenarios?|low|base|expected|high|best|worst|realistic|conservative|optimistic|pessimistic|downside|upside',
  'fall|fälle|szenari(?:o|os|en)|niedrig|mittel|mittlere[nrs]?|hoch|erwartet\\p{L}*|konservativ\\p{L}*|realistisch\\p{L}*',
  'vorsichtig\\p{L}*|optimistisch\\p{L}*|pessimistisch\\p{L}*|scénarios?|hypothèses?|bas|moyen|haut|prudente?|attendue?s?',
  'escenarios?|hipótesis|bajo|medio|alto|esperad[oa]s?|cenários?|hipóteses?|baixo|médio',
].join('|');

const CASE_PATTERN = new RegExp(
  `(?<!\\p{L})(?:${CASE_WORDS})(?!\\p{L}|-\\p{L})|परिदृश्य|निम्न|मध्यम|उच्च|想定|ケース|シナリオ|^[低中高]$`,
  'imu',
);

/** True for a text that says which case of receipts its figures are of. */
export function namesCase(text: string): boolean {
  return CASE_PATTERN.test(text);
}

/** Figures of the model that differ from case to case; views and texts show the middle one. */
const CASE_FIGURES: ReadonlySet<FinanceFigure | undefined> = new Set(['receipts', 'return']);

export function isFigureOfCase({ financeFigure }: { readonly financeFigure?: FinanceFigure }) {
  return CASE_FIGURES.has(financeFigure);
}

/** Names the case of a chart in its title. */
export function withCaseInTitle(chart: ChartElement, language: DeckLanguage): ChartElement {
  const name = deckTermOf(language, 'Base case');
  const { title = '' } = chart;
  if (namesCase(title)) return chart;
  return { ...chart, title: title === '' ? name : `${title}: ${name}` };
}

/** Names the case in brackets behind the last figure that depends on it, as in “12 % (base case)”. */
export function withCaseInText(text: TextElement, language: DeckLanguage): TextElement {
  const figure = text.markRanges.findLast(isFigureOfCase);
  if (!figure || namesCase(text.content)) return text;
  const name = deckTermOf(language, 'Base case');
  const note = ` (${name.charAt(0).toLowerCase()}${name.slice(1)})`;
  return { ...text, ...spliceText(text, { from: figure.to, to: figure.to }, note) };
}
