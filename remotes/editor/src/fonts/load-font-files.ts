import { fontFamiliesOf } from '../elements/font-families-of';
import type { Slide } from '../core/model/deck';
import { addToWindow, listOwnFonts, loadFamilies, type LoadedFont } from './font-loader';
import { listUsedFonts } from './list-used-fonts';

/** Loads the font files of these slides, bundled ones and those that the deck carries. */
export async function loadFontFiles(slides: readonly Slide[]): Promise<readonly LoadedFont[]> {
  const families = slides.flatMap(({ elements }) => elements.flatMap(fontFamiliesOf));
  return [...(await loadFamilies(listUsedFonts(slides))), ...listOwnFonts(new Set(families))];
}

/** Loads the fonts of these slides into another window. */
export async function loadFontsInto(target: Window, slides: readonly Slide[]): Promise<void> {
  await addToWindow(await loadFontFiles(slides), target);
}
