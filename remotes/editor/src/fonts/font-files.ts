import type { ScriptFont } from './list-used-fonts';
import { listVariants, type FontFile, type VariantUrls } from './font-file';

const EVERY_CHARACTER = { unicodeRange: 'U+0-10FFFF', sampleLetter: 'H' };

const LATIN_URLS: VariantUrls = {
  '400-normal': (name) =>
    new URL(`@fontsource/${name}/files/${name}-latin-400-normal.woff2`, import.meta.url),
  '700-normal': (name) =>
    new URL(`@fontsource/${name}/files/${name}-latin-700-normal.woff2`, import.meta.url),
  '400-italic': (name) =>
    new URL(`@fontsource/${name}/files/${name}-latin-400-italic.woff2`, import.meta.url),
  '700-italic': (name) =>
    new URL(`@fontsource/${name}/files/${name}-latin-700-italic.woff2`, import.meta.url),
};

const SCRIPT_FONT_FILES: ReadonlyMap<string, readonly FontFile[]> = new Map([
  createScriptFont('Noto Sans Devanagari', 'अ', [
    new URL(
      '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
      import.meta.url,
    ),
    new URL(
      '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2',
      import.meta.url,
    ),
  ]),
  createScriptFont('Noto Sans Tamil', 'அ', [
    new URL(
      '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2',
      import.meta.url,
    ),
    new URL(
      '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal.woff2',
      import.meta.url,
    ),
  ]),
]);

/** Lists the files of a font that every deck with the font needs: of a Latin one, without `latin-ext`. */
export function listBasicFiles(font: string): readonly FontFile[] {
  return SCRIPT_FONT_FILES.get(font) ?? listVariants(font, LATIN_URLS, EVERY_CHARACTER);
}

function createScriptFont(
  font: ScriptFont,
  sampleLetter: string,
  [regular, bold]: readonly [URL, URL],
): [string, readonly FontFile[]] {
  const use = { ...EVERY_CHARACTER, sampleLetter, style: 'normal' } as const;
  return [
    font,
    [
      { ...use, weight: '400', url: String(regular) },
      { ...use, weight: '700', url: String(bold) },
    ],
  ];
}
