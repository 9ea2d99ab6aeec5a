import { createDeck, createSlide } from '../../core/model/create';
import { createText } from '../../core/text/create-text';
import type { MarkRange } from '../../core/model/rich-text-schema';
import { writePptxBytes } from '../../exports/testing/write-pptx-bytes';
import { readPresentation } from '../../imports/read-presentation';
import { shapeXml } from '../../imports/testing/create-sample-pptx';
import { readFromSample } from '../../imports/testing/read-from-sample';

test.each([
  ['noStrike', []],
  ['sngStrike', [{ from: 0, to: 3, strike: 'single' }]],
  ['dblStrike', [{ from: 0, to: 3, strike: 'single' }]],
])('A run with %s is read', async (strike, markRanges) => {
  const words = `<a:p><a:r><a:rPr strike="${strike}"/><a:t>was</a:t></a:r></a:p>`;
  const { elements } = await readFromSample({ shapes: shapeXml({ at: [0, 0, 99, 99], words }) });
  expect(elements[0]).toMatchObject({ markRanges });
});

test('Strikethrough, superscript, subscript and highlighter come back as they went', async () => {
  const markRanges: readonly MarkRange[] = [
    { from: 0, to: 3, strike: 'single' },
    { from: 5, to: 6, baseline: 'super' },
    { from: 8, to: 9, baseline: 'sub', fontWeight: 'bold' },
    { from: 10, to: 13, highlight: '#ffee00', color: '#112233' },
  ];
  const text = createText({ content: 'was m2 H2 now', markRanges });
  const bytes = await writePptxBytes(createDeck({ slides: [createSlide({ elements: [text] })] }));
  const { deck, warnings } = await readPresentation(new Uint8Array(bytes), {
    name: 'deck.pptx',
    readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
  });
  expect(deck.slides[0]?.elements[0]).toMatchObject({ content: text.content, markRanges });
  expect(warnings).toEqual([]);
});
