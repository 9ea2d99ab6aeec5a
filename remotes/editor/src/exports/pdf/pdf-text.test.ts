/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import {
  createRandomTexts,
  loadFontVariants,
  normalizeLine,
  readLinesWithPdfJs,
  writePdfOfTexts,
} from '../testing/pdf-texts';

/** Fonts whose letters share parts with each other, with letters in parts, or with wide gaps. */
const FAMILIES = ['Anton', 'Arimo', 'Playfair Display', 'Space Grotesk', 'Work Sans'];

// Its accented letters come first, so that their parts are used before they stand for text.
const SENTENCE = 'Käthe läßt: „Ça va?“ · a Käthe … ïî.';

test('the text of a PDF is the text of the slide, whatever comes first', async () => {
  const folder = createTemporaryFolder('pdf-text');
  const files = FAMILIES.map(async (family) => {
    const [fonts = []] = loadFontVariants(family);
    const texts = [SENTENCE, ...createRandomTexts(fonts, { count: 2 })];
    const path = join(folder, `${family}.pdf`);
    writeFileSync(path, await writePdfOfTexts(fonts, texts));
    return { path, lines: texts.map(normalizeLine) };
  });
  const written = await Promise.all(files);
  const read = readLinesWithPdfJs(written.map(({ path }) => path));
  expect(read).toEqual(written.map(({ lines }) => lines));
});
