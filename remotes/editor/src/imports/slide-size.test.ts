import type { SlideElement } from '../core/elements/slide-element';
import { shapeXml } from './testing/create-sample-pptx';
import { readFromSample } from './testing/read-from-sample';

const boxOf = (element: SlideElement | undefined) =>
  element && [element.x, element.y, element.width, element.height].map(Math.round);

const FILLED = '<a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';

test.each([
  ['4:3', 9_144_000, 6_858_000, 720],
  ['A4 in PowerPoint', 9_906_000, 6_858_000, 665],
  ['A4 by its millimetres', 10_692_000, 7_560_000, 679],
  ['16:10', 9_144_000, 5_715_000, 600],
])('Slides of %s keep their shape', async (_, width, height, slideHeight) => {
  const { deck, elements, remarks } = await readFromSample({
    size: [width, height],
    shapes: shapeXml({ at: [0, 0, width / 9525, height / 9525], properties: FILLED }),
  });
  expect(deck.slideHeight).toBe(slideHeight);
  expect(boxOf(elements[0])).toEqual([0, 0, 960, slideHeight]);
  expect(remarks).toEqual([]);
});

test('Slides of 16:9 store no height', async () => {
  const { deck } = await readFromSample({ size: [12_192_000, 6_858_000], shapes: '' });
  expect(deck).not.toHaveProperty('slideHeight');
});

test('An upright slide stands in the middle of one of 4:3', async () => {
  const { deck, elements, remarks } = await readFromSample({
    size: [6_858_000, 9_144_000],
    shapes: shapeXml({ at: [0, 0, 720, 960], properties: FILLED }),
  });
  expect(deck.slideHeight).toBe(720);
  expect(boxOf(elements[0])).toEqual([210, 0, 540, 720]);
  expect(remarks).toEqual([expect.stringMatching(/4:3/)]);
});
