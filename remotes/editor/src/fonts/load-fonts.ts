import type { Slide } from '../core/model/deck-schema';
import { listUsedFonts } from './list-used-fonts';

/**
 * Loads the bundled fonts of these slides. A font that fails to load is retried by the next call; until then the
 * text shows the next font of its stack.
 */
export async function loadFonts(slides: readonly Slide[]): Promise<void> {
  const fonts = listUsedFonts(slides);
  if (fonts.length === 0 || !('fonts' in document)) return;
  const loader = await import('./font-loader').catch(() => undefined);
  await loader?.addToWindow(await loader.loadFamilies(fonts), window);
}
