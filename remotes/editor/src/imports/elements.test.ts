import type { SlideElement } from '../core/elements/slide-element';
import { shapeXml } from './testing/create-sample-pptx';
import { readFromSample } from './testing/read-from-sample';

const said = (text: string, run = '') => `<a:p><a:r><a:rPr ${run}/><a:t>${text}</a:t></a:r></a:p>`;

const boxOf = (element: SlideElement | undefined) =>
  element &&
  // Without the sign of nought.
  [element.x, element.y, element.width, element.height].map((value) => Math.round(value) + 0);

const FILLED = '<a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';

test('Words in a placeholder take place, size, face and colour from layout, master and theme', async () => {
  const place = '<p:ph type="title"/>';
  const title = `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title 1"/><p:cNvSpPr/><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${said('The last reel')}</p:txBody></p:sp>`;
  const layout = shapeXml({ at: [100, 50, 700, 80], place, words: said('Click to edit') });
  const { elements, deck } = await readFromSample({ shapes: title, layout });
  expect(elements).toHaveLength(1);
  expect(elements[0]).toMatchObject({
    type: 'text',
    content: 'The last reel',
    fontFamily: 'Georgia',
    color: '#101010',
    textAlign: 'center',
    sourceName: '',
  });
  expect(elements[0]?.type === 'text' && elements[0].fontSize).toBeCloseTo(44 * (96 / 72), 2);
  // Insets of the text body are not part of our boxes, and letters stand as high as in the file.
  expect(boxOf(elements[0])).toEqual([110, 58, 681, 70]);
  expect(deck.title).toBe('Pitch');
  expect(deck.swatches).toEqual(['#112233', '#eeeeee', '#4472c4']);
});

test('The style of a placeholder goes before the fill of its layout', async () => {
  const place = '<p:ph type="body" idx="1"/>';
  const layout = shapeXml({
    at: [0, 0, 500, 300],
    place,
    properties: '<a:prstGeom prst="rect"/><a:noFill/>',
  });
  const style =
    '<p:style><a:lnRef idx="0"/><a:fillRef idx="1"><a:srgbClr val="0000FF"/></a:fillRef></p:style>';
  const shape = shapeXml({ at: [0, 0, 500, 300], place, words: said('Blue') });
  const { elements } = await readFromSample({
    shapes: shape.replace('<p:txBody>', `${style}<p:txBody>`),
    layout,
  });
  expect(elements[0]).toMatchObject({ fill: '#0000ff' });
});

test('Lists stay lists, by level', async () => {
  const level = (text: string) => `<a:p><a:pPr lvl="1"/><a:r><a:t>${text}</a:t></a:r></a:p>`;
  const words = said('One') + level('first') + level('second') + said('Two');
  const { elements } = await readFromSample({
    shapes: shapeXml({ at: [0, 0, 500, 300], place: '<p:ph type="body" idx="1"/>', words }),
  });
  expect(elements[0]).toMatchObject({
    content: 'One\nfirst\nsecond\nTwo',
    listItems: [
      { line: 0, list: 'bullet', level: 0 },
      { line: 1, list: 'number', level: 1 },
      { line: 2, list: 'number', level: 1 },
      { line: 3, list: 'bullet', level: 0 },
    ],
  });
});

test('Words that are set otherwise than most stay so; links lead where they led, scripts nowhere', async () => {
  const run = (text: string, inside: string) =>
    `<a:r><a:rPr ${inside}</a:rPr><a:t>${text}</a:t></a:r>`;
  const words =
    `<a:p>${run('The last reel of a ', 'sz="1800">')}${run('banned', 'sz="1800" b="1">')}` +
    `${run(' film', 'sz="2400">')}</a:p><a:p>${run('Watch', 'sz="1800" u="sng"><a:hlinkClick r:id="rId3"/>')}` +
    `${run(' now', 'sz="1800"><a:hlinkClick r:id="rId4"/>')}</a:p>`;
  const { elements, remarks } = await readFromSample({
    shapes: shapeXml({ at: [0, 0, 500, 300], words }),
    slideLinks: ['https://example.org/reel', 'javascript:alert(1)'],
  });
  expect(elements[0]).toMatchObject({
    content: 'The last reel of a banned film\nWatch now',
    fontSize: 24,
    fontWeight: 'normal',
    markRanges: [
      { from: 19, to: 25, fontWeight: 'bold' },
      { from: 25, to: 30, fontSize: 32 },
      { from: 31, to: 36, link: 'https://example.org/reel' },
    ],
  });
  expect(remarks).toEqual([]);
});

test('A line broken by hand is a line of its own, and the list after it stays where it was', async () => {
  const broken =
    '<a:p><a:pPr><a:buNone/></a:pPr><a:r><a:t>One</a:t></a:r><a:br/><a:r><a:t>and on</a:t></a:r></a:p>';
  const { elements } = await readFromSample({
    shapes: shapeXml({
      at: [0, 0, 500, 300],
      place: '<p:ph type="body" idx="1"/>',
      words: broken + said('Two'),
    }),
  });
  expect(elements[0]).toMatchObject({
    content: 'One\nand on\nTwo',
    listItems: [{ line: 2, list: 'bullet', level: 0 }],
  });
});

test('A shape with words is one shape', async () => {
  const { elements } = await readFromSample({
    shapes: shapeXml({ at: [10, 20, 300, 100], properties: FILLED, words: said('Act one') }),
  });
  expect(elements).toMatchObject([{ type: 'shape', text: { content: 'Act one' } }]);
  expect(elements[0]).toMatchObject({ x: 10, y: 20, width: 300, height: 100, groupIds: [] });
});

test('Words beside a translucent fill stay solid, as a text box grouped with the shape', async () => {
  const properties =
    '<a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="00FF00"><a:alpha val="40000"/></a:srgbClr></a:solidFill>';
  const { elements } = await readFromSample({
    shapes: shapeXml({ at: [10, 20, 300, 100], properties, words: said('Act one') }),
  });
  expect(elements).toMatchObject([
    { type: 'shape', opacity: 0.4, groupIds: [expect.any(String)] },
    { type: 'text', opacity: 1, groupIds: elements[0]?.groupIds },
  ]);
});

test('A theme colour that was made lighter is that colour, lighter', async () => {
  const light =
    '<a:prstGeom prst="rect"/><a:solidFill><a:schemeClr val="accent1"><a:lumMod val="40000"/><a:lumOff val="60000"/></a:schemeClr></a:solidFill>';
  const { elements } = await readFromSample({
    shapes: shapeXml({ at: [0, 0, 9, 9], properties: light }),
  });
  // The value that Office shows for "Accent 1, lighter 60 %".
  expect(elements[0]).toMatchObject({ fill: '#b4c6e7' });
});

test('A group that is half as large as what is in it halves it, and stays a group', async () => {
  const inside = shapeXml({ at: [100, 100, 200, 100], properties: FILLED });
  const group = (rotation: string) =>
    `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name="Group"/></p:nvGrpSpPr><p:grpSpPr><a:xfrm ${rotation}><a:off x="952500" y="952500"/><a:ext cx="1905000" cy="952500"/><a:chOff x="952500" y="952500"/><a:chExt cx="3810000" cy="1905000"/></a:xfrm></p:grpSpPr>${inside}${inside}</p:grpSp>`;
  const { elements } = await readFromSample({ shapes: group('') });
  expect(boxOf(elements[0])).toEqual([100, 100, 100, 50]);
  expect(elements.map(({ groupIds }) => groupIds)).toEqual(Array(2).fill([expect.any(String)]));
  // Turned by a half around the middle of the group: (200, 150).
  const rotated = (await readFromSample({ shapes: group('rot="10800000"') })).elements[0];
  expect(boxOf(rotated)).toEqual([200, 150, 100, 50]);
  expect(rotated?.rotation).toBe(180);
});

test('What master and layout draw comes along, beneath and locked', async () => {
  const { elements } = await readFromSample({
    master: shapeXml({ at: [0, 500, 960, 40], properties: FILLED }),
    shapes: shapeXml({ at: [0, 0, 100, 100], properties: FILLED }),
  });
  expect(elements.map(({ y, locked }) => [y, locked])).toEqual([
    [500, true],
    [0, false],
  ]);
});

test('What cannot be read is said, a sentence for each kind, and the rest is there', async () => {
  const graphic = (kind: string) =>
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="x"/></p:nvGraphicFramePr><p:xfrm/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/${kind}"/></a:graphic></p:graphicFrame>`;
  const picture =
    '<p:pic><p:nvPicPr><p:cNvPr id="5" name="x"/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rId2"/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9525" cy="9525"/></a:xfrm></p:spPr></p:pic>';
  const hoverboard =
    '<a:prstGeom prst="hoverboard"/><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill>';
  const { elements, remarks } = await readFromSample({
    shapes: [
      graphic('chart'),
      graphic('chart'),
      graphic('diagram'),
      picture,
      shapeXml({ at: [0, 0, 50, 50], properties: hoverboard }),
    ].join(''),
  });
  expect(elements).toHaveLength(1);
  expect(remarks).toEqual([
    '2 charts are left out.',
    '1 SmartArt diagram is left out.',
    '1 picture is left out: browsers cannot show it. Save it as PNG or JPEG.',
    '1 shape is shown as a rectangle: this editor does not have the outline.',
  ]);
});

test('A line goes from corner to corner, with its dashes and heads', async () => {
  const line =
    '<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="5" name="x"/></p:nvCxnSpPr><p:spPr><a:xfrm flipV="1"><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></a:xfrm><a:prstGeom prst="line"/><a:ln w="19050"><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill><a:prstDash val="sysDot"/><a:tailEnd type="triangle"/></a:ln></p:spPr></p:cxnSp>';
  const { elements } = await readFromSample({ shapes: line });
  expect(elements[0]).toMatchObject({
    type: 'line',
    stroke: '#00ff00',
    strokeWidth: 2,
    dash: 'dotted',
    from: { x: 0, y: 1, arrowhead: 'none', connection: null },
    to: { x: 1, y: 0, arrowhead: 'triangle' },
  });
  expect(boxOf(elements[0])).toEqual([0, 0, 100, 100]);
});

test('A connector sticks to what it stuck to, also where that comes after it', async () => {
  const line = (from: string) =>
    `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="5" name="x"/><p:cNvCxnSpPr><a:stCxn id="2" idx="3"/></p:cNvCxnSpPr></p:nvCxnSpPr><p:spPr><a:xfrm><a:off x="${from}" y="476250"/><a:ext cx="952500" cy="0"/></a:xfrm><a:prstGeom prst="straightConnector1"/><a:ln><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill></a:ln></p:spPr></p:cxnSp>`;
  const box = shapeXml({ at: [0, 0, 100, 100], properties: FILLED });
  const { elements } = await readFromSample({ shapes: line('952500') + box });
  expect(elements[0]).toMatchObject({
    from: { connection: { elementId: elements[1]?.id, side: 'right' } },
  });
  // A place in the middle of nowhere is none of ours: the line stays where it is drawn.
  const apart = (await readFromSample({ shapes: line('1200000') + box })).elements;
  expect(apart[0]).toMatchObject({ from: { connection: null } });
});

test.each([
  ['roundRect', '<a:gd name="adj" fmla="val 25000"/>', { shapeType: 'rectangle', radius: 25 }],
  ['ellipse', '', { shapeType: 'circle' }],
  ['star5', '', { shapeType: 'preset', preset: { name: 'star5', adjustments: {} } }],
  [
    'wedgeRoundRectCallout',
    '<a:gd name="adj1" fmla="val -40000"/><a:gd name="adj2" fmla="val 100000"/>',
    { shapeType: 'callout', calloutTip: { x: 0.1, y: 1.5 } },
  ],
])('The outline %s is known', async (name, guides, form) => {
  const properties = `<a:prstGeom prst="${name}"><a:avLst>${guides}</a:avLst></a:prstGeom><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill>`;
  const { elements, remarks } = await readFromSample({
    shapes: shapeXml({ at: [0, 0, 100, 100], properties }),
  });
  expect(elements[0]).toMatchObject({ type: 'shape', ...form });
  expect(remarks).toEqual([]);
});

test('A gradient keeps all its colours', async () => {
  const stop = (at: number, color: string) =>
    `<a:gs pos="${at}"><a:srgbClr val="${color}"/></a:gs>`;
  const stops = stop(0, '102030') + stop(30_000, '405060') + stop(100_000, 'F0E0D0');
  const properties = `<a:prstGeom prst="rect"/><a:gradFill><a:gsLst>${stops}</a:gsLst><a:lin ang="0"/></a:gradFill>`;
  const { elements } = await readFromSample({ shapes: shapeXml({ at: [0, 0, 9, 9], properties }) });
  expect(elements[0]).toMatchObject({
    fill: 'linear-gradient(90deg, #102030 0%, #405060 30%, #f0e0d0 100%)',
  });
});
