import type { SlideElement } from '../core/model/deck';
import { readPresentation } from './read-presentation';
import { presentation, shape } from './testing/presentation';

async function readFrom(sample: Parameters<typeof presentation>[0]) {
  const { deck, remarks } = await readPresentation(await presentation(sample), {
    name: 'Pitch.pptx',
    readImage: async (blob) => ({ blob, width: 400, height: 300, shown: null }),
  });
  return { deck, elements: deck.slides[0]?.elements ?? [], remarks };
}

const said = (text: string, run = '') => `<a:p><a:r><a:rPr ${run}/><a:t>${text}</a:t></a:r></a:p>`;

const boxOf = (element: SlideElement | undefined) =>
  element && [element.x, element.y, element.width, element.height].map(Math.round);

const FILLED = '<a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';

test('Words in a placeholder take place, size, face and colour from layout, master and theme', async () => {
  const place = '<p:ph type="title"/>';
  const title = `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title 1"/><p:cNvSpPr/><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${said('The last reel')}</p:txBody></p:sp>`;
  const layout = shape({ at: [100, 50, 700, 80], place, words: said('Click to edit') });
  const { elements, deck } = await readFrom({ shapes: title, layout });
  expect(elements).toHaveLength(1);
  expect(elements[0]).toMatchObject({
    type: 'text',
    content: 'The last reel',
    fontFamily: 'Georgia',
    color: '#101010',
    textAlign: 'center',
    name: '',
  });
  expect(elements[0]?.type === 'text' && elements[0].fontSize).toBeCloseTo(44 * (96 / 72), 2);
  // What the program leaves free around words is not part of our boxes.
  expect(boxOf(elements[0])).toEqual([110, 55, 681, 70]);
  expect(deck.title).toBe('Pitch');
  expect(deck.palette).toEqual(['#112233', '#eeeeee', '#4472c4']);
});

test('Lists keep their marks, by level', async () => {
  const level = (text: string) => `<a:p><a:pPr lvl="1"/><a:r><a:t>${text}</a:t></a:r></a:p>`;
  const words = said('One') + level('first') + level('second') + said('Two');
  const { elements } = await readFrom({
    shapes: shape({ at: [0, 0, 500, 300], place: '<p:ph type="body" idx="1"/>', words }),
  });
  expect(elements[0]).toMatchObject({
    content: '• One\n  1. first\n  2. second\n• Two',
  });
});

test('A shape with words is both, grouped', async () => {
  const { elements } = await readFrom({
    shapes: shape({ at: [10, 20, 300, 100], properties: FILLED, words: said('Act one') }),
  });
  expect(elements.map(({ type }) => type)).toEqual(['shape', 'text']);
  expect(elements[0]?.groupId).toEqual(expect.any(String));
  expect(elements[1]?.groupId).toBe(elements[0]?.groupId);
});

test('A theme colour that was made lighter is that colour, lighter', async () => {
  const light =
    '<a:prstGeom prst="rect"/><a:solidFill><a:schemeClr val="accent1"><a:lumMod val="40000"/><a:lumOff val="60000"/></a:schemeClr></a:solidFill>';
  const { elements } = await readFrom({ shapes: shape({ at: [0, 0, 9, 9], properties: light }) });
  // The value that Office shows for "Accent 1, lighter 60 %".
  expect(elements[0]).toMatchObject({ fill: '#b4c6e7' });
});

test('A group that is half as large as what is in it halves it, and stays a group', async () => {
  const inside = shape({ at: [100, 100, 200, 100], properties: FILLED });
  const group = (rotation: string) =>
    `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name="Group"/></p:nvGrpSpPr><p:grpSpPr><a:xfrm ${rotation}><a:off x="952500" y="952500"/><a:ext cx="1905000" cy="952500"/><a:chOff x="952500" y="952500"/><a:chExt cx="3810000" cy="1905000"/></a:xfrm></p:grpSpPr>${inside}${inside}</p:grpSp>`;
  const { elements } = await readFrom({ shapes: group('') });
  expect(boxOf(elements[0])).toEqual([100, 100, 100, 50]);
  expect(new Set(elements.map(({ groupId }) => groupId)).size).toBe(1);
  // Turned by a half around the middle of the group: (200, 150).
  const turned = (await readFrom({ shapes: group('rot="10800000"') })).elements[0];
  expect(boxOf(turned)).toEqual([200, 150, 100, 50]);
  expect(turned?.rotation).toBe(180);
});

test('A slide of 4:3 stands in the middle, as high as ours', async () => {
  const { elements, remarks } = await readFrom({
    size: [9_144_000, 6_858_000],
    shapes: shape({ at: [0, 0, 960, 720], properties: FILLED }),
  });
  expect(boxOf(elements[0])).toEqual([120, 0, 720, 540]);
  expect(remarks).toEqual([expect.stringMatching(/16:9/)]);
});

test('What master and layout draw comes along, beneath and locked', async () => {
  const { elements } = await readFrom({
    master: shape({ at: [0, 500, 960, 40], properties: FILLED }),
    shapes: shape({ at: [0, 0, 100, 100], properties: FILLED }),
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
  const star = '<a:prstGeom prst="star5"/><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill>';
  const { elements, remarks } = await readFrom({
    shapes: [
      graphic('chart'),
      graphic('chart'),
      graphic('diagram'),
      picture,
      shape({ at: [0, 0, 50, 50], properties: star }),
    ].join(''),
  });
  expect(elements).toHaveLength(1);
  expect(remarks).toEqual([
    '2 charts are left out.',
    '1 SmartArt diagram is left out.',
    '1 picture is left out: browsers cannot show it. Save it as PNG or JPEG.',
    '1 shape is drawn as a rectangle: this editor does not have the outline.',
  ]);
});

test('A line from corner to corner is a bar as thick as the line', async () => {
  const line =
    '<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="5" name="x"/></p:nvCxnSpPr><p:spPr><a:xfrm flipV="1"><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></a:xfrm><a:prstGeom prst="line"/><a:ln w="19050"><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill></a:ln></p:spPr></p:cxnSp>';
  const { elements } = await readFrom({ shapes: line });
  expect(elements[0]).toMatchObject({ fill: '#00ff00', height: 2, rotation: 135 });
  expect(elements[0]?.width).toBeCloseTo(141.42, 1);
});
