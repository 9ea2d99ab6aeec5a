import type { BundledFont } from '../core/model/fonts';
import { fontFileCreatorsOf, type FontFile } from './font-file';
import type { ScriptFont } from './list-used-fonts';

const EVERY_CHARACTER = 'U+0-10FFFF';

const { regular, bold, italic, boldItalic } = fontFileCreatorsOf(EVERY_CHARACTER, 'H');
const devanagari = fontFileCreatorsOf(EVERY_CHARACTER, 'अ');
const tamil = fontFileCreatorsOf(EVERY_CHARACTER, 'அ');

/** Files of each font. Written out, because the bundler resolves these URLs statically. */
export const FONT_FILES: Readonly<Record<BundledFont | ScriptFont, readonly FontFile[]>> = {
  Anton: [
    regular(new URL('@fontsource/anton/files/anton-latin-400-normal.woff2', import.meta.url)),
  ],
  Barlow: [
    regular(new URL('@fontsource/barlow/files/barlow-latin-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/barlow/files/barlow-latin-700-normal.woff2', import.meta.url)),
    italic(new URL('@fontsource/barlow/files/barlow-latin-400-italic.woff2', import.meta.url)),
    boldItalic(new URL('@fontsource/barlow/files/barlow-latin-700-italic.woff2', import.meta.url)),
  ],
  'Bebas Neue': [
    regular(
      new URL('@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2', import.meta.url),
    ),
  ],
  'Bodoni Moda': [
    regular(
      new URL('@fontsource/bodoni-moda/files/bodoni-moda-latin-400-normal.woff2', import.meta.url),
    ),
    bold(
      new URL('@fontsource/bodoni-moda/files/bodoni-moda-latin-700-normal.woff2', import.meta.url),
    ),
    italic(
      new URL('@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff2', import.meta.url),
    ),
    boldItalic(
      new URL('@fontsource/bodoni-moda/files/bodoni-moda-latin-700-italic.woff2', import.meta.url),
    ),
  ],
  Cinzel: [
    regular(new URL('@fontsource/cinzel/files/cinzel-latin-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/cinzel/files/cinzel-latin-700-normal.woff2', import.meta.url)),
  ],
  'Cormorant Garamond': [
    regular(
      new URL(
        '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-400-normal.woff2',
        import.meta.url,
      ),
    ),
    bold(
      new URL(
        '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-700-normal.woff2',
        import.meta.url,
      ),
    ),
    italic(
      new URL(
        '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-400-italic.woff2',
        import.meta.url,
      ),
    ),
    boldItalic(
      new URL(
        '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-700-italic.woff2',
        import.meta.url,
      ),
    ),
  ],
  'Courier Prime': [
    regular(
      new URL(
        '@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2',
        import.meta.url,
      ),
    ),
    bold(
      new URL(
        '@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff2',
        import.meta.url,
      ),
    ),
    italic(
      new URL(
        '@fontsource/courier-prime/files/courier-prime-latin-400-italic.woff2',
        import.meta.url,
      ),
    ),
    boldItalic(
      new URL(
        '@fontsource/courier-prime/files/courier-prime-latin-700-italic.woff2',
        import.meta.url,
      ),
    ),
  ],
  'DM Sans': [
    regular(new URL('@fontsource/dm-sans/files/dm-sans-latin-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/dm-sans/files/dm-sans-latin-700-normal.woff2', import.meta.url)),
    italic(new URL('@fontsource/dm-sans/files/dm-sans-latin-400-italic.woff2', import.meta.url)),
    boldItalic(
      new URL('@fontsource/dm-sans/files/dm-sans-latin-700-italic.woff2', import.meta.url),
    ),
  ],
  'DM Serif Display': [
    regular(
      new URL(
        '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2',
        import.meta.url,
      ),
    ),
    italic(
      new URL(
        '@fontsource/dm-serif-display/files/dm-serif-display-latin-400-italic.woff2',
        import.meta.url,
      ),
    ),
  ],
  'EB Garamond': [
    regular(
      new URL('@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2', import.meta.url),
    ),
    bold(
      new URL('@fontsource/eb-garamond/files/eb-garamond-latin-700-normal.woff2', import.meta.url),
    ),
    italic(
      new URL('@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff2', import.meta.url),
    ),
    boldItalic(
      new URL('@fontsource/eb-garamond/files/eb-garamond-latin-700-italic.woff2', import.meta.url),
    ),
  ],
  Fredoka: [
    regular(new URL('@fontsource/fredoka/files/fredoka-latin-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/fredoka/files/fredoka-latin-700-normal.woff2', import.meta.url)),
  ],
  Lora: [
    regular(new URL('@fontsource/lora/files/lora-latin-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/lora/files/lora-latin-700-normal.woff2', import.meta.url)),
    italic(new URL('@fontsource/lora/files/lora-latin-400-italic.woff2', import.meta.url)),
    boldItalic(new URL('@fontsource/lora/files/lora-latin-700-italic.woff2', import.meta.url)),
  ],
  Nunito: [
    regular(new URL('@fontsource/nunito/files/nunito-latin-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/nunito/files/nunito-latin-700-normal.woff2', import.meta.url)),
    italic(new URL('@fontsource/nunito/files/nunito-latin-400-italic.woff2', import.meta.url)),
    boldItalic(new URL('@fontsource/nunito/files/nunito-latin-700-italic.woff2', import.meta.url)),
  ],
  'Playfair Display': [
    regular(
      new URL(
        '@fontsource/playfair-display/files/playfair-display-latin-400-normal.woff2',
        import.meta.url,
      ),
    ),
    bold(
      new URL(
        '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2',
        import.meta.url,
      ),
    ),
    italic(
      new URL(
        '@fontsource/playfair-display/files/playfair-display-latin-400-italic.woff2',
        import.meta.url,
      ),
    ),
    boldItalic(
      new URL(
        '@fontsource/playfair-display/files/playfair-display-latin-700-italic.woff2',
        import.meta.url,
      ),
    ),
  ],
  'Space Grotesk': [
    regular(
      new URL(
        '@fontsource/space-grotesk/files/space-grotesk-latin-400-normal.woff2',
        import.meta.url,
      ),
    ),
    bold(
      new URL(
        '@fontsource/space-grotesk/files/space-grotesk-latin-700-normal.woff2',
        import.meta.url,
      ),
    ),
  ],
  Syne: [
    regular(new URL('@fontsource/syne/files/syne-latin-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/syne/files/syne-latin-700-normal.woff2', import.meta.url)),
  ],
  'Work Sans': [
    regular(
      new URL('@fontsource/work-sans/files/work-sans-latin-400-normal.woff2', import.meta.url),
    ),
    bold(new URL('@fontsource/work-sans/files/work-sans-latin-700-normal.woff2', import.meta.url)),
    italic(
      new URL('@fontsource/work-sans/files/work-sans-latin-400-italic.woff2', import.meta.url),
    ),
    boldItalic(
      new URL('@fontsource/work-sans/files/work-sans-latin-700-italic.woff2', import.meta.url),
    ),
  ],
  'Noto Sans Devanagari': [
    devanagari.regular(
      new URL(
        '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
        import.meta.url,
      ),
    ),
    devanagari.bold(
      new URL(
        '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2',
        import.meta.url,
      ),
    ),
  ],
  'Noto Sans Tamil': [
    tamil.regular(
      new URL(
        '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2',
        import.meta.url,
      ),
    ),
    tamil.bold(
      new URL(
        '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal.woff2',
        import.meta.url,
      ),
    ),
  ],
};
