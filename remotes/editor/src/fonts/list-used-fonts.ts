import { typedKeysOf } from '../core/typed-keys-of';
import type { Slide, SlideElement } from '../core/model/deck';
import { BUNDLED_FONTS, type BundledFont } from '../core/model/fonts';

/** Fonts for scripts that the bundled fonts do not cover. */
const SCRIPT_FONTS = {
  'Noto Sans Devanagari': /\p{Script=Devanagari}/u,
  'Noto Sans Tamil': /\p{Script=Tamil}/u,
} as const;

type ScriptFont = keyof typeof SCRIPT_FONTS;

export type LoadableFont = BundledFont | ScriptFont;

const BUNDLED_FONT_NAMES: ReadonlySet<string> = new Set(BUNDLED_FONTS);

/** Lists the bundled fonts of slides, with the fonts for the scripts of their text. */
export function listUsedFonts(slides: readonly Slide[]): readonly LoadableFont[] {
  return Array.from(new Set(slides.flatMap(fontsOfSlide)));
}

/** Cached per slide, because an edit changes one slide only. */
const fontsBySlide = new WeakMap<Slide, readonly LoadableFont[]>();

function fontsOfSlide(slide: Slide): readonly LoadableFont[] {
  const cached = fontsBySlide.get(slide);
  if (cached) return cached;
  const elements = slide.elements.filter(hasText);
  const bundled = elements.map(({ fontFamily }) => fontFamily).filter(isBundledFont);
  const scripts = typedKeysOf(SCRIPT_FONTS).filter((font) =>
    elements.some((element) => SCRIPT_FONTS[font].test(textContentOf(element))),
  );
  const fonts = [...bundled, ...scripts];
  fontsBySlide.set(slide, fonts);
  return fonts;
}

type ElementWithText = Extract<SlideElement, { readonly type: 'text' | 'table' | 'chart' }>;

function hasText(element: SlideElement): element is ElementWithText {
  return element.type === 'text' || element.type === 'table' || element.type === 'chart';
}

function isBundledFont(font: string): font is BundledFont {
  return BUNDLED_FONT_NAMES.has(font);
}

function textContentOf(element: ElementWithText): string {
  return element.type === 'text' ? element.content : element.rows.flat().join(' ');
}
