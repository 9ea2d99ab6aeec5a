/** @jest-environment node */
import { createText } from '../../elements/text/create-text';
import { hasExactLineHeight, shiftBoxDown, baselineOffsetOf } from './baseline-offset';

test('Letters stand as far below those of a presentation as was measured in LibreOffice', () => {
  // A line of Anton, 96 px at 1.1: there its base was found 0.896 of a size below the top, here it is 0.9735.
  const text = createText({ fontFamily: 'Anton', fontSize: 96, lineHeight: 1.1 });
  expect(baselineOffsetOf(text) / 96).toBeCloseTo(0.9735 - 0.896, 2);
  // Barlow at 1.3: there 1.099, here 1.05.
  const loose = createText({ fontFamily: 'Barlow', fontSize: 24, lineHeight: 1.3 });
  expect(baselineOffsetOf(loose) / 24).toBeCloseTo(1.05 - 1.099, 2);
});

test('Letters stand as measured, whatever the multiple of the font size', () => {
  // Arial at 80, 100 and 150 %: there the base of the first line was found 0.76, 1 and 1.6 of a size below the top.
  for (const [ratio, base] of [
    [0.8, 0.76],
    [1, 1],
    [1.5, 1.6],
  ] as const) {
    const text = createText({ fontFamily: 'Arial', fontSize: 20, lineHeight: 1.2 * ratio });
    const baseHere = (1.2 * ratio + 0.693) / 2;
    expect(baselineOffsetOf(text) / 20).toBeCloseTo(baseHere - base, 3);
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
