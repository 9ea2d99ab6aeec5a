/** @jest-environment node */
import { boxDirectionOf, directionOf, mirrorAlignment } from './direction';

test.each([
  ['Hello שלום', 'ltr'],
  ['שלום Hello!', 'rtl'],
  ['مرحبا', 'rtl'],
  ['2027: (שלום)', 'rtl'],
  ['2027 – 12 %', 'ltr'],
  ['', 'ltr'],
  ['\u200f2027', 'rtl'],
  ['\u200eשלום', 'ltr'],
  ['हिन्दी שלום', 'ltr'],
])('The direction of “%s” is %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
  expect(directionOf(text, { direction: 'rtl' })).toBe('rtl');
});

test('A box has the direction of its first paragraph', () => {
  const listItems = [{ line: 0, list: 'none', level: 0, direction: 'ltr' }] as const;
  expect(boxDirectionOf({ content: 'א\nb', markRanges: [], listItems: [] })).toBe('rtl');
  expect(boxDirectionOf({ content: 'א\nb', markRanges: [], listItems })).toBe('ltr');
});

test.each([
  ['left', 'right'],
  ['right', 'left'],
  ['center', 'center'],
  ['justify', 'justify'],
] as const)('%s is %s from right to left', (side, mirrored) => {
  expect(mirrorAlignment(side, 'rtl')).toBe(mirrored);
  expect(mirrorAlignment(side, 'ltr')).toBe(side);
});
