/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import { BUNDLED_FONTS } from '../../core/model/fonts';
import {
  createRandomTexts,
  loadFontVariants,
  normalizeLine,
  readLinesWithPdfJs,
  readLinesWithPoppler,
  writePdfOfTexts,
} from '../testing/pdf-texts';

const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;
if (!hasPoppler) console.warn('PDFs were read with PDF.js only: install poppler-utils.');

const SUBSTITUTES = ['Arimo', 'Cousine', 'Gelasio', 'Tinos'];
const TEXTS_PER_FAMILY = 200;

test.each([...BUNDLED_FONTS, ...SUBSTITUTES])(
  'every text in %s is read from the PDF as it was written',
  async (family) => {
    const folder = createTemporaryFolder('pdf-text');
    const variants = loadFontVariants(family);
    const files = variants.map(async (fonts, index) => {
      const count = Math.ceil(TEXTS_PER_FAMILY / variants.length);
      const texts = createRandomTexts(fonts, { count, seed: index });
      const path = join(folder, `${index}.pdf`);
      writeFileSync(path, await writePdfOfTexts(fonts, texts));
      return { path, lines: texts.map(normalizeLine) };
    });
    const written = await Promise.all(files);
    const expected = written.map(({ lines }) => lines);
    expect(readLinesWithPdfJs(written.map(({ path }) => path))).toEqual(expected);
    if (hasPoppler) expect(written.map(({ path }) => readLinesWithPoppler(path))).toEqual(expected);
  },
);
