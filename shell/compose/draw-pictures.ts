import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';

const fonts = ['archivo-headline.ttf', 'courier-prime.ttf'].map((file) =>
  path.join(import.meta.dirname, 'fonts', file),
);

/**
 * What link previews show has to be a picture of dots; the shell writes each as a drawing. It uses the site's
 * own faces and none of this machine's, so that every machine makes the same bytes.
 * @param texts what the shell wrote, by path in the site's folder
 * @returns the pictures by path, where a drawing lies beside the same name
 */
export async function drawPictures(texts: Record<string, string>): Promise<Record<string, Buffer>> {
  const drawings = Object.keys(texts).filter((file) => isDrawing(file));
  const pictures = drawings.map(async (file) => {
    const rendered = await renderAsync(texts[file] ?? '', {
      font: { loadSystemFonts: false, fontFiles: fonts, defaultFontFamily: 'Archivo SemiBold' },
    });
    return [file.replace(/svg$/, 'png'), rendered.asPng()] as const;
  });
  return Object.fromEntries(await Promise.all(pictures));
}

export function isDrawing(file: string): boolean {
  return file.startsWith('static/pictures/') && file.endsWith('.svg');
}
