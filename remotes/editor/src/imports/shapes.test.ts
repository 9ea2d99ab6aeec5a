import type { SlideElement } from '../elements/element-schema';
import { shapeXml } from './testing/create-sample-pptx';
import { readFromSample } from './testing/read-from-sample';

test.each([
  ['', 'M0 0L688 0L1000 500L688 1000L0 1000L313 500Z'],
  ['flipH="1"', 'M1000 0L312 0L0 500L312 1000L1000 1000L687 500Z'],
])('A chevron %s keeps its direction, with its words inside', async (attributes, path) => {
  const { elements, remarks } = await readFromSample({
    shapes: shapeXml({
      at: [10, 50, 160, 100],
      properties:
        '<a:prstGeom prst="chevron"/><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill>',
      words: '<a:p><a:r><a:t>Shoot</a:t></a:r></a:p>',
      attributes,
    }),
  });
  expect(elements).toMatchObject([{ shapeType: 'path', path }, { content: 'Shoot' }]);
  expect(boxOf(elements[1])).toEqual([70, 55, 41, 90]);
  expect(remarks).toEqual([]);
});

test('A background picture of 4:3 is not cropped to our slides', async () => {
  const { deck, elements } = await readFromSample({
    size: [9_144_000, 6_858_000],
    slideRelations: [['image', '../media/still.png']],
    parts: {
      'ppt/media/still.png': 'PNG',
      'ppt/slides/slide1.xml':
        '<p:sld xmlns:p="p" xmlns:a="a" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><p:cSld><p:bg><p:bgPr><a:blipFill><a:blip r:embed="rId3"/></a:blipFill></p:bgPr></p:bg><p:spTree/></p:cSld></p:sld>',
    },
  });
  expect(deck.slides[0]).toMatchObject({ backgroundPicture: null, background: '#000000' });
  expect(elements).toMatchObject([{ type: 'image', locked: true }]);
  expect(boxOf(elements[0])).toEqual([120, 0, 720, 540]);
});

function boxOf(element: SlideElement | undefined) {
  return element && [element.x, element.y, element.width, element.height].map(Math.round);
}
