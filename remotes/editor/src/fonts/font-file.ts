export interface FontFile {
  readonly weight: '400' | '700';
  readonly style: 'normal' | 'italic';
  /** Characters that the file is used for, as in CSS. */
  readonly unicodeRange: string;
  /** One of them, to find out whether the font is drawn. */
  readonly sampleLetter: string;
  readonly url: URL;
}

/** Range of the Latin Extended files in the packages. */
export const LATIN_EXT_RANGE =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,' +
  'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

type CreateFontFile = (url: URL) => FontFile;

/** Creators of the four styles of a family. */
export function fontFileCreatorsOf(unicodeRange: string, sampleLetter: string) {
  const createFor =
    (weight: FontFile['weight'], style: FontFile['style']): CreateFontFile =>
    (url) => ({ weight, style, unicodeRange, sampleLetter, url });
  return {
    regular: createFor('400', 'normal'),
    bold: createFor('700', 'normal'),
    italic: createFor('400', 'italic'),
    boldItalic: createFor('700', 'italic'),
  };
}
