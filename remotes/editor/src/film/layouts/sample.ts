import type { Theme } from '../../core/model/theme';
import type { Slide } from '../../core/model/deck';
import { budgetTable } from '../../core/film/tables';
import { LAYOUTS, type LayoutName } from './layouts';
import { slideFromLayout } from './slide-from-layout';

/** Placeholder text of a new slide. */
export const SAMPLE = {
  title: 'A title in a few words',
  lines: [
    'What should stay in mind?',
    'Who or what shows it?',
    'What follows from it?',
    'And what comes after?',
  ],
} as const;

const COUNTS: Partial<Record<LayoutName, number>> = {
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
export function sampleSlide(name: LayoutName, theme: Theme): Slide {
  const lines = SAMPLE.lines.slice(0, COUNTS[name] ?? 3);
  const table = budgetTable();
  return slideFromLayout(LAYOUTS[name], theme, { title: SAMPLE.title, lines, table });
}
