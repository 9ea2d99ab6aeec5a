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
  const cached = read.get(slide);
  if (cached) return cached;
  const elements = slide.elements.filter(hasLetters);
  const bundled = elements.map(({ fontFamily }) => fontFamily).filter(isOwn);
  const scripts = keysOf(SCRIPTS).filter((font) =>
    elements.some((element) => SCRIPTS[font].test(wordsOf(element))),
  );
  const fonts = [...bundled, ...scripts];
  read.set(slide, fonts);
  return fonts;
}

type Lettered = Extract<SlideElement, { readonly type: 'text' | 'table' | 'chart' }>;

function hasLetters(element: SlideElement): element is Lettered {
  return element.type === 'text' || element.type === 'table' || element.type === 'chart';
}

function isOwn(font: string): font is OwnFace {
  return OWN.has(font);
}

function wordsOf(element: Lettered): string {
  return element.type === 'text' ? element.content : element.rows.flat().join(' ');
}
