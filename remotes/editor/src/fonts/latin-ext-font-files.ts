import { listVariants, type FontFile, type VariantUrls } from './font-file';

const LATIN_EXT_URLS: VariantUrls = {
  '400-normal': (name) =>
    new URL(`@fontsource/${name}/files/${name}-latin-ext-400-normal.woff2`, import.meta.url),
  '700-normal': (name) =>
    new URL(`@fontsource/${name}/files/${name}-latin-ext-700-normal.woff2`, import.meta.url),
  '400-italic': (name) =>
    new URL(`@fontsource/${name}/files/${name}-latin-ext-400-italic.woff2`, import.meta.url),
  '700-italic': (name) =>
    new URL(`@fontsource/${name}/files/${name}-latin-ext-700-italic.woff2`, import.meta.url),
};

/** Range of the extended files in the packages. */
const LATIN_EXT = {
  unicodeRange:
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,' +
    'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  sampleLetter: 'Ł',
};

/** Letters of the Latin script beyond English and Western European, such as Ł, Č, ğ, and currency signs such as ₹. */
export function listLatinExtFiles(font: string): readonly FontFile[] {
  return listVariants(font, LATIN_EXT_URLS, LATIN_EXT);
}
