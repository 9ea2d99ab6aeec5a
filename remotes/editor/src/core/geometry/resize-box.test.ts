/** @jest-environment node */
import fc from 'fast-check';
import { rotatedBoxArbitrary } from '../testing/arbitraries';
import { centerOf, cornersOf } from './box';
import { RESIZE_HANDLES, resizeBox } from './resize-box';
import { snapAngle } from '../gestures/handle-gesture-event';

const pulls = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
});
const corners = ['nw', 'ne', 'se', 'sw'] as const;

test('Pulling a corner leaves the opposite corner where it is, however the box is turned', () => {
  fc.assert(
    fc.property(
      rotatedBoxArbitrary,
      fc.constantFrom(...corners),
      pulls,
      fc.boolean(),
      (box, handle, delta, shouldKeepRatio) => {
        const opposite = (corners.indexOf(handle) + 2) % 4;
        const before = cornersOf(box)[opposite];
        const after = {
          ...box,
          ...resizeBox(box, handle, delta, { shouldKeepRatio, isFromCenter: false }),
        };
        expect(cornersOf(after)[opposite]?.x).toBeCloseTo(before?.x ?? NaN, 6);
        expect(cornersOf(after)[opposite]?.y).toBeCloseTo(before?.y ?? NaN, 6);
      },
    ),
  );
});

test('Resizing from the centre moves both sides by as much as the pointer', () => {
  const box = { x: 100, y: 100, width: 100, height: 50, rotation: 0 };
  const wider = resizeBox(
    box,
    'e',
    { x: 10, y: 0 },
    { shouldKeepRatio: false, isFromCenter: true },
  );
  expect(wider).toEqual({ x: 90, y: 100, width: 120, height: 50 });
});

test('Resizing from the centre leaves the centre where it is', () => {
  fc.assert(
    fc.property(
      rotatedBoxArbitrary,
      fc.constantFrom(...RESIZE_HANDLES),
      pulls,
      (box, handle, delta) => {
        const after = resizeBox(box, handle, delta, { shouldKeepRatio: false, isFromCenter: true });
        expect(centerOf(after).x).toBeCloseTo(centerOf(box).x, 6);
        expect(centerOf(after).y).toBeCloseTo(centerOf(box).y, 6);
      },
    ),
  );
});

test('Nothing becomes smaller than a handle can grab', () => {
  fc.assert(
    fc.property(
      rotatedBoxArbitrary,
      fc.constantFrom(...RESIZE_HANDLES),
      pulls,
      (box, handle, delta) => {
        const after = resizeBox(box, handle, delta, {
          shouldKeepRatio: false,
          isFromCenter: false,
        });
        expect(Math.min(after.width, after.height)).toBeGreaterThanOrEqual(8);
      },
    ),
  );
});

test('Keeping the ratio keeps it', () => {
  fc.assert(
    fc.property(
      rotatedBoxArbitrary,
      fc.constantFrom(...RESIZE_HANDLES),
      pulls,
      (box, handle, delta) => {
        const after = resizeBox(box, handle, delta, { shouldKeepRatio: true, isFromCenter: false });
        expect(after.width / after.height).toBeCloseTo(box.width / box.height, 6);
      },
    ),
  );
});

test.each([
  [44, true, 45],
  [88, false, 0 + 90],
  [358, false, 0],
  [40.4, false, 40],
])('An angle of %d° (stepped: %s) settles at %d°', (from, stepped, to) => {
  expect(snapAngle(from, stepped)).toBe(to);
});
