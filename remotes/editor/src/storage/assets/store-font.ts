import type { AssetStore } from './asset-store';

/** Size limit of a font file; those of one script are far below it. */
const MAX_FONT_BYTES = 2 * 1024 * 1024;

export class UnreadableFontError extends Error {}

const FONT_SIGNATURES: Readonly<Record<string, string>> = {
  wOF2: 'font/woff2',
  OTTO: 'font/otf',
  '\0\u0001\0\0': 'font/ttf',
  true: 'font/ttf',
};

/**
 * Stores a font file that the browser can draw with, and returns its key.
 * @throws {UnreadableFontError}
 */
export async function storeFont(file: Blob, assets: AssetStore): Promise<string> {
  const bytes = await file.arrayBuffer();
  const type = FONT_SIGNATURES[String.fromCharCode(...new Uint8Array(bytes.slice(0, 4)))];
  if (type === undefined || file.size > MAX_FONT_BYTES)
    throw new UnreadableFontError('This is not a WOFF2, TTF or OTF file of at most 2 MB.');
  try {
    await new FontFace('Test', bytes).load();
  } catch {
    throw new UnreadableFontError('The browser cannot draw with this font.');
  }
  return (await assets.add(new Blob([bytes], { type }), { width: 1, height: 1 })).asset;
}
