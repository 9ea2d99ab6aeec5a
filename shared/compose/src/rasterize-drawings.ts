import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';

const FONT_FILES = ['archivo-headline.ttf', 'courier-prime.ttf'].map((file) =>
  path.join(import.meta.dirname, '../fonts', file),
);

/**
 * Renders the SVG drawings of link previews as PNG, which link previews require. Uses the site's own fonts instead of
 * the machine's, so that every machine creates the same bytes.
 * @param texts files that the shell wrote, by path in the site's folder
 * @returns the pictures, each beside its drawing
 */
export async function rasterizeDrawings(
  texts: Record<string, string>,
): Promise<Record<string, Buffer>> {
  const drawings = Object.keys(texts).filter((file) => isDrawingFile(file));
  const pictures = drawings.map(async (file) => {
    const rendered = await renderAsync(texts[file] ?? '', {
      font: {
        loadSystemFonts: false,
        fontFiles: FONT_FILES,
        defaultFontFamily: 'Archivo SemiBold',
      },
    });
    return [file.replace(/svg$/, 'png'), rendered.asPng()] as const;
  });
  return Object.fromEntries(await Promise.all(pictures));
}

/** Tells whether a file of the composition is a drawing, which is stored as a PNG picture too. */
export function isDrawingFile(file: string): boolean {
  return file.startsWith('static/pictures/') && file.endsWith('.svg');
}
