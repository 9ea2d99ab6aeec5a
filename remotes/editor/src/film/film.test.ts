/** @jest-environment node */
import fc from 'fast-check';
import { createImage } from '../elements/image/create-image';
import { createTable } from '../elements/table/create-table';
import { createSampleSlide } from './layouts/create-sample-slide';
import { requireTheme } from './themes/themes';
import { createSlide } from '../core/model/create';
import type { Slide } from '../core/model/deck-schema';
import { SLIDE_SIZE } from '../core/model/deck-constants';
import { addExportMarkings } from './export-markings';
import { frameGuideBoxOf } from './frame-guides';
import { arrangeMoodBoard } from '../elements/image/mood-board';
import { extractPalette } from '../core/theme/extract-palette';
import { createBudgetTable } from './film-tables';
import { rowsWithTotalOf, mainTotalOf } from '../elements/table/totals/table-totals';

const still = (naturalWidth: number, naturalHeight: number) =>
  createImage({ asset: 'b'.repeat(64), naturalWidth, naturalHeight });

test('A mood board keeps every still on the slide and none over another', () => {
  const sizes = fc.record({
    w: fc.integer({ min: 200, max: 3000 }),
    h: fc.integer({ min: 200, max: 3000 }),
  });
  fc.assert(
    fc.property(fc.array(sizes, { minLength: 1, maxLength: 12 }), (list) => {
      const slide = createSlide({ elements: list.map(({ w, h }) => still(w, h)) });
      const { elements } = arrangeMoodBoard(slide, SLIDE_SIZE);
      for (const [index, one] of elements.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + one.width).toBeLessThanOrEqual(SLIDE_SIZE.width);
        expect(one.y + one.height).toBeLessThanOrEqual(SLIDE_SIZE.height);
        for (const two of elements.slice(index + 1))
          expect(
            one.x + one.width <= two.x + 0.02 ||
              two.x + two.width <= one.x + 0.02 ||
              one.y + one.height <= two.y + 0.02 ||
              two.y + two.height <= one.y + 0.02,
          ).toBe(true);
      }
    }),
  );
});

test('Arranging again shuffles the stills', () => {
  const slide = createSlide({ elements: [still(1600, 900), still(900, 1600), still(1000, 1000)] });
  const once = arrangeMoodBoard(slide, SLIDE_SIZE);
  const twice = arrangeMoodBoard(once, SLIDE_SIZE);
  expect(twice.elements[0]?.id).not.toBe(once.elements[0]?.id);
});

test('A palette holds the colours of the picture, from dark to light', () => {
  const pixel = (red: number, green: number, blue: number) => [red, green, blue, 255];
  const rgba = [
    ...Array.from({ length: 20 }, () => pixel(11, 10, 9)).flat(),
    ...Array.from({ length: 10 }, () => pixel(240, 166, 58)).flat(),
    ...Array.from({ length: 10 }, () => pixel(250, 247, 241)).flat(),
  ];
  expect(extractPalette(rgba)).toEqual(['#0b0a09', '#f0a63a', '#faf7f1']);
  expect(extractPalette([])).toEqual([]);
});

test('A budget adds up its amounts, in the currency they are written in', () => {
  const budget = createBudgetTable();
  const rows = [
    ['Budget', 'Amount'],
    ['Production', '₹1,200,000'],
    ['Post', '300 000'],
  ];
  expect(mainTotalOf({ ...budget, rows })).toBe('₹1,500,000');
  expect(rowsWithTotalOf({ ...budget, rows }).at(-1)).toEqual(['Total', '₹1,500,000']);
});

test('A frame is as wide as the slide when it is wider than it', () => {
  expect(frameGuideBoxOf('2.39', SLIDE_SIZE).width).toBe(960);
  expect(frameGuideBoxOf('1.33', SLIDE_SIZE).height).toBeCloseTo(540);
});

test('A copy for somebody names them on every slide and leaves the deck alone', () => {
  const slide = createSlide();
  const copy = addExportMarkings(
    slide,
    { isConfidential: true, recipient: 'Northlight' },
    { theme: null, language: 'en' },
  );
  expect(copy.elements.map((element) => element.type === 'text' && element.content)).toEqual([
    'Northlight',
    'Confidential · Prepared for Northlight',
  ]);
  expect(slide.elements).toEqual([]);
});

test('A copy has one line at the bottom, in the style of the footer', () => {
  const theme = { ...requireTheme('festival'), footer: 'Lantern Film' };
  const linesOf = (slide: Slide) =>
    addExportMarkings(
      slide,
      { isConfidential: true, recipient: '' },
      { theme, language: 'en' },
    ).elements.filter((element) => element.type === 'text' && element.y > 500);
  const table = createSampleSlide('cast', theme);
  expect(linesOf(table)).toMatchObject([{ content: 'Lantern Film · Confidential', x: 56, y: 510 }]);
  const bare = createSampleSlide('cast', requireTheme('festival'));
  expect(linesOf(bare)).toMatchObject([
    { content: 'Confidential', x: 56, y: 510, fontFamily: theme.textFont },
  ]);
});

test('The line of a copy covers no table that reaches down to its place', () => {
  const rows = Array.from({ length: 14 }, (_, row) => [`Line ${row}`, '1']);
  const table = createTable({ x: 56, y: 60, width: 848, height: 460, rows });
  const markings = { isConfidential: true, recipient: '' };
  const slide = createSlide({ elements: [table] });
  expect(
    addExportMarkings(slide, markings, { theme: null, language: 'de' }).elements[1],
  ).toMatchObject({
    content: 'Vertraulich',
    y: 10,
  });
});
