/** @jest-environment node */
import { createChart } from '../../elements/chart/create-chart';
import type { SlideElement } from '../../elements/element-schema';
import { createTable } from '../../elements/table/create-table';
import { createText } from '../../elements/text/create-text';
import { createSampleSlide } from '../../film/layouts/create-sample-slide';
import { LAYOUT_TITLES } from '../../film/layouts/layouts';
import { FILM_THEMES } from '../../film/themes/themes';
import { createSlide } from '../model/create';
import { typedKeysOf } from '../typed-keys-of';
import { findOverlaps } from './find-overlaps';

const text = createText({ content: 'Lantern Film', x: 80, y: 480, width: 300, height: 40 });
const table = createTable({ x: 80, y: 120, width: 800, height: 200 });
const rows = Array.from({ length: 16 }, (_, row) => [`Line ${row}`, '1']);

test.each<[string, readonly SlideElement[], number]>([
  ['a footer under the last rows of a table', [text, { ...table, rows }], 1],
  ['a footer below a table', [text, table], 0],
  ['a chart on a text', [text, createChart({ y: 300, height: 220 })], 1],
  ['two texts in the same place', [text, { ...text, id: 'other' }], 1],
  ['texts whose boxes cross, but not their words', [text, { ...text, x: 300, content: 'A' }], 0],
  ['a faint text', [text, { ...text, id: 'other', opacity: 0.2 }], 0],
  ['an empty text', [text, { ...text, id: 'other', content: ' ' }], 0],
])('%s', (_name, elements, count) => {
  expect(findOverlaps([createSlide({ elements })]).size).toBe(count);
});

test.each(FILM_THEMES.map((theme) => [theme.name, theme] as const))(
  'no layout of %s has texts on others',
  (_name, theme) => {
    for (const name of typedKeysOf(LAYOUT_TITLES)) {
      const overlaps = Array.from(findOverlaps([createSampleSlide(name, theme)]), ({ id }) => id);
      expect({ name, overlaps }).toEqual({ name, overlaps: [] });
    }
  },
);
