import type { DeckTheme } from '../../core/model/theme-schema';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { createBudgetTable } from '../film-tables';
import type { LayoutName } from './layouts';
import { createSlideFromLayout } from './create-slide-from-layout';

/** Placeholder text of a new slide. */
export const SAMPLE_TEXT = {
  title: 'A title in a few words',
  lines: [
    'What should stay in mind?',
    'Who or what shows it?',
    'What follows from it?',
    'And what comes after?',
  ],
} as const;

const LINE_COUNTS: Partial<Record<LayoutName, number>> = {
  statement: 1,
  panorama: 2,
  wall: 2,
  trio: 2,
  cover: 1,
  table: 1,
  closing: 1,
  timeline: 4,
};

/** Creates a slide of a layout with placeholder text. */
export function createSampleSlide(
  name: LayoutName,
  theme: DeckTheme,
  { slideHeight, language }: Partial<Pick<Deck, 'slideHeight' | 'language'>> = {},
): Slide {
  const lines = SAMPLE_TEXT.lines.slice(0, LINE_COUNTS[name] ?? 3);
  const table = createBudgetTable(language);
  return createSlideFromLayout(
    name,
    theme,
    { title: SAMPLE_TEXT.title, lines, table },
    slideHeight,
  );
}
