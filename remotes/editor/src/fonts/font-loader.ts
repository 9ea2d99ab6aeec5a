import type { FontFile } from './font-file';
import {
  fontFamiliesOf,
  LATIN_EXT_SUFFIX,
  listUsedFonts,
  type LoadableFont,
} from './list-used-fonts';
import type { Slide } from '../core/model/deck-schema';

/** Content of a font file that has been loaded. */
export interface LoadedFont extends Omit<FontFile, 'url'> {
  readonly family: string;
  readonly bytes: ArrayBuffer;
}

const fontLoads = new Map<LoadableFont, Promise<readonly LoadedFont[]>>();

/** Fonts that decks carry, by their asset key. */
const ownFonts = new Map<string, LoadedFont>();

export function hasOwnFont(asset: string): boolean {
  return ownFonts.has(asset);
}

export function addOwnFont(asset: string, font: LoadedFont): LoadedFont {
  ownFonts.set(asset, font);
  return font;
}

/** Lists the loaded fonts of families that decks carry. */
export function listOwnFonts(families: ReadonlySet<string>): readonly LoadedFont[] {
  return Array.from(ownFonts.values()).filter(({ family }) => families.has(family));
}

const fontsByDocument = new WeakMap<Document, Set<LoadedFont>>();

export async function loadFamilies(fonts: readonly LoadableFont[]): Promise<readonly LoadedFont[]> {
  const lists = await Promise.all(fonts.map((font) => fontLoads.get(font) ?? loadFamily(font)));
  return lists.flat();
}

function loadFamily(font: LoadableFont): Promise<readonly LoadedFont[]> {
  const files = fetchFamily(font).catch(() => {
    fontLoads.delete(font);
    return [];
  });
  fontLoads.set(font, files);
  return files;
}

async function fetchFamily(font: LoadableFont): Promise<readonly LoadedFont[]> {
  return fetchFontFiles(font.replace(LATIN_EXT_SUFFIX, ''), await listFontFiles(font));
}

export async function fetchFontFiles(
  family: string,
  files: readonly FontFile[],
): Promise<readonly LoadedFont[]> {
  return Promise.all(
    files.map(async ({ url, ...descriptors }) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The font ${family} could not be loaded.`);
      return { family, ...descriptors, bytes: await response.arrayBuffer() };
    }),
  );
}

/** Lists the files of a font, or with `LATIN_EXT_SUFFIX` those with its further letters. */
export async function listFontFiles(font: string): Promise<readonly FontFile[]> {
  const family = font.replace(LATIN_EXT_SUFFIX, '');
  return family === font
    ? (await import('./font-files')).listBasicFiles(family)
    : (await import('./latin-ext-font-files')).listLatinExtFiles(family);
}

/**
 * Resolves when the browser draws with the fonts; invalid files are left out. Listeners of `loadingdone` hear of it,
 * because Chromium reports only fonts that it has fetched itself.
 */
export async function addToWindow(fonts: readonly LoadedFont[], target: Window): Promise<void> {
  const added = fontsByDocument.get(target.document) ?? new Set();
  fontsByDocument.set(target.document, added);
  const { FontFace: Face } = target as Window & typeof globalThis;
  const faces = fonts
    .filter((font) => !added.has(font))
    .map((font) => {
      added.add(font);
      const { family, weight, style, unicodeRange, bytes } = font;
      const face = new Face(family, bytes, { weight, style, unicodeRange });
      target.document.fonts.add(face);
      return face;
    });
  await Promise.allSettled(faces.map((face) => face.load()));
  if (faces.length > 0) target.document.fonts.dispatchEvent(new Event('loadingdone'));
}

/** Loads the font files of these slides, bundled ones and those that the deck carries. */
export async function loadFontFiles(slides: readonly Slide[]): Promise<readonly LoadedFont[]> {
  const families = slides.flatMap(({ elements }) => elements.flatMap(fontFamiliesOf));
  return [...(await loadFamilies(listUsedFonts(slides))), ...listOwnFonts(new Set(families))];
}

/** Loads the fonts of these slides into another window. */
export async function loadFontsInto(target: Window, slides: readonly Slide[]): Promise<void> {
  await addToWindow(await loadFontFiles(slides), target);
}
