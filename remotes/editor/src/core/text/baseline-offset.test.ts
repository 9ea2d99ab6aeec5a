/** @jest-environment node */
import { createText } from './create-text';
import {
  hasExactLineHeight,
  middleOffsetOf,
  shiftBoxDown,
  baselineOffsetOf,
} from './baseline-offset';

test.each([
  // Measured: distance of the baseline from the top of a line in Chromium.
  ['Anton', 96, 1.1, 93],
  ['Anton', 24, 1.3, 25],
  ['Barlow', 56, 1.3, 58],
  ['Barlow', 24, 1.3, 25],
  ['Lora', 56, 1.05, 49],
  ['Work Sans', 40, 1.3, 39],
  ['Bebas Neue', 56, 1.05, 45],
  ['Arial', 17, 1.25, 16],
])(
  'Letters of %s in %i px at %d are moved to where they stand in a presentation',
  (fontFamily, fontSize, lineHeight, baseline) => {
    const text = createText({ fontFamily, fontSize, lineHeight });
    // In LibreOffice they stand a fifth of their size above the end of the line.
    const inOffice = fontSize * (lineHeight - 0.2);
    expect(baselineOffsetOf(text)).toBeCloseTo(baseline - inOffice, 6);
  },
);

test('Letters of a cell are moved to where they stand in a line of their font’s own height', () => {
  // Measured in LibreOffice: Lora in 24 px stands a pixel lower there, Arial in 20 px an eighth higher.
  const shiftOf = (fontFamily: string, fontSize: number) =>
    middleOffsetOf({ fontFamily, fontSize, lineHeight: 1.2 });
  expect(shiftOf('Lora', 24)).toBeCloseTo(-1.18, 2);
  expect(shiftOf('Arial', 20)).toBeCloseTo(0.07, 2);
});

test('Letters stand as measured, whatever the multiple of the font size', () => {
  // Arial at 80, 100 and 150 %: there the base of the first line was found 0.76, 1 and 1.6 of a size below the top.
  for (const [ratio, base] of [
    [0.8, 0.76],
    [1, 1],
    [1.5, 1.6],
  ] as const) {
    // So large that whole pixels do not count.
    const text = createText({ fontFamily: 'Arial', fontSize: 20_000, lineHeight: 1.2 * ratio });
    const baseHere = (1.2 * ratio + 0.693) / 2;
    expect(baselineOffsetOf(text) / 20_000).toBeCloseTo(baseHere - base, 3);
  }
});

test('A face of which nothing is known stands as Arial does', () => {
  const known = createText({ fontFamily: 'Arial', fontSize: 40 });
  for (const fontFamily of ['Comic Neue', 'constructor', ''])
    expect(baselineOffsetOf({ ...known, fontFamily })).toBe(baselineOffsetOf(known));
});

test('Words of several sizes, and words that shrink, have no exact lines', () => {
  const text = createText({ content: 'Act one' });
  expect(hasExactLineHeight(text)).toBe(true);
  expect(hasExactLineHeight({ ...text, overflow: 'shrink' })).toBe(false);
  expect(hasExactLineHeight({ ...text, markRanges: [{ from: 0, to: 3, fontSize: 48 }] })).toBe(
    false,
  );
  expect(
    hasExactLineHeight({ ...text, markRanges: [{ from: 0, to: 3, fontWeight: 'bold' }] }),
  ).toBe(true);
});

test('Down is where the feet of the letters are, however the box is turned, and back is back', () => {
  const box = { x: 10, y: 20, width: 100, height: 40 };
  expect(shiftBoxDown({ ...box, rotation: 0 }, 5)).toMatchObject({ x: 10, y: 25 });
  const rotated = shiftBoxDown({ ...box, rotation: 90 }, 5);
  expect(rotated.x).toBeCloseTo(5);
  expect(rotated.y).toBeCloseTo(20);
  const back = shiftBoxDown(shiftBoxDown({ ...box, rotation: 33 }, 5), -5);
  expect(back.x).toBeCloseTo(10);
  expect(back.y).toBeCloseTo(20);
});
