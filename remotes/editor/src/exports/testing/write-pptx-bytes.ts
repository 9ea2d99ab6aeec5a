import type { Deck } from '../../core/model/deck-schema';
import { writePptx } from '../pptx/write-pptx';
import { GRAY_PIXEL_DATA_URL } from './create-full-deck';

/** Writes a deck as a presentation in which every picture is one gray pixel. */
export async function writePptxBytes(deck: Deck): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await writePptx(deck, async () => GRAY_PIXEL_DATA_URL));
}
