/** @jest-environment node */
import fc from 'fast-check';
import { SLIDE_SIZE } from '../model/deck-constants';
import type { Box } from './box';
import { findFreeBox, overlap, placeBox } from './find-free-box';

const table: Box = { x: 80, y: 120, width: 800, height: 320 };

test('A box that covers nothing stays', () => {
  expect(
    placeBox(table, [{ x: 64, y: 40, width: 832, height: 64 }], {
      slide: SLIDE_SIZE,
      minPart: 0.6,
    }),
  ).toEqual(table);
});

test('A box moves below a title that reaches into it, as wide as before', () => {
  const title = { x: 64, y: 48, width: 832, height: 100 };
  expect(placeBox(table, [title], { slide: SLIDE_SIZE, minPart: 0.6 })).toEqual({
    ...table,
    y: 164,
  });
});

test('A slide of 4:3 has more room below', () => {
  const title = { x: 64, y: 48, width: 832, height: 300 };
  const size = { ...SLIDE_SIZE, height: 720 };
  expect(placeBox(table, [title], { slide: SLIDE_SIZE, minPart: 0.6 })).toEqual(table);
  expect(placeBox(table, [title], { slide: size, minPart: 0.6 })).toEqual({
    ...table,
    y: 364,
    height: 316,
  });
});

test('A box becomes narrower beside a column', () => {
  const column = { x: 40, y: 120, width: 240, height: 380 };
  expect(placeBox(table, [column], { slide: SLIDE_SIZE, minPart: 0.6 })).toEqual({
    x: 296,
    y: 120,
    width: 624,
    height: 320,
  });
});

test('A box that fits nowhere at 60 % of its size stays', () => {
  const middle = { x: 200, y: 140, width: 560, height: 260 };
  expect(placeBox(table, [middle], { slide: SLIDE_SIZE, minPart: 0.6 })).toEqual(table);
});

test('A box without room covers the largest box instead of the title above it', () => {
  const title = { x: 64, y: 48, width: 832, height: 100 };
  const text = { x: 64, y: 164, width: 832, height: 340 };
  const room = { slide: SLIDE_SIZE, minPart: 0.6 };
  expect(placeBox(table, [text, title], room)).toEqual({ ...table, y: 164 });
  expect(findFreeBox(table, [text, title], room)).toBeUndefined();
});

test('A picture that fills the slide is a background', () => {
  expect(
    placeBox(table, [{ x: 0, y: 0, ...SLIDE_SIZE }], { slide: SLIDE_SIZE, minPart: 0.6 }),
  ).toEqual(table);
});

test('Whatever lies on the slide, a free box has 60 % of its size and covers nothing', () => {
  const boxes = fc.record({
    x: fc.integer({ min: -100, max: 900 }),
    y: fc.integer({ min: -100, max: 500 }),
    width: fc.integer({ min: 1, max: 600 }),
    height: fc.integer({ min: 1, max: 400 }),
  });
  fc.assert(
    fc.property(fc.array(boxes, { maxLength: 30 }), (others) => {
      const free = findFreeBox(table, others, { slide: SLIDE_SIZE, minPart: 0.6 });
      if (!free) return;
      expect(free.width).toBeGreaterThanOrEqual(table.width * 0.6);
      expect(free.height).toBeGreaterThanOrEqual(table.height * 0.6);
      expect(others.filter((other) => overlap(free, other))).toEqual([]);
    }),
  );
});
