import { fontFileCreatorsOf, type FontFile, LATIN_EXT_RANGE } from './font-file';
import type { LatinExtFont } from './list-used-fonts';

const { regular, bold, italic, boldItalic } = fontFileCreatorsOf(LATIN_EXT_RANGE, 'Ł');

/** Letters of the Latin script beyond English and Western European, such as Ł, Č, ğ, and currency signs such as ₹. */
export const LATIN_EXT_FONT_FILES: Readonly<Record<LatinExtFont, readonly FontFile[]>> = {
  'Anton/latin-ext': [
    regular(new URL('@fontsource/anton/files/anton-latin-ext-400-normal.woff2', import.meta.url)),
  ],
  'Barlow/latin-ext': [
    regular(new URL('@fontsource/barlow/files/barlow-latin-ext-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/barlow/files/barlow-latin-ext-700-normal.woff2', import.meta.url)),
    italic(new URL('@fontsource/barlow/files/barlow-latin-ext-400-italic.woff2', import.meta.url)),
    boldItalic(
      new URL('@fontsource/barlow/files/barlow-latin-ext-700-italic.woff2', import.meta.url),
    ),
  ],
  'Bebas Neue/latin-ext': [
    regular(
      new URL(
        '@fontsource/bebas-neue/files/bebas-neue-latin-ext-400-normal.woff2',
        import.meta.url,
      ),
    ),
  ],
  'Bodoni Moda/latin-ext': [
    regular(
      new URL(
        '@fontsource/bodoni-moda/files/bodoni-moda-latin-ext-400-normal.woff2',
        import.meta.url,
      ),
    ),
    bold(
      new URL(
        '@fontsource/bodoni-moda/files/bodoni-moda-latin-ext-700-normal.woff2',
        import.meta.url,
      ),
    ),
    italic(
      new URL(
        '@fontsource/bodoni-moda/files/bodoni-moda-latin-ext-400-italic.woff2',
        import.meta.url,
      ),
    ),
    boldItalic(
      new URL(
        '@fontsource/bodoni-moda/files/bodoni-moda-latin-ext-700-italic.woff2',
        import.meta.url,
      ),
    ),
  ],
  'Cinzel/latin-ext': [
    regular(new URL('@fontsource/cinzel/files/cinzel-latin-ext-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/cinzel/files/cinzel-latin-ext-700-normal.woff2', import.meta.url)),
  ],
  'Cormorant Garamond/latin-ext': [
    regular(
      new URL(
        '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-400-normal.woff2',
        import.meta.url,
      ),
    ),
    bold(
      new URL(
        '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-700-normal.woff2',
        import.meta.url,
      ),
    ),
    italic(
      new URL(
        '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-400-italic.woff2',
        import.meta.url,
      ),
    ),
    boldItalic(
      new URL(
        '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-ext-700-italic.woff2',
        import.meta.url,
      ),
    ),
  ],
  'Courier Prime/latin-ext': [
    regular(
      new URL(
        '@fontsource/courier-prime/files/courier-prime-latin-ext-400-normal.woff2',
        import.meta.url,
      ),
    ),
    bold(
      new URL(
        '@fontsource/courier-prime/files/courier-prime-latin-ext-700-normal.woff2',
        import.meta.url,
      ),
    ),
    italic(
      new URL(
        '@fontsource/courier-prime/files/courier-prime-latin-ext-400-italic.woff2',
        import.meta.url,
      ),
    ),
    boldItalic(
      new URL(
        '@fontsource/courier-prime/files/courier-prime-latin-ext-700-italic.woff2',
        import.meta.url,
      ),
    ),
  ],
  'DM Sans/latin-ext': [
    regular(
      new URL('@fontsource/dm-sans/files/dm-sans-latin-ext-400-normal.woff2', import.meta.url),
    ),
    bold(new URL('@fontsource/dm-sans/files/dm-sans-latin-ext-700-normal.woff2', import.meta.url)),
    italic(
      new URL('@fontsource/dm-sans/files/dm-sans-latin-ext-400-italic.woff2', import.meta.url),
    ),
    boldItalic(
      new URL('@fontsource/dm-sans/files/dm-sans-latin-ext-700-italic.woff2', import.meta.url),
    ),
  ],
  'DM Serif Display/latin-ext': [
    regular(
      new URL(
        '@fontsource/dm-serif-display/files/dm-serif-display-latin-ext-400-normal.woff2',
        import.meta.url,
      ),
    ),
    italic(
      new URL(
        '@fontsource/dm-serif-display/files/dm-serif-display-latin-ext-400-italic.woff2',
        import.meta.url,
      ),
    ),
  ],
  'EB Garamond/latin-ext': [
    regular(
      new URL(
        '@fontsource/eb-garamond/files/eb-garamond-latin-ext-400-normal.woff2',
        import.meta.url,
      ),
    ),
    bold(
      new URL(
        '@fontsource/eb-garamond/files/eb-garamond-latin-ext-700-normal.woff2',
        import.meta.url,
      ),
    ),
    italic(
      new URL(
        '@fontsource/eb-garamond/files/eb-garamond-latin-ext-400-italic.woff2',
        import.meta.url,
      ),
    ),
    boldItalic(
      new URL(
        '@fontsource/eb-garamond/files/eb-garamond-latin-ext-700-italic.woff2',
        import.meta.url,
      ),
    ),
  ],
  'Fredoka/latin-ext': [
    regular(
      new URL('@fontsource/fredoka/files/fredoka-latin-ext-400-normal.woff2', import.meta.url),
    ),
    bold(new URL('@fontsource/fredoka/files/fredoka-latin-ext-700-normal.woff2', import.meta.url)),
  ],
  'Lora/latin-ext': [
    regular(new URL('@fontsource/lora/files/lora-latin-ext-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/lora/files/lora-latin-ext-700-normal.woff2', import.meta.url)),
    italic(new URL('@fontsource/lora/files/lora-latin-ext-400-italic.woff2', import.meta.url)),
    boldItalic(new URL('@fontsource/lora/files/lora-latin-ext-700-italic.woff2', import.meta.url)),
  ],
  'Nunito/latin-ext': [
    regular(new URL('@fontsource/nunito/files/nunito-latin-ext-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/nunito/files/nunito-latin-ext-700-normal.woff2', import.meta.url)),
    italic(new URL('@fontsource/nunito/files/nunito-latin-ext-400-italic.woff2', import.meta.url)),
    boldItalic(
      new URL('@fontsource/nunito/files/nunito-latin-ext-700-italic.woff2', import.meta.url),
    ),
  ],
  'Playfair Display/latin-ext': [
    regular(
      new URL(
        '@fontsource/playfair-display/files/playfair-display-latin-ext-400-normal.woff2',
        import.meta.url,
      ),
    ),
    bold(
      new URL(
        '@fontsource/playfair-display/files/playfair-display-latin-ext-700-normal.woff2',
        import.meta.url,
      ),
    ),
    italic(
      new URL(
        '@fontsource/playfair-display/files/playfair-display-latin-ext-400-italic.woff2',
        import.meta.url,
      ),
    ),
    boldItalic(
      new URL(
        '@fontsource/playfair-display/files/playfair-display-latin-ext-700-italic.woff2',
        import.meta.url,
      ),
    ),
  ],
  'Space Grotesk/latin-ext': [
    regular(
      new URL(
        '@fontsource/space-grotesk/files/space-grotesk-latin-ext-400-normal.woff2',
        import.meta.url,
      ),
    ),
    bold(
      new URL(
        '@fontsource/space-grotesk/files/space-grotesk-latin-ext-700-normal.woff2',
        import.meta.url,
      ),
    ),
  ],
  'Syne/latin-ext': [
    regular(new URL('@fontsource/syne/files/syne-latin-ext-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/syne/files/syne-latin-ext-700-normal.woff2', import.meta.url)),
  ],
  'Work Sans/latin-ext': [
    regular(
      new URL('@fontsource/work-sans/files/work-sans-latin-ext-400-normal.woff2', import.meta.url),
    ),
    bold(
      new URL('@fontsource/work-sans/files/work-sans-latin-ext-700-normal.woff2', import.meta.url),
    ),
    italic(
      new URL('@fontsource/work-sans/files/work-sans-latin-ext-400-italic.woff2', import.meta.url),
    ),
    boldItalic(
      new URL('@fontsource/work-sans/files/work-sans-latin-ext-700-italic.woff2', import.meta.url),
    ),
  ],
};
