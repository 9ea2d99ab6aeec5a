import { type MainColor, mainColors } from '../core/film/palette';
import { STILL_COLORS } from '../core/theme/theme-from-still';
import { readImage } from '../storage/read-image';
import type { Editor } from '../store/editor-context';
import { pixelsOf } from './pixels';

/** Main colors of a still, the source of a theme. */
export type StillColors = readonly MainColor[];

/** Main colors of a picture of the deck; undefined if the picture is not in this browser. */
export async function colorsOfAsset(
  { session }: Editor,
  asset: string,
): Promise<StillColors | undefined> {
  const blob = await session.assets.blobOf(asset);
  return blob && colorsOf(blob);
}

/**
 * Main colors of a file that is not added to the deck.
 * @throws {UnreadableImageError}
 */
export async function colorsOfFile(file: File): Promise<StillColors> {
  const { blob } = await readImage(file);
  return colorsOf(blob);
}

async function colorsOf(blob: Blob): Promise<StillColors> {
  return mainColors(await pixelsOf(blob), STILL_COLORS);
}
