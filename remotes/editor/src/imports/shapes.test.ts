import type { SlideElement } from '../core/elements/slide-element';
import { shapeXml } from './testing/create-sample-pptx';
import { readFromSample } from './testing/read-from-sample';

test.each([
  ['', false],
  ['flipH="1"', true],
])('A chevron %s keeps its direction, with its words inside', async (attributes, isMirrored) => {
  const { elements, remarks } = await readFromSample({
    shapes: shapeXml({
      at: [10, 50, 160, 100],
      properties:
        '<a:prstGeom prst="chevron"/><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill>',
      words: '<a:p><a:r><a:t>Shoot</a:t></a:r></a:p>',
      attributes,
    }),
  });
  expect(elements).toMatchObject([
    {
      shapeType: 'preset',
      preset: { name: 'chevron', adjustments: {}, isMirrored },
      text: { content: 'Shoot' },
      // The letters stand as high as in the file.
      textInsets: { left: 9.6, top: 5.8, right: 9.6, bottom: 3.8 },
    },
  ]);
  expect(boxOf(elements[0])).toEqual([10, 50, 160, 100]);
  expect(remarks).toEqual([]);
});

test('A background picture of an upright slide is not cropped to ours', async () => {
  const { deck, elements } = await readFromSample({
    size: [6_858_000, 9_144_000],
    slideRelations: [['image', '../media/still.png']],
    parts: {
      'ppt/media/still.png': 'PNG',
      'ppt/slides/slide1.xml':
        '<p:sld xmlns:p="p" xmlns:a="a" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><p:cSld><p:bg><p:bgPr><a:blipFill><a:blip r:embed="rId3"/></a:blipFill></p:bgPr></p:bg><p:spTree/></p:cSld></p:sld>',
    },
  });
  expect(deck.slides[0]).toMatchObject({ backgroundPicture: null, background: '#000000' });
  expect(elements).toMatchObject([{ type: 'image', locked: true }]);
  expect(boxOf(elements[0])).toEqual([210, 0, 540, 720]);
});

function boxOf(element: SlideElement | undefined) {
  return element && [element.x, element.y, element.width, element.height].map(Math.round);
}
