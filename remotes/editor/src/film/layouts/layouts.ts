import type { DeckTheme } from '../../core/model/theme-schema';
import { COMPOSITIONS } from './compositions';
import type { LayoutName } from './editorial-layouts';
import type { SlideLayout } from './slide-layout';

export type { LayoutName };

/** All layouts by name, with their titles; a theme adds composition, fonts and colors. */
export const LAYOUT_TITLES = {
  cover: 'Cover',
  panorama: 'Panorama',
  split: 'Text and picture',
  'split-left': 'Picture and text',
  full: 'Picture behind text',
  trio: 'Three stills',
  wall: 'Wall of stills',
  cast: 'Three people',
  closing: 'Closing',
  statement: 'Statement',
  columns: 'Long text',
  steps: 'Three points',
  timeline: 'Timeline',
  table: 'Table',
} as const satisfies Record<LayoutName, string>;

/** Layout in the theme's composition; themes of earlier versions have none and get the first. */
export function findLayout(
  name: LayoutName,
  { composition = 'editorial' }: DeckTheme,
): SlideLayout {
  return COMPOSITIONS[composition][name];
}
