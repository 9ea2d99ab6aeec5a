import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { type DeckTerm, deckTermOf } from '../../core/amounts/deck-terms';
import { formatPercent } from '../../core/amounts/number-signs';
import type { ChartData } from './chart-data';

const AUDIENCES = [
  ['Festivals', 25],
  ['Cinemas', 35],
  ['Streaming', 40],
] as const satisfies readonly (readonly [DeckTerm, number])[];

const STEPS = [
  ['Equity', 600_000],
  ['Tax credit', 250_000],
  ['Pre-sale', 400_000],
  ['Sales fee', -120_000],
] as const satisfies readonly (readonly [DeckTerm, number])[];

/** Sample shares of an audience. */
export function audienceRowsOf(language: DeckLanguage = 'en'): string[][] {
  return [
    [deckTermOf(language, 'Audience'), deckTermOf(language, 'Share')],
    ...AUDIENCES.map(([name, percent]) => [
      deckTermOf(language, name),
      formatPercent(percent, language),
    ]),
  ];
}

/** Sample sources of funding and a fee for a waterfall. */
export function waterfallRowsOf(language: DeckLanguage = 'en'): string[][] {
  const numbers = new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  return [
    [deckTermOf(language, 'Source'), deckTermOf(language, 'Amount')],
    ...STEPS.map(([name, amount]) => [deckTermOf(language, name), numbers.format(amount)]),
  ];
}

const SAMPLES = [AUDIENCES, STEPS].map((rows) => rows.map(([, figure]) => figure).join());

/** True for a chart whose figures nobody has replaced, whatever its labels say now. */
export function hasSampleFigures({ series: [series] }: ChartData): boolean {
  return series !== undefined && SAMPLES.includes(series.values.join());
}
