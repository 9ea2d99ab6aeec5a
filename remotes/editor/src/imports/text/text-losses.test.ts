import { shapeXml } from '../testing/create-sample-pptx';
import { readFromSample } from '../testing/read-from-sample';

const said = (text: string, run = '') => `<a:p><a:r><a:rPr ${run}/><a:t>${text}</a:t></a:r></a:p>`;

test.each([
  ['strike="sngStrike"', '1 text is shown without its strikethrough.'],
  ['baseline="30000"', '1 text is set without superscript and subscript.'],
])('Words with %s come without it, and it is said', async (run, sentence) => {
  const { remarks } = await readFromSample({
    shapes: shapeXml({ at: [0, 0, 100, 100], words: said('m2', run) }),
  });
  expect(remarks).toEqual([sentence]);
});

test('Spaces between paragraphs, other numbers and highlighters are said to be lost', async () => {
  const paragraph = (properties: string, run = '') =>
    `<a:p><a:pPr>${properties}</a:pPr><a:r><a:rPr>${run}</a:rPr><a:t>One</a:t></a:r></a:p>`;
  const words =
    paragraph('<a:buAutoNum type="romanUcPeriod"/>') +
    paragraph(
      '<a:spcBef><a:spcPts val="600"/></a:spcBef><a:buAutoNum type="romanUcPeriod"/>',
      '<a:highlight><a:srgbClr val="FFFF00"/></a:highlight>',
    );
  const { remarks } = await readFromSample({ shapes: shapeXml({ at: [0, 0, 100, 100], words }) });
  expect(remarks).toEqual([
    '1 text is shown without its highlighter colours.',
    '1 list is numbered 1, a, i by level.',
    '1 text is set without the space between its paragraphs.',
  ]);
});
