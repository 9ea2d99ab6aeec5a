import { readPresentation } from '../read-presentation';
import { createSamplePptx } from './create-sample-pptx';

/** Imports a sample: its deck, the elements of its slide, and the warnings. */
export async function readFromSample(sample: Parameters<typeof createSamplePptx>[0]) {
  const { deck, warnings } = await readPresentation(await createSamplePptx(sample), {
    name: 'Pitch.pptx',
    readImage: async (blob) => ({ blob, width: 400, height: 300, displaySize: null }),
  });
  return { deck, elements: deck.slides[0]?.elements ?? [], remarks: warnings };
}
