/** @jest-environment node */
import { createChart } from '../../elements/chart/create-chart';
import type { SlideElement } from '../../core/elements/slide-element';
import { createShape } from '../../elements/shape/create-shape';
import { withShapeText } from '../../elements/shape/shape-text';
import { createTable } from '../../elements/table/create-table';
import { createText } from '../../core/text/create-text';
import { createTimeline } from '../../elements/timeline/timeline-kind';
import { createSampleSlide } from '../layouts/create-sample-slide';
import { LAYOUT_TITLES } from '../layouts/layouts';
import { FILM_THEMES } from '../themes/themes';
import { createSlide } from '../../core/model/create';
import { typedKeysOf } from '../../core/typed-keys-of';
import { findOffSlide, findOverlaps } from './find-overlaps';

const text = createText({ content: 'Lantern Film', x: 80, y: 480, width: 300, height: 40 });
const table = createTable({ x: 80, y: 120, width: 800, height: 200 });
const place = { x: 80, y: 480, width: 300, height: 40 };
const shape = createShape(place);
const shapeWithText = withShapeText(shape, { ...text, content: 'Lantern Film' });
const rotatedText = { ...text, id: 'rotatedText', rotation: 90, y: 200 };
const rows = Array.from({ length: 16 }, (_, row) => [`Line ${row}`, '1']);

test.each<[string, readonly SlideElement[], number]>([
  ['a footer under the last rows of a table', [text, { ...table, rows }], 1],
  ['a footer below a table', [text, table], 0],
  ['a chart on a text', [text, createChart({ y: 300, height: 220 })], 1],
  ['two texts in the same place', [text, { ...text, id: 'other' }], 1],
  ['texts whose boxes cross, but not their words', [text, { ...text, x: 300, content: 'A' }], 0],
  ['a faint text', [text, { ...text, id: 'other', opacity: 0.2 }], 0],
  ['a QR code on a text', [text, createShape({ ...place, shapeType: 'qr-code' })], 1],
  ['a text in a shape on a text', [text, shapeWithText], 1],
  ['a text in a shape without text', [createShape({ x: 80, y: 480, width: 300 }), text], 0],
  ['a text that is turned onto another one', [text, { ...rotatedText, x: 0, y: 580 }], 1],
  ['a text that is turned away from another one', [{ ...text, x: 0, y: 300 }, rotatedText], 0],
  ['an empty text', [text, { ...text, id: 'other', content: ' ' }], 0],
])('%s', (_name, elements, count) => {
  expect(findOverlaps([createSlide({ elements })]).size).toBe(count);
});

const size = { width: 960, height: 540 };

test.each<[string, boolean, SlideElement]>([
  ['a text on the slide', false, text],
  ['a text over the left edge', true, { ...text, x: -20 }],
  ['a text over the right edge', true, { ...text, x: 900, width: 300 }],
  ['a text over the upper edge', true, { ...text, y: -20 }],
  ['a text below the slide', true, { ...text, y: 530 }],
  ['an empty box over the edge', false, { ...text, content: ' ', x: -20 }],
  ['a box whose text ends before the edge', false, { ...text, x: 800, content: 'A' }],
  ['a table with too many rows', true, { ...table, rows }],
  ['a chart over the right edge', true, createChart({ x: 700, width: 300 })],
  ['a timeline over the right edge', true, createTimeline({ x: 700, width: 300 })],
  ['a shape without text over the edge', false, createShape({ x: -20 })],
  ['a text in a shape over the edge', true, { ...shapeWithText, x: -20, width: 60 }],
  ['a QR code over the edge', true, createShape({ shapeType: 'qr-code', x: -20 })],
  ['a text that is turned off the slide', true, { ...text, x: -100, rotation: 90, y: 100 }],
])('%s is off the slide: %s', (_name, isOff, element) => {
  expect(findOffSlide([createSlide({ elements: [element] })], size).size).toBe(isOff ? 1 : 0);
});

test.each(FILM_THEMES.map((theme) => [theme.name, theme] as const))(
  'no layout of %s has texts on others or off the slide',
  (_name, theme) => {
    for (const name of typedKeysOf(LAYOUT_TITLES)) {
      const overlaps = Array.from(findOverlaps([createSampleSlide(name, theme)]), ({ id }) => id);
      expect({ name, overlaps }).toEqual({ name, overlaps: [] });
      const off = Array.from(findOffSlide([createSampleSlide(name, theme)], size), ({ id }) => id);
      expect({ name, off }).toEqual({ name, off: [] });
    }
  },
);
