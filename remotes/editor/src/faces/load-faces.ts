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
export async function showFaces(slides: readonly Slide[], view: Window = window): Promise<void> {
  const faces = facesIn(slides);
  if (faces.length > 0 && 'fonts' in view.document) add(await loadFaces(faces), view);
}

/** Loads the font files of these slides, for embedding. */
export async function loadFacesOf(slides: readonly Slide[]): Promise<readonly LoadedFace[]> {
  return loadFaces(facesIn(slides));
}

async function loadFaces(faces: readonly BundledFace[]): Promise<readonly LoadedFace[]> {
  const lists = await Promise.all(faces.map((face) => loaded.get(face) ?? load(face)));
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
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`The face ${family} could not be loaded.`);
      return { family, weight, style, bytes: await answer.arrayBuffer() };
    }),
  );
}

function add(faces: readonly LoadedFace[], view: Window): void {
  const shown = shownIn.get(view.document) ?? new Set();
  shownIn.set(view.document, shown);
  const { FontFace: Face } = view as Window & typeof globalThis;
  for (const face of faces) {
    if (shown.has(face)) continue;
    shown.add(face);
    const { family, weight, style, bytes } = face;
    view.document.fonts.add(new Face(family, bytes, { weight, style }));
  }
}
