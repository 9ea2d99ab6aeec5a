import { type MainColor, extractMainColors } from '../core/theme/extract-palette';
import { STILL_COLOR_COUNT } from '../core/theme/create-theme-from-still';
import { readImage } from '../storage/assets/read-image';
import type { Editor } from '../store/editor-context';
import { samplePixels } from './sample-pixels';

/** Main colors of a still, the source of a theme. */
export type StillColors = readonly MainColor[];

/** Main colors of a picture of the deck; undefined if the picture is not in this browser. */
export async function readAssetColors(
  { session }: Editor,
  asset: string,
): Promise<StillColors | undefined> {
  const blob = await session.assets.blobOf(asset);
  return blob && readBlobColors(blob);
}

/**
 * Main colors of a file that is not added to the deck.
 * @throws {UnreadableImageError}
 */
export async function readFileColors(file: File): Promise<StillColors> {
  const { blob } = await readImage(file);
  return readBlobColors(blob);
}

async function readBlobColors(blob: Blob): Promise<StillColors> {
  return extractMainColors(await samplePixels(blob), STILL_COLOR_COUNT);
}
