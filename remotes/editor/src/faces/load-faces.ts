import type { Slide } from '../core/model/deck';
import { type BundledFace, facesIn } from './faces-in';
import type { FaceFile } from './face-files';

/** Content of a font file that has been loaded. */
export interface LoadedFace {
  readonly family: string;
  readonly weight: FaceFile['weight'];
  readonly style: FaceFile['style'];
  readonly bytes: ArrayBuffer;
}

const loaded = new Map<BundledFace, Promise<readonly LoadedFace[]>>();
const shownIn = new WeakMap<Document, Set<LoadedFace>>();

/**
 * Loads the fonts of these slides into a window. A font that fails to load is retried by the next call; until then the
 * text shows the next font of its stack.
 */
export async function showFaces(slides: readonly Slide[], target: Window = window): Promise<void> {
  const fonts = facesIn(slides);
  if (fonts.length > 0 && 'fonts' in target.document) add(await loadFaces(fonts), target);
}

/** Loads the font files of these slides, for embedding. */
export async function loadFacesOf(slides: readonly Slide[]): Promise<readonly LoadedFace[]> {
  return loadFaces(facesIn(slides));
}

async function loadFaces(fonts: readonly BundledFace[]): Promise<readonly LoadedFace[]> {
  const lists = await Promise.all(fonts.map((font) => loaded.get(font) ?? load(font)));
  return lists.flat();
}

function load(family: BundledFace): Promise<readonly LoadedFace[]> {
  const files = read(family);
  loaded.set(family, files);
  return files.catch(() => {
    loaded.delete(family);
    return [];
  });
}

async function read(family: BundledFace): Promise<readonly LoadedFace[]> {
  const { FACE_FILES } = await import('./face-files');
  return Promise.all(
    FACE_FILES[family].map(async ({ weight, style, url }) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The face ${family} could not be loaded.`);
      return { family, weight, style, bytes: await response.arrayBuffer() };
    }),
  );
}

function add(fonts: readonly LoadedFace[], target: Window): void {
  const added = shownIn.get(target.document) ?? new Set();
  shownIn.set(target.document, added);
  const { FontFace: Face } = target as Window & typeof globalThis;
  for (const font of fonts) {
    if (added.has(font)) continue;
    added.add(font);
    const { family, weight, style, bytes } = font;
    target.document.fonts.add(new Face(family, bytes, { weight, style }));
  }
}
