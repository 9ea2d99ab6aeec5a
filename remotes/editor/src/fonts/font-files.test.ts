/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLED_FONTS } from '../core/model/fonts';
import { listBasicFiles } from './font-files';
import { listLatinExtFiles } from './latin-ext-font-files';

const packages = join(import.meta.dirname, '../../node_modules');

/** Fonts that PDFs embed in place of the system's. */
const SUBSTITUTES = ['Arimo', 'Cousine', 'Gelasio', 'Tinos'];

// The bundler emits what it finds, so it does not notice a missing file.
test.each([
  ...[...BUNDLED_FONTS, ...SUBSTITUTES].map(
    (font) => [font, [...listBasicFiles(font), ...listLatinExtFiles(font)]] as const,
  ),
  ...['Noto Sans Devanagari', 'Noto Sans Tamil'].map(
    (font) => [font, listBasicFiles(font)] as const,
  ),
])('%s has all its files', (_font, files) => {
  const paths = files.map(({ url }) => url.slice(url.indexOf('@fontsource/')));
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !existsSync(join(packages, path)))).toEqual([]);
});
