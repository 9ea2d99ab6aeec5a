import type { Font } from 'fontkit';
import type { LoadedFont } from '../../fonts/font-loader';
import { openFont } from './open-font';

export interface TextFontStyle {
  /** In order of preference. */
  readonly families: readonly string[];
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

/** Text that one font file draws. */
export interface FontRun {
  readonly text: string;
  /** Name that the font is registered with. */
  readonly fontName: string;
  readonly font: Font;
  /** Styles that the family has no file for, which browsers imitate. */
  readonly isFakeBold: boolean;
  readonly isFakeItalic: boolean;
}

/** Splits text into runs; undefined if no font has one of its characters. */
export type FontPicker = (text: string, style: TextFontStyle) => readonly FontRun[] | undefined;

interface OpenedFont extends LoadedFont {
  readonly fontName: string;
  readonly font: Font;
}

export function createFontPicker(
  loadedFonts: readonly LoadedFont[],
  register: (name: string, font: Font) => void,
): FontPicker {
  const fonts = loadedFonts.map((loaded, index): OpenedFont => {
    const font = openFont(loaded.bytes);
    const fontName = `font ${index}`;
    register(fontName, font);
    return { ...loaded, font, fontName };
  });
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return (text, style) => {
    const candidates = orderFonts(fonts, style);
    // A font of the system draws the text, and others only what it lacks.
    if (candidates[0]?.family !== style.families[0]) return undefined;
    const runs: FontRun[] = [];
    for (const { segment } of segmenter.segment(text)) {
      const font = candidates.find((candidate) => hasGlyphs(candidate.font, segment));
      if (!font) return undefined;
      const last = runs.at(-1);
      if (last?.fontName === font.fontName)
        runs.splice(-1, 1, { ...last, text: last.text + segment });
      else runs.push(createRun(font, segment, style));
    }
    return runs;
  };
}

/** By family, then those with the style first. */
function orderFonts(
  fonts: readonly OpenedFont[],
  { families, isBold, isItalic }: TextFontStyle,
): readonly OpenedFont[] {
  const missesOf = ({ weight, style }: OpenedFont) =>
    Number((style === 'italic') !== isItalic) * 2 + Number((weight === '700') !== isBold);
  return families.flatMap((family) =>
    fonts
      .filter((font) => font.family === family)
      .toSorted((one, other) => missesOf(one) - missesOf(other)),
  );
}

function createRun(
  { fontName, font, weight, style }: OpenedFont,
  text: string,
  { isBold, isItalic }: TextFontStyle,
): FontRun {
  return {
    text,
    fontName,
    font,
    isFakeBold: isBold && weight !== '700',
    isFakeItalic: isItalic && style !== 'italic',
  };
}

/** Joiners and variation selectors, which have no glyph of their own. */
const INVISIBLE = /^(?:[\u200b-\u200d]|\p{Variation_Selector})$/u;

function hasGlyphs(font: Font, segment: string): boolean {
  return Array.from(segment).every(
    (character) =>
      INVISIBLE.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}
