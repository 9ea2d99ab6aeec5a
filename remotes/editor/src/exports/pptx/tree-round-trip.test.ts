import '../../elements/kinds';
import type { SlideElement } from '../../core/elements/slide-element';
import { createChart } from '../../elements/chart/create-chart';
import { createLine } from '../../elements/line/create-line';
import { createShape } from '../../elements/shape/create-shape';
import { createTable } from '../../elements/table/create-table';
import { createTimeline } from '../../elements/timeline/timeline-kind';
import { roundTrip } from '../testing/round-trip';

/** Ids are made anew; the same groups get the same letters. */
function shapeOfTree(elements: readonly SlideElement[]) {
  const ids = [...new Set(elements.flatMap(({ groupIds }) => groupIds))];
  return elements.map(({ groupIds }) => groupIds.map((id) => 'ABCDEF'[ids.indexOf(id)]).join(''));
}

const boxesOf = (elements: readonly SlideElement[]) =>
  elements.map(({ x, y, width, height, rotation }) => [x, y, width, height, rotation]);

test('Groups in groups come back from a presentation, with everything where it was', async () => {
  const before = [
    createShape({ x: 10, y: 20, width: 100, height: 50 }),
    createShape({ x: 200, y: 100, rotation: 30, groupIds: ['outer', 'inner'] }),
    createShape({ x: 400, y: 120, rotation: 90, groupIds: ['outer', 'inner'] }),
    createTimeline({ x: 100, y: 300, groupIds: ['outer'] }),
    createLine({ x: 50, y: 60, groupIds: ['other'] }),
    createShape({ x: 600, y: 300, shapeType: 'circle', groupIds: ['other', 'deep', 'deeper'] }),
    createShape({ x: 700, y: 350, groupIds: ['other', 'deep', 'deeper'] }),
    createShape({ x: 800, y: 400, groupIds: ['other', 'deep'] }),
  ];
  const { elements, xml } = await roundTrip(before);
  expect(shapeOfTree(elements)).toEqual(shapeOfTree(before));
  expect(shapeOfTree(elements)).toEqual(['', 'AB', 'AB', 'A', 'C', 'CDE', 'CDE', 'CD']);
  expect(elements.map(({ type }) => type)).toEqual(before.map(({ type }) => type));
  for (const [index, box] of boxesOf(before).entries())
    for (const [side, value] of box.entries())
      expect(boxesOf(elements)[index]?.[side]).toBeCloseTo(value, 1);
  // The timeline is a group of its own shapes.
  expect(xml.match(/<p:grpSp>/g)).toHaveLength(6);
});

test('A line in a group stays attached to a shape in another one', async () => {
  const target = createShape({
    id: 'target',
    x: 400,
    y: 100,
    width: 100,
    height: 100,
    groupIds: ['g'],
  });
  const line = createLine({
    x: 100,
    y: 150,
    width: 300,
    height: 1,
    from: { x: 0, y: 0, arrowhead: 'none', connection: null },
    to: { x: 1, y: 0, arrowhead: 'none', connection: { elementId: 'target', side: 'left' } },
    groupIds: ['h'],
  });
  const { elements } = await roundTrip([
    createShape({ groupIds: ['g'] }),
    target,
    createShape({ y: 300, groupIds: ['h'] }),
    line,
  ]);
  expect(elements[3]).toMatchObject({
    type: 'line',
    to: { connection: { elementId: elements[1]?.id, side: 'left' } },
  });
});

test('Members of a group that another element lies between keep their place and their groups in parts', async () => {
  const groupIds = ['g'];
  const before = [
    createShape({ groupIds }),
    createShape({ x: 200, groupIds }),
    createShape({ x: 300 }),
    createShape({ x: 400, groupIds }),
  ];
  const { elements } = await roundTrip(before);
  expect(elements.map(({ x }) => x)).toEqual(before.map(({ x }) => x));
  expect(shapeOfTree(elements)).toEqual(['A', 'A', '', '']);
});

test.each([
  ['beside it', []],
  ['in another group', ['g']],
])('A chart follows its table again after a round trip, with the table %s', async (_, groupIds) => {
  const table = createTable({ id: 'table', y: 300, groupIds });
  const others = [createTable({ id: 'other', y: 10 }), createShape({ id: 'shape', groupIds })];
  const chart = createChart({ id: 'chart', sourceTableId: 'table' });
  const { elements } = await roundTrip([chart, ...others, table]);
  const charts = elements.filter(({ type }) => type === 'chart');
  expect(charts).toMatchObject([{ sourceTableId: elements.at(-1)?.id }]);
  const alone = await roundTrip([createChart({ sourceTableId: null }), table]);
  expect(alone.elements[0]).toMatchObject({ sourceTableId: null });
});
