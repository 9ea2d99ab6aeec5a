/** Fonts that `@site/theme/fonts.css` inlines into every document; a space selects each of them. */
const FONTS = ['1em Archivo', 'expanded 1em Archivo', '1em Courier Prime'];

/** Further fonts that pages of a language import, each with a letter that only it has. */
const FONTS_BY_LANGUAGE: Record<string, [font: string, letter: string][]> = {
  hi: [['1em Noto Sans Devanagari', 'क']],
};

/**
 * Creates the inline script that loads the inlined fonts, placed behind their style sheets: Chromium decodes a font
 * only when a text uses it, and lays that text out without it at first. Loaded here, the fonts are ready before the
 * body.
 */
export function createFontPreloadScript(language: string): string {
  const fonts = [...FONTS.map((font) => [font]), ...(FONTS_BY_LANGUAGE[language] ?? [])];
  return `for (const face of ${JSON.stringify(fonts)}) document.fonts?.load(...face).catch(() => {});`;
}
