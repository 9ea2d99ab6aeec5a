/** @jest-environment node */
import '../kinds';
import fc from 'fast-check';
import { createShape } from './create-shape';
import { PointerDriver } from '../../core/testing/pointer-driver';
import { polygonCornersOf, shapePathOf } from './outline';

test('However many corners it has, a polygon or a star fills its box', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 12 }),
      fc.constantFrom('polygon', 'star'),
      (pointCount, shapeType) => {
        const shape = createShape({
          pointCount,
          shapeType,
          width: 300,
          height: 120,
          strokeWidth: 0,
        });
        const corners = polygonCornersOf(shape);
        expect(corners).toHaveLength(shapeType === 'star' ? pointCount * 2 : pointCount);
        expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(0, 6);
        expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(300, 6);
        expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(120, 6);
      },
    ),
  );
});

test.each([
  [{ x: 0.2, y: 1.4 }, 'L72 168'],
  [{ x: -0.5, y: 0.5 }, 'L-180 60'],
  [{ x: 0.5, y: -1 }, 'L180 -120'],
  [{ x: 2, y: 0.6 }, 'L720 72'],
])('The tip of a speech bubble is where it was put: %j', (calloutTip, corner) => {
  const bubble = createShape({
    shapeType: 'callout',
    width: 360,
    height: 120,
    strokeWidth: 0,
    calloutTip,
  });
  expect(shapePathOf(bubble)).toContain(corner);
});

test('The tip is pulled on the canvas, also of a turned bubble, in one step', () => {
  const bubble = createShape({ shapeType: 'callout', width: 200, height: 100, rotation: 90 });
  const hand = new PointerDriver([bubble]).press(bubble, { x: 150, y: 150 }).release();
  hand.drag({ kind: 'callout-tip' }, { x: 140, y: 240 }, { x: 350, y: 150 });
  // To the right of a bubble that is turned by a quarter lies what was above it.
  expect(hand.element(bubble)).toMatchObject({ calloutTip: { x: 0.5, y: -1 } });
  expect(hand.state.history.past).toHaveLength(1);
  hand.press({ kind: 'callout-tip' }, { x: 350, y: 150 }).move({ x: 500, y: 150 }).escape();
  expect(hand.element(bubble)).toMatchObject({ calloutTip: { x: 0.5, y: -1 } });
});
