import { keysOf } from '../core/keys-of';
import type { Slide, SlideElement } from '../core/model/deck';
import { OWN_FACES, type OwnFace } from '../core/model/faces';

/** Fonts for scripts that the bundled fonts do not cover. */
const SCRIPTS = {
  'Noto Sans Devanagari': /\p{Script=Devanagari}/u,
  'Noto Sans Tamil': /\p{Script=Tamil}/u,
} as const;

type ScriptFace = keyof typeof SCRIPTS;

export type BundledFace = OwnFace | ScriptFace;

const OWN: ReadonlySet<string> = new Set(OWN_FACES);

/** Lists the bundled fonts of slides, with the fonts for the scripts of their text. */
export function facesIn(slides: readonly Slide[]): readonly BundledFace[] {
  return Array.from(new Set(slides.flatMap(facesOn)));
}

/** Cached per slide, because an edit changes one slide only. */
const read = new WeakMap<Slide, readonly BundledFace[]>();

function facesOn(slide: Slide): readonly BundledFace[] {
  const known = read.get(slide);
  if (known) return known;
  const lettered = slide.elements.filter(hasLetters);
  const own = lettered.map(({ fontFamily }) => fontFamily).filter(isOwn);
  const scripts = keysOf(SCRIPTS).filter((face) =>
    lettered.some((element) => SCRIPTS[face].test(wordsOf(element))),
  );
  const faces = [...own, ...scripts];
  read.set(slide, faces);
  return faces;
}

type Lettered = Extract<SlideElement, { readonly type: 'text' | 'table' | 'chart' }>;

function hasLetters(element: SlideElement): element is Lettered {
  return element.type === 'text' || element.type === 'table' || element.type === 'chart';
}

function isOwn(face: string): face is OwnFace {
  return OWN.has(face);
}

function wordsOf(element: Lettered): string {
  return element.type === 'text' ? element.content : element.rows.flat().join(' ');
}
