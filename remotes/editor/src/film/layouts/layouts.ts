import type { ThemeComposition } from '../../core/model/deck-constants';
import type { DeckTheme } from '../../core/model/theme-schema';
import { blockLayouts } from './block-layouts';
import { classicLayouts } from './classic-layouts';
import { type LayoutName, editorialLayouts } from './editorial-layouts';
import { galleryLayouts } from './gallery-layouts';
import { gridLayouts } from './grid-layouts';
import { posterLayouts } from './poster-layouts';
import type { SlideLayout } from './layout-pieces';

/**
 * Layouts of each composition. A layout has the same texts and pictures in all of them, so that a slide moves from one
 * to another without a loss.
 */
export const COMPOSITIONS: Readonly<
  Record<ThemeComposition, Readonly<Record<LayoutName, SlideLayout>>>
> = {
  editorial: editorialLayouts,
  poster: { ...editorialLayouts, ...posterLayouts },
  gallery: { ...editorialLayouts, ...galleryLayouts },
  classic: { ...editorialLayouts, ...classicLayouts },
  block: { ...editorialLayouts, ...blockLayouts },
  grid: gridLayouts,
};

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
