import { fontFamiliesOf } from '../../elements/font-families-of';
import type { Slide } from '../../core/model/deck';
import { fetchFontFiles, type LoadedFont } from '../../fonts/font-loader';
import { SUBSTITUTE_FONT_FILES } from '../../fonts/substitute-font-files';

/** Loads open fonts that replace a slide's system fonts where those have to be embedded. */
export async function loadSubstituteFonts(
  slides: readonly Slide[],
): Promise<readonly LoadedFont[]> {
  const families = new Set(slides.flatMap(({ elements }) => elements.flatMap(fontFamiliesOf)));
  const entries = Object.entries(SUBSTITUTE_FONT_FILES);
  // The first one also carries the spaces under text that is drawn as a picture.
  const used = entries.filter(([family], index) => index === 0 || families.has(family));
  return (await Promise.all(used.map(([family, files]) => fetchFontFiles(family, files)))).flat();
}
