import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import PdfDocument from 'pdfkit';
import { listBasicFiles } from '../../fonts/font-files';
import { listLatinExtFiles } from '../../fonts/latin-ext-font-files';
import type { LoadedFont } from '../../fonts/font-loader';
import { drawWord, textFontStyleOf } from '../pdf/draw-text';
import { createFontPicker, type FontRun } from '../pdf/font-picker';

/** Reads the files of a bundled font, by weight and style. */
export function loadFontVariants(family: string): readonly (readonly LoadedFont[])[] {
  const files = [...listBasicFiles(family), ...listLatinExtFiles(family)];
  const variants = new Set(files.map(({ weight, style }) => `${weight} ${style}`));
  return Array.from(variants, (variant) =>
    files
      .filter(({ weight, style }) => variant === `${weight} ${style}`)
      .map((file) => ({ ...file, family, bytes: readPackageFile(file.url) })),
  );
}

function readPackageFile(url: string): ArrayBuffer {
  const modules = new URL('../../../node_modules/', import.meta.url);
  const path = new URL(url.slice(url.indexOf('@fontsource/')), modules);
  return new Uint8Array(readFileSync(path)).buffer;
}

/** Texts of all the characters of a font in random order, cut into words; the same ones for each seed. */
export function createRandomTexts(
  fonts: readonly LoadedFont[],
  { count, seed = 0 }: { readonly count: number; readonly seed?: number },
): readonly string[] {
  const characters = listCharacters(fonts);
  const order = fc.shuffledSubarray([...characters], { minLength: characters.length });
  const shuffles = Math.ceil((count * TEXT_LENGTH) / characters.length);
  const letters = fc.sample(order, { seed, numRuns: shuffles }).flat();
  return Array.from({ length: count }, (_, index) =>
    letters
      .slice(index * TEXT_LENGTH, (index + 1) * TEXT_LENGTH)
      .join('')
      .replaceAll(/(.{2})(.{7})/gu, '$1 $2 ')
      .trim()
      // Readers join a line that ends with a hyphen to the next one.
      .concat('.'),
  );
}

const TEXT_LENGTH = 72;

/** Characters that a font draws in a text. Readers part words at signs that modify the one before them. */
function listCharacters(fonts: readonly LoadedFont[]): readonly string[] {
  const codePoints = new Set<number>();
  createFontPicker(fonts, (_name, font) => {
    for (const codePoint of font.characterSet) codePoints.add(codePoint);
  });
  return Array.from(codePoints, (codePoint) => String.fromCodePoint(codePoint)).filter(
    (character) =>
      /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) && !/[\p{Lm}\u02de\ua720\ua721]/u.test(character),
  );
}

const PAGE_WIDTH_PX = 4000;
const FONT_SIZE_PX = 20;
const LINE_HEIGHT_PX = FONT_SIZE_PX * 2;
const TEXT_STYLE = {
  fontSize: `${FONT_SIZE_PX}px`,
  color: 'rgb(0, 0, 0)',
  fontWeight: '400',
  fontStyle: 'normal',
  letterSpacing: 'normal',
};

/** Writes each text as a line of a PDF, word by word, as slides do. */
export async function writePdfOfTexts(
  fonts: readonly LoadedFont[],
  texts: readonly string[],
): Promise<Uint8Array> {
  const family = fonts[0]?.family ?? '';
  const size: [number, number] = [PAGE_WIDTH_PX, (texts.length + 1) * LINE_HEIGHT_PX];
  const doc = new PdfDocument({ size, margin: 0, font: null as never });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const end = new Promise((resolve) => doc.on('end', resolve));
  const pickFonts = createFontPicker(fonts, (name, font) => doc.registerFont(name, font as never));
  const style = { ...TEXT_STYLE, fontFamily: family } as CSSStyleDeclaration;
  for (const [line, text] of texts.entries()) {
    let x = FONT_SIZE_PX;
    for (const [word] of text.matchAll(/\S+\s?/g)) {
      const runs = pickFonts(word.trimEnd(), textFontStyleOf(style)) ?? [];
      const width = runs.reduce((sum, run) => sum + widthOf(run), 0);
      const baseline = LINE_HEIGHT_PX * (line + 1);
      drawWord(
        { doc, pickFonts, opacity: 1, rotation: 0 },
        { text: word, x, baseline, width },
        style,
      );
      x += width + FONT_SIZE_PX / 4;
    }
  }
  doc.end();
  await end;
  return Buffer.concat(chunks);
}

function widthOf({ font, text }: FontRun): number {
  return (font.layout(text).advanceWidth / font.unitsPerEm) * FONT_SIZE_PX;
}

/** Reads the lines of PDF files with PDF.js, which is an ES module that Jest cannot load. */
export function readLinesWithPdfJs(paths: readonly string[]): readonly (readonly string[])[] {
  const script = join(import.meta.dirname, 'read-pdf-texts.mjs');
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const output = execFileSync(process.execPath, [script, ...paths], options);
  return (JSON.parse(output) as string[]).map(linesOf);
}

/** Reads the lines of a PDF file with Poppler. */
export function readLinesWithPoppler(path: string): readonly string[] {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  return linesOf(execFileSync('pdftotext', [path, '-'], options));
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => normalizeLine(line))
    .filter((line) => line !== '');
}

/** Readers write some characters as others that look the same: the sign µ as the letter μ. */
export function normalizeLine(line: string): string {
  return line.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
}
