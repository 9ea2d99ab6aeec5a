// Plain JavaScript, as the worker that uses it.
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const face = fs.readFileSync(path.join(import.meta.dirname, 'fonts', 'archivo-headline.ttf'));

/**
 * The letters of one headline in the face of headlines, small enough to stand inside the document.
 * @param {string} text
 * @returns {Promise<string>} a data address
 */
export async function headlineFace(text) {
  const letters = await subsetFont(face, text, { targetFormat: 'woff2' });
  return `data:font/woff2;base64,${letters.toString('base64')}`;
}
