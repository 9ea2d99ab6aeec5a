import { createDeck, createSlide } from '../../core/model/create';
import type { ListItem } from '../../core/model/rich-text-schema';
import { createText } from '../../core/text/create-text';
import { writePptxBytes } from '../../exports/testing/write-pptx-bytes';
import { readPresentation } from '../../imports/read-presentation';
import { shapeXml } from '../../imports/testing/create-sample-pptx';
import { readFromSample } from '../../imports/testing/read-from-sample';

const run = (text: string, points = 20) =>
  `<a:r><a:rPr sz="${points * 100}"/><a:t>${text}</a:t></a:r>`;
const paragraph = (attributes: string, children = '', content = run('A line of text')) =>
  `<a:p><a:pPr ${attributes}>${children}</a:pPr>${content}</a:p>`;

/** List items of a text box with these paragraphs. */
async function readItems(...paragraphs: readonly string[]): Promise<readonly ListItem[]> {
  const words = paragraphs.join('');
  const { elements } = await readFromSample({ shapes: shapeXml({ at: [0, 0, 400, 300], words }) });
  return elements[0]?.type === 'text' ? elements[0].listItems : [];
}

test('A paragraph keeps what differs from its box: alignment, indents and the space above', async () => {
  const before = '<a:spcBef><a:spcPts val="1000"/></a:spcBef>';
  expect(
    await readItems(
      paragraph(''),
      paragraph(''),
      paragraph('algn="r"'),
      paragraph('marL="254000" indent="127000"'),
      paragraph('', before),
    ),
  ).toEqual([
    { line: 2, list: 'none', level: 0, textAlign: 'right' },
    { line: 3, list: 'none', level: 0, indent: 1, firstIndent: 0.5 },
    { line: 4, list: 'none', level: 0, spaceBefore: 0.5 },
  ]);
});

test('A paragraph keeps its line spacing', async () => {
  const spacing = '<a:lnSpc><a:spcPct val="80000"/></a:lnSpc>';
  expect(await readItems(paragraph(''), paragraph(''), paragraph('', spacing))).toEqual([
    { line: 2, list: 'none', level: 0, lineHeight: 0.96 },
  ]);
});

test('Items of deeper levels stand where the file puts them', async () => {
  const bullet = '<a:buChar char="•"/>';
  expect(
    await readItems(
      paragraph('marL="342900" indent="-342900"', bullet),
      paragraph('marL="342900" indent="-342900"', bullet),
      paragraph('marL="742950" indent="-285750" lvl="1"', '<a:buChar char="–"/>'),
    ),
  ).toEqual([
    { line: 0, list: 'bullet', level: 0 },
    { line: 1, list: 'bullet', level: 0 },
    { line: 2, list: 'bullet', level: 1, indent: 2.925, firstIndent: -1.125 },
  ]);
});

test.each(['-1', '1e9', '0.5', '12'])(
  'A bullet of the level %s is one of the first',
  async (level) => {
    const bullet = '<a:buChar char="•"/>';
    expect(
      await readItems(paragraph(`marL="317500" indent="-317500" lvl="${level}"`, bullet)),
    ).toEqual([{ line: 0, list: 'bullet', level: 0 }]);
  },
);

test.each([
  ['<a:buFont typeface="Wingdings"/><a:buChar char="§"/>', { marker: '▪' }],
  ['<a:buFont typeface="Wingdings"/><a:buChar char="&#xF0D8;"/>', { marker: '➢' }],
  ['<a:buFont typeface="Wingdings"/><a:buChar char="&#xF022;"/>', {}],
  ['<a:buFont typeface="Arial"/><a:buChar char="»"/>', { marker: '»' }],
  [
    '<a:buClr><a:srgbClr val="FF0000"/></a:buClr><a:buSzPct val="70000"/><a:buChar char="•"/>',
    { markerColor: '#ff0000', markerRatio: 0.7 },
  ],
  ['<a:buSzPts val="1000"/><a:buChar char="•"/>', { markerRatio: 0.5 }],
  ['<a:buAutoNum type="alphaUcPeriod"/>', { list: 'number', numbering: 'upper-alpha' }],
  ['<a:buAutoNum type="arabicParenR"/>', { list: 'number' }],
])('The marker of %s is read', async (bullet, format) => {
  const indents = 'marL="317500" indent="-317500"';
  expect(await readItems(paragraph(indents, bullet))).toEqual([
    { line: 0, list: 'bullet', level: 0, ...format },
  ]);
});

test('A line break in an item starts a line below its text, and the numbers go on', async () => {
  const item = (content: string) =>
    paragraph('marL="317500" indent="-317500"', '<a:buAutoNum type="arabicPeriod"/>', content);
  expect(await readItems(item(`${run('One')}<a:br/>${run('more')}`), item(run('Two')))).toEqual([
    { line: 0, list: 'number', level: 0 },
    { line: 1, list: 'none', level: 0, indent: 1.25 },
    { line: 2, list: 'number', level: 0 },
  ]);
});

test('A line without text is as high as its own font size', async () => {
  expect(
    await readItems(
      paragraph(''),
      paragraph('', '', '<a:endParaRPr sz="600"/>'),
      paragraph('', '', '<a:endParaRPr sz="2000"/>'),
    ),
  ).toEqual([{ line: 1, list: 'none', level: 0, fontSize: 8 }]);
});

test('Formats of paragraphs come back as they went', async () => {
  const listItems: readonly ListItem[] = [
    { line: 0, list: 'bullet', level: 0, marker: '➢', markerColor: '#ff0000', markerRatio: 0.75 },
    { line: 1, list: 'number', level: 0, numbering: 'upper-roman', indent: 3, firstIndent: -1 },
    { line: 3, list: 'none', level: 0, textAlign: 'justify', spaceBefore: 0.5 },
    { line: 4, list: 'none', level: 0, lineHeight: 0.9, indent: 2, firstIndent: 1 },
  ];
  const content = 'One\nTwo\nThree\nFour\nFive\nSix\nSeven';
  const text = createText({ content, fontSize: 24, listItems: [...listItems] });
  const bytes = await writePptxBytes(createDeck({ slides: [createSlide({ elements: [text] })] }));
  const { deck, warnings } = await readPresentation(new Uint8Array(bytes), {
    name: 'deck.pptx',
    readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
  });
  expect(deck.slides[0]?.elements[0]).toMatchObject({ content, listItems });
  expect(warnings).toEqual([]);
});
