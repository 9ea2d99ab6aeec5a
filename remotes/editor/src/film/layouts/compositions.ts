import type { ThemeComposition } from '../../core/model/deck-constants';
import { blockLayouts } from './block-layouts';
import { classicLayouts } from './classic-layouts';
import { editorialLayouts, type LayoutName } from './editorial-layouts';
import { galleryLayouts } from './gallery-layouts';
import { gridLayouts } from './grid-layouts';
import { posterLayouts } from './poster-layouts';
import type { SlideLayout } from './slide-layout';

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
