import type { SlideElement } from '../../core/elements/slide-element';
import { createDeck, createSlide } from '../../core/model/create';
import { readPresentation } from '../../imports/read-presentation';
import { unzip } from './unzip';
import { writePptxBytes } from './write-pptx-bytes';

/** Writes a slide as a presentation and reads it again. @returns its elements, and the slide as XML */
export async function roundTrip(elements: readonly SlideElement[]) {
  const bytes = await writePptxBytes(createDeck({ slides: [createSlide({ elements })] }));
  const { deck, warnings } = await readPresentation(new Uint8Array(bytes), {
    name: 'deck.pptx',
    readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
  });
  expect(warnings).toEqual([]);
  const files = await unzip(bytes);
  const xml = files.get('ppt/slides/slide1.xml')?.toString('utf8') ?? '';
  return { xml, elements: deck.slides[0]?.elements ?? [] };
}
