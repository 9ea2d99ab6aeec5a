import { createDeck, createSlide } from '../../core/model/create';
import { createText } from '../../core/text/create-text';
import { writePptxBytes } from '../../exports/testing/write-pptx-bytes';
import { readPresentation } from '../../imports/read-presentation';
import { shapeXml } from '../../imports/testing/create-sample-pptx';
import { readFromSample } from '../../imports/testing/read-from-sample';

const paragraph = (spacing: string, text = 'One') =>
  `<a:p><a:pPr>${spacing}</a:pPr><a:r><a:rPr sz="2000"/><a:t>${text}</a:t></a:r></a:p>`;
const before = (points: number) => `<a:spcBef><a:spcPts val="${points * 100}"/></a:spcBef>`;
const after = (points: number) => `<a:spcAft><a:spcPts val="${points * 100}"/></a:spcAft>`;

test.each([
  ['before and after each', [after(4), before(6) + after(4), before(6)], 0.5, []],
  ['before the first only', [before(9), '', ''], undefined, []],
  ['in percent of the font size', ['', '<a:spcBef><a:spcPct val="50000"/></a:spcBef>'], 0.5, []],
])('Spaces between paragraphs, %s, are read', async (_name, spacings, em, warnings) => {
  const words = spacings.map((spacing) => paragraph(spacing)).join('');
  const { elements, remarks } = await readFromSample({
    shapes: shapeXml({ at: [0, 0, 400, 300], words }),
  });
  expect(elements[0]?.type === 'text' && elements[0].paragraphSpacing).toBe(em);
  expect(remarks).toEqual(warnings);
});

test('The space between paragraphs comes back as it went', async () => {
  const text = createText({ content: 'One\nTwo\nThree', fontSize: 24, paragraphSpacing: 0.5 });
  const bytes = await writePptxBytes(createDeck({ slides: [createSlide({ elements: [text] })] }));
  const { deck, warnings } = await readPresentation(new Uint8Array(bytes), {
    name: 'deck.pptx',
    readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
  });
  expect(deck.slides[0]?.elements[0]).toMatchObject({ paragraphSpacing: 0.5 });
  expect(warnings).toEqual([]);
});
