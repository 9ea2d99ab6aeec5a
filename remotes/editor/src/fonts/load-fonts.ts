import type { Slide } from '../core/model/deck';
import { type LoadableFont, listUsedFonts } from './list-used-fonts';
import type { FontFile } from './font-files';

/** Content of a font file that has been loaded. */
export interface LoadedFont {
  readonly family: string;
  readonly weight: FontFile['weight'];
  readonly style: FontFile['style'];
  readonly bytes: ArrayBuffer;
}

const fontLoads = new Map<LoadableFont, Promise<readonly LoadedFont[]>>();
const fontsByDocument = new WeakMap<Document, Set<LoadedFont>>();

/**
 * Loads the fonts of these slides into a window. A font that fails to load is retried by the next call; until then the
 * text shows the next font of its stack.
 */
export async function loadFonts(slides: readonly Slide[], target: Window = window): Promise<void> {
  const fonts = listUsedFonts(slides);
  if (fonts.length > 0 && 'fonts' in target.document)
    addToWindow(await loadFamilies(fonts), target);
}

/** Loads the font files of these slides, for embedding. */
export async function loadFontFiles(slides: readonly Slide[]): Promise<readonly LoadedFont[]> {
  return loadFamilies(listUsedFonts(slides));
}

async function loadFamilies(fonts: readonly LoadableFont[]): Promise<readonly LoadedFont[]> {
  const lists = await Promise.all(fonts.map((font) => fontLoads.get(font) ?? loadFamily(font)));
  return lists.flat();
}

function loadFamily(family: LoadableFont): Promise<readonly LoadedFont[]> {
  const files = fetchFamily(family);
  fontLoads.set(family, files);
  return files.catch(() => {
    fontLoads.delete(family);
    return [];
  });
}

async function fetchFamily(family: LoadableFont): Promise<readonly LoadedFont[]> {
  const { FONT_FILES } = await import('./font-files');
  return Promise.all(
    FONT_FILES[family].map(async ({ weight, style, url }) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The font ${family} could not be loaded.`);
      return { family, weight, style, bytes: await response.arrayBuffer() };
    }),
  );
}

function addToWindow(fonts: readonly LoadedFont[], target: Window): void {
  const added = fontsByDocument.get(target.document) ?? new Set();
  fontsByDocument.set(target.document, added);
  const { FontFace: Face } = target as Window & typeof globalThis;
  for (const font of fonts) {
    if (added.has(font)) continue;
    added.add(font);
    const { family, weight, style, bytes } = font;
    target.document.fonts.add(new Face(family, bytes, { weight, style }));
  }
}
