import { textRowsOf } from '../core/elements/kinds';
import { typedKeysOf } from '../core/typed-keys-of';
import type { Slide } from '../core/model/deck-schema';
import type { SlideElement } from '../core/elements/slide-element';
import { BUNDLED_FONTS, type BundledFont, FREDOKA_SUBSTITUTE } from '../core/model/fonts';

/** Fonts for scripts that the bundled fonts do not cover. */
export const SCRIPT_FONTS = {
  'Noto Sans Devanagari': /\p{Script=Devanagari}/u,
  'Noto Sans Tamil': /\p{Script=Tamil}/u,
} as const;

export type ScriptFont = keyof typeof SCRIPT_FONTS;

/** Latin letters and currency signs that the basic files lack, such as Ł and ₹. */
export const LATIN_EXT_PATTERN =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1d00-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/;

export const LATIN_EXT_SUFFIX = '/latin-ext';

/** Files of a font for these letters, which load besides its basic ones. */
type LatinExtFont = `${BundledFont}${typeof LATIN_EXT_SUFFIX}`;

export type LoadableFont = BundledFont | ScriptFont | LatinExtFont;

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
  const fonts = slide.elements.flatMap(fontsOfElement);
  fontsBySlide.set(slide, fonts);
  return fonts;
}

function fontsOfElement(element: SlideElement): readonly LoadableFont[] {
  const [fontFamily] = fontFamiliesOf(element);
  if (fontFamily === undefined) return [];
  const text = textRowsOf(element).flat().join(' ');
  const scripts = typedKeysOf(SCRIPT_FONTS).filter((font) => SCRIPT_FONTS[font].test(text));
  if (!isBundledFont(fontFamily)) return scripts;
  if (!LATIN_EXT_PATTERN.test(text)) return [fontFamily, ...scripts];
  const families: readonly BundledFont[] =
    fontFamily === 'Fredoka' ? [fontFamily, FREDOKA_SUBSTITUTE] : [fontFamily];
  const files = families.flatMap((family) => [family, `${family}${LATIN_EXT_SUFFIX}`] as const);
  return [...files, ...scripts];
}

function isBundledFont(font: string): font is BundledFont {
  return BUNDLED_FONT_NAMES.has(font);
}

/** Fonts of the text of an element; none if it has no text. Marks have no fonts of their own. */
export function fontFamiliesOf(element: SlideElement): readonly string[] {
  if ('fontFamily' in element) return [element.fontFamily];
  return 'text' in element && element.text?.content ? [element.text.fontFamily] : [];
}
