import type { Slide } from '../core/model/deck';
import type { LoadedFont } from './font-loader';
import { listUsedFonts } from './list-used-fonts';

/**
 * Loads the fonts of these slides into a window. A font that fails to load is retried by the next call; until then the
 * text shows the next font of its stack.
 */
export async function loadFonts(slides: readonly Slide[], target: Window = window): Promise<void> {
  const fonts = listUsedFonts(slides);
  if (fonts.length === 0 || !('fonts' in target.document)) return;
  const loader = await import('./font-loader').catch(() => undefined);
  await loader?.addToWindow(await loader.loadFamilies(fonts), target);
}

/** Loads the font files of these slides, for embedding. */
export async function loadFontFiles(slides: readonly Slide[]): Promise<readonly LoadedFont[]> {
  const { loadFamilies } = await import('./font-loader');
  return loadFamilies(listUsedFonts(slides));
}
