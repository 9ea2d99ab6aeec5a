import { formatPath } from '../../../core/geometry/path';
import { adjustmentsOf, isPreset, presetLayersOf, presetTextRectOf } from './preset-geometry';

const BOX = { width: 200, height: 100 };

function pathsOf(name: string, adjustments = {}) {
  return presetLayersOf({ name, adjustments }, BOX)?.map((layer) => formatPath(layer.segments));
}

test('A chevron points to the right, as far as its adjustment', () => {
  expect(pathsOf('chevron')).toEqual(['M0 0L150 0L200 50L150 100L0 100L50 50Z']);
  expect(pathsOf('chevron', { adj: 100_000 })).toEqual(['M0 0L100 0L200 50L100 100L0 100L100 50Z']);
});

test('A can has a lighter lid and lines of its own', () => {
  const layers = presetLayersOf({ name: 'can', adjustments: {} }, BOX);
  expect(layers).toMatchObject([
    { fill: 'norm', isStroked: false },
    { fill: 'lighten', isStroked: false },
    { fill: 'none', isStroked: true },
  ]);
});

test('Lines of a bracket do not close its surface', () => {
  expect(pathsOf('leftBracket')?.[0]).toMatch(/Z$/);
  expect(pathsOf('leftBracket')?.[1]).not.toMatch(/Z$/);
});

test('Text of a triangle lies where the triangle is wide', () => {
  const rect = presetTextRectOf({ name: 'triangle', adjustments: {} }, BOX);
  expect(rect).toEqual({ x: 50, y: 50, width: 100, height: 50 });
});

test('Adjust values are those of the definition until they are changed', () => {
  expect(adjustmentsOf({ name: 'rightArrow', adjustments: { adj1: 30_000 } })).toEqual({
    adj1: 30_000,
    adj2: 50_000,
  });
});

test('A shape of no known name has no outline', () => {
  expect(isPreset('hoverboard')).toBe(false);
  expect(pathsOf('hoverboard')).toBeUndefined();
  expect(presetTextRectOf({ name: 'hoverboard', adjustments: {} }, BOX)).toMatchObject(BOX);
});

test('An up arrow, which the published file lacks, is a down arrow upside down', () => {
  const upside = pathsOf('upArrow')?.[0]?.match(/-?[\d.]+ -?[\d.]+/g);
  const down = pathsOf('downArrow')?.[0]?.match(/-?[\d.]+ -?[\d.]+/g);
  const flipped = down?.map((point) => {
    const [x, y] = point.split(' ');
    return `${x} ${100 - Number(y)}`;
  });
  expect(upside?.toSorted()).toEqual(flipped?.toSorted());
});
