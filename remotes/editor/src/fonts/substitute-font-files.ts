import type { SystemFont } from '../core/model/fonts';
import { fontFileCreatorsOf, type FontFile, LATIN_EXT_RANGE } from './font-file';

const { regular, bold, italic, boldItalic } = fontFileCreatorsOf('U+0-10FFFF', 'H');
const extended = fontFileCreatorsOf(LATIN_EXT_RANGE, 'Ł');

/**
 * Open fonts with the widths of common system fonts, whose own files no page can read. PDFs embed them, so that every
 * line breaks as on screen.
 */
export const SUBSTITUTE_FONT_FILES: Readonly<Partial<Record<SystemFont, readonly FontFile[]>>> = {
  Arial: [
    regular(new URL('@fontsource/arimo/files/arimo-latin-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/arimo/files/arimo-latin-700-normal.woff2', import.meta.url)),
    italic(new URL('@fontsource/arimo/files/arimo-latin-400-italic.woff2', import.meta.url)),
    boldItalic(new URL('@fontsource/arimo/files/arimo-latin-700-italic.woff2', import.meta.url)),
    extended.regular(
      new URL('@fontsource/arimo/files/arimo-latin-ext-400-normal.woff2', import.meta.url),
    ),
    extended.bold(
      new URL('@fontsource/arimo/files/arimo-latin-ext-700-normal.woff2', import.meta.url),
    ),
    extended.italic(
      new URL('@fontsource/arimo/files/arimo-latin-ext-400-italic.woff2', import.meta.url),
    ),
    extended.boldItalic(
      new URL('@fontsource/arimo/files/arimo-latin-ext-700-italic.woff2', import.meta.url),
    ),
  ],
  'Courier New': [
    regular(new URL('@fontsource/cousine/files/cousine-latin-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/cousine/files/cousine-latin-700-normal.woff2', import.meta.url)),
    italic(new URL('@fontsource/cousine/files/cousine-latin-400-italic.woff2', import.meta.url)),
    boldItalic(
      new URL('@fontsource/cousine/files/cousine-latin-700-italic.woff2', import.meta.url),
    ),
    extended.regular(
      new URL('@fontsource/cousine/files/cousine-latin-ext-400-normal.woff2', import.meta.url),
    ),
    extended.bold(
      new URL('@fontsource/cousine/files/cousine-latin-ext-700-normal.woff2', import.meta.url),
    ),
    extended.italic(
      new URL('@fontsource/cousine/files/cousine-latin-ext-400-italic.woff2', import.meta.url),
    ),
    extended.boldItalic(
      new URL('@fontsource/cousine/files/cousine-latin-ext-700-italic.woff2', import.meta.url),
    ),
  ],
  Georgia: [
    regular(new URL('@fontsource/gelasio/files/gelasio-latin-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/gelasio/files/gelasio-latin-700-normal.woff2', import.meta.url)),
    italic(new URL('@fontsource/gelasio/files/gelasio-latin-400-italic.woff2', import.meta.url)),
    boldItalic(
      new URL('@fontsource/gelasio/files/gelasio-latin-700-italic.woff2', import.meta.url),
    ),
    extended.regular(
      new URL('@fontsource/gelasio/files/gelasio-latin-ext-400-normal.woff2', import.meta.url),
    ),
    extended.bold(
      new URL('@fontsource/gelasio/files/gelasio-latin-ext-700-normal.woff2', import.meta.url),
    ),
    extended.italic(
      new URL('@fontsource/gelasio/files/gelasio-latin-ext-400-italic.woff2', import.meta.url),
    ),
    extended.boldItalic(
      new URL('@fontsource/gelasio/files/gelasio-latin-ext-700-italic.woff2', import.meta.url),
    ),
  ],
  'Times New Roman': [
    regular(new URL('@fontsource/tinos/files/tinos-latin-400-normal.woff2', import.meta.url)),
    bold(new URL('@fontsource/tinos/files/tinos-latin-700-normal.woff2', import.meta.url)),
    italic(new URL('@fontsource/tinos/files/tinos-latin-400-italic.woff2', import.meta.url)),
    boldItalic(new URL('@fontsource/tinos/files/tinos-latin-700-italic.woff2', import.meta.url)),
    extended.regular(
      new URL('@fontsource/tinos/files/tinos-latin-ext-400-normal.woff2', import.meta.url),
    ),
    extended.bold(
      new URL('@fontsource/tinos/files/tinos-latin-ext-700-normal.woff2', import.meta.url),
    ),
    extended.italic(
      new URL('@fontsource/tinos/files/tinos-latin-ext-400-italic.woff2', import.meta.url),
    ),
    extended.boldItalic(
      new URL('@fontsource/tinos/files/tinos-latin-ext-700-italic.woff2', import.meta.url),
    ),
  ],
};
