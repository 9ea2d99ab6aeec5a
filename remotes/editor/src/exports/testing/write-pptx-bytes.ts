import type { Deck } from '../../core/model/deck-schema';
import { writePptx } from '../pptx/write-pptx';
import { GRAY_PIXEL_DATA_URL } from './create-full-deck';

/** Key of the sample video. */
export const SAMPLE_CLIP_ASSET = 'b'.repeat(64);

/** Begins like an MP4 file, and goes no further. */
const SAMPLE_CLIP_DATA_URL = `data:video/mp4;base64,${btoa('\0\0\0\u0018ftypisom')}`;

export async function loadSamplePicture(asset: string): Promise<string> {
  return asset === SAMPLE_CLIP_ASSET ? SAMPLE_CLIP_DATA_URL : GRAY_PIXEL_DATA_URL;
}

/** Writes a deck as a presentation in which every picture is one gray pixel. */
export async function writePptxBytes(deck: Deck): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await writePptx(deck, loadSamplePicture));
}
