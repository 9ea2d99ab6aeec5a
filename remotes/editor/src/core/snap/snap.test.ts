/** @jest-environment node */
import fc from 'fast-check';
import { SLIDE_SIZE } from '../model/deck-constants';
import { boxArbitrary } from '../testing/arbitraries';
import { collectSnapTargets, snapMove, snapResize } from './snap';

const still = (x: number, y: number) => ({ x, y, width: 100, height: 100, rotation: 0 });

test('Snapping what is snapped changes nothing', () => {
  fc.assert(
    fc.property(
      boxArbitrary,
      fc.array(boxArbitrary, { maxLength: 8 }),
      fc.integer({ min: 1, max: 12 }),
      (box, others, reach) => {
        const targets = collectSnapTargets(
          others.map((other) => ({ ...other, rotation: 0 })),
          SLIDE_SIZE,
        );
        const once = snapMove(box, targets, reach).box;
        const twice = snapMove(once, targets, reach).box;
        expect(twice.x).toBeCloseTo(once.x, 6);
        expect(twice.y).toBeCloseTo(once.y, 6);
      },
    ),
    { numRuns: 2000, seed: 239 },
  );
});

test('Snapping never moves a box further than its reach', () => {
  fc.assert(
    fc.property(boxArbitrary, fc.array(boxArbitrary, { maxLength: 8 }), (box, others) => {
      const targets = collectSnapTargets(
        others.map((other) => ({ ...other, rotation: 0 })),
        SLIDE_SIZE,
      );
      const { box: after } = snapMove(box, targets, 6);
      expect(Math.abs(after.x - box.x)).toBeLessThanOrEqual(6);
      expect(Math.abs(after.y - box.y)).toBeLessThanOrEqual(6);
    }),
  );
});

test('An edge near another edge comes to lie on it, and a guide shows where', () => {
  const targets = collectSnapTargets([still(300, 200)], SLIDE_SIZE);
  const { box, guides } = snapMove({ x: 304, y: 377, width: 60, height: 40 }, targets, 6);
  expect(box.x).toBe(300);
  expect(guides).toContainEqual({ axis: 'x', position: 300, kind: 'line' });
});

test('An edge near a guide of the deck comes to lie on it', () => {
  const targets = collectSnapTargets([], SLIDE_SIZE, [{ id: 'a', axis: 'x', position: 333 }]);
  const { box, guides } = snapMove({ x: 336, y: 377, width: 60, height: 40 }, targets, 6);
  expect(box.x).toBe(333);
  expect(guides).toContainEqual({ axis: 'x', position: 333, kind: 'line' });
  expect(snapMove({ x: 100, y: 336, width: 60, height: 40 }, targets, 2).box.y).toBe(336);
});

test('A box near the middle of the slide comes to lie in the middle', () => {
  const { box } = snapMove(
    { x: 428, y: 223, width: 100, height: 90 },
    collectSnapTargets([], SLIDE_SIZE),
    6,
  );
  expect(box).toMatchObject({ x: 430, y: 225 });
});

test('The middle of a slide of 4:3 is further down', () => {
  const targets = collectSnapTargets([], { ...SLIDE_SIZE, height: 720 });
  expect(snapMove({ x: 428, y: 313, width: 100, height: 90 }, targets, 6).box.y).toBe(315);
});

test('A third box repeats the gap between the first two', () => {
  const targets = collectSnapTargets([still(60, 202), still(175, 202)], SLIDE_SIZE);
  const { box, guides } = snapMove({ x: 286, y: 202, width: 20, height: 31 }, targets, 6);
  expect(box.x).toBe(290);
  expect(guides).toContainEqual({ axis: 'x', position: 290, kind: 'gap' });
});

test('A pulled edge stops at a line', () => {
  const targets = collectSnapTargets([still(300, 200)], SLIDE_SIZE);
  const box = { x: 100, y: 60, width: 150, height: 40 };
  expect(snapResize(box, 'e', { x: 47, y: 0 }, { targets, reach: 6 }).delta.x).toBe(50);
});
