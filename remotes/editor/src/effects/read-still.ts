import { type MainColor, mainColors } from '../core/film/palette';
import { STILL_COLORS } from '../core/theme/theme-from-still';
import { readImage } from '../storage/read-image';
import type { Editor } from '../store/editor-context';
import { pixelsOf } from './pixels';

/** What a theme is made from. */
export type StillColors = readonly MainColor[];

/** The main colours of a picture of the deck; undefined if it is not in this browser. */
export async function colorsOfAsset(
  { session }: Editor,
  asset: string,
): Promise<StillColors | undefined> {
  const blob = await session.assets.blobOf(asset);
  return blob && colorsOf(blob);
}

/** The main colours of a file, which is not put into the deck. Throws `NotAnImage`. */
export async function colorsOfFile(file: File): Promise<StillColors> {
  const { blob } = await readImage(file);
  return colorsOf(blob);
}

async function colorsOf(blob: Blob): Promise<StillColors> {
  return mainColors(await pixelsOf(blob), STILL_COLORS);
}
