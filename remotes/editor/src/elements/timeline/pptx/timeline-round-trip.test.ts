import { createDeck, createSlide } from '../../../core/model/create';
import { writePptxBytes } from '../../../exports/testing/write-pptx-bytes';
import { readPresentation } from '../../../imports/read-presentation';
import { createTimeline } from '../timeline-kind';

test('A timeline comes back from a presentation as it was, an empty label included', async () => {
  const timeline = createTimeline({
    milestones: [
      { date: 'June 2027', label: 'Shoot & edit' },
      { date: '', label: 'Post' },
      { date: 'May 2028', label: '' },
    ],
    x: 60,
    y: 100,
    rotation: 15,
    opacity: 0.5,
    fontSize: 32,
    fontFamily: 'Barlow',
    color: '#112233',
    lineColor: '#445566',
    markerColor: '#778899',
    customName: 'Schedule',
    alt: 'From the shoot to the festival',
  });
  const deck = createDeck({ slides: [createSlide({ elements: [timeline] })] });
  const { deck: read, warnings } = await readPresentation(
    new Uint8Array(await writePptxBytes(deck)),
    {
      name: 'deck.pptx',
      readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
    },
  );
  const [found] = read.slides[0]?.elements ?? [];
  expect({ ...found, id: timeline.id }).toEqual(timeline);
  expect(warnings).toEqual([]);
});
