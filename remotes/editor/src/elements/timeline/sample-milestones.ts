import { DECK_LANGUAGES, type DeckLanguage } from '../../core/amounts/deck-languages';
import { type DeckTerm, deckTermOf } from '../../core/amounts/deck-terms';
import type { TimelineElement } from './timeline-schema';

const SAMPLES = [
  ['Finance', 3],
  ['Pre-production', 6],
  ['Production', 9],
  ['Post', 12],
  ['Festivals', 5],
] as const satisfies readonly (readonly [DeckTerm, number])[];

/** Steps of a production, each in a month. */
export function sampleMilestonesOf(language: DeckLanguage): TimelineElement['milestones'] {
  const months = new Intl.DateTimeFormat(language, { month: 'long' });
  return SAMPLES.map(([term, month]) => ({
    date: months.format(new Date(2000, month - 1)),
    label: deckTermOf(language, term),
  }));
}

/** True for a timeline whose dates nobody has replaced, whatever its labels say now. */
export function hasSampleDates({ milestones }: TimelineElement): boolean {
  return DECK_LANGUAGES.some((language) =>
    sampleMilestonesOf(language).every(({ date }, at) => milestones[at]?.date === date),
  );
}
