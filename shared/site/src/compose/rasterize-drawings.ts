import { createRequire } from 'node:module';
import path from 'node:path';
import { readOnly, runWithoutKeys } from './run-without-keys';

const FONTS = path.join(import.meta.dirname, '../../fonts');
const FONT_FILES = ['archivo-headline.ttf', 'courier-prime.ttf'].map((file) =>
  path.join(FONTS, file),
);
const SCRIPT = path.join(import.meta.dirname, 'draw-worker.mjs');
const MAX_PIXELS = 4_000_000;

/**
 * Renders the SVG drawings of link previews as PNG, which link previews require, in a process without keys. Uses the
 * site's own fonts instead of the machine's, so that every machine creates the same bytes.
 * @param texts files that the shell wrote, by path in the site's folder
 * @returns the pictures, each beside its drawing
 */
export async function rasterizeDrawings(
  texts: Record<string, string>,
): Promise<Record<string, Buffer>> {
  const names = Object.keys(texts).filter((file) => isDrawingFile(file));
  if (names.length === 0) return {};
  const drawings = names.map((name) => texts[name]);
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  const renderer = path.join(path.dirname(wasm), 'index.mjs');
  const request = { drawings, maxPixels: MAX_PIXELS };
  const places = { renderer, wasm, fonts: FONT_FILES };
  const task = 'The pictures of link previews were not rendered';
  const execArgv = readOnly([SCRIPT, path.dirname(wasm), ...FONT_FILES]);
  const isResult = (value: unknown): value is unknown[] =>
    Array.isArray(value) && value.length === names.length;
  const pictures = await runWithoutKeys(SCRIPT, request, { task, execArgv, places, isResult });
  return Object.fromEntries(
    names.map((name, index) => [
      name.replace(/svg$/, 'png'),
      Buffer.from(String(pictures[index]), 'base64'),
    ]),
  );
}

/** Tells whether a file of the composition is a drawing, which is stored as a PNG picture too. */
export function isDrawingFile(file: string): boolean {
  return file.startsWith('static/pictures/') && file.endsWith('.svg');
}
