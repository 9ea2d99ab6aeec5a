export interface FontFile {
  readonly weight: '400' | '700';
  readonly style: 'normal' | 'italic';
  /** Characters that the file is used for, as in CSS. */
  readonly unicodeRange: string;
  /** One of them, to find out whether the font is drawn. */
  readonly sampleLetter: string;
  readonly url: URL;
}

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
