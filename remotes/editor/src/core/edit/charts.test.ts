/** @jest-environment node */
import { lateEditNamed } from '../testing/late-edit-named';
import { budgetTable } from '../film/tables';
import { createDeck, createSlide } from '../model/create';
import { createTable } from '../model/create-figures';
import type { ChartElement } from '../model/deck';
import { describe as describeElement } from '../words';
import { chartColors } from '../theme/dress';
import { restyle } from '../theme/restyle';
import { themeNamed } from '../../film/themes/themes';
import { boundsOf, touches } from '../geometry/box';
import { type Document, openDocument, slideOf } from './document';
import { copiesOf, removeElements } from './elements';
import { addChart, patchChart, writeFigure } from './charts';
import { writeCell } from './tables';

const table = createTable({
  ...budgetTable(),
  id: 'budget',
  x: 24,
  y: 100,
  width: 400,
  height: 300,
});

/** A slide with a budget, and the chart of it. */
function charted(): Document {
  const deck = createDeck({ slides: [createSlide({ elements: [table] })] });
  return addChart({ ...openDocument(deck), selection: [table.id] });
}

function chartIn(doc: Document): ChartElement {
  const chart = slideOf(doc).elements.findLast((element) => element.type === 'chart');
  if (!chart) throw new Error('There is no chart on the slide.');
  return chart;
}

test('A chart of a table lies beside it and shows its figures', () => {
  const chart = chartIn(charted());
  expect(chart).toMatchObject({ source: 'budget', rows: table.rows });
  expect(touches(boundsOf(chart), boundsOf(table))).toBe(false);
});

test('What is written in the table is seen in the chart, and read out with it', () => {
  const doc = writeCell(charted(), 'budget', { row: 1, column: 1 }, '250,000');
  expect(chartIn(doc).rows[1]).toEqual(['Above-the-line', '250,000']);
  expect(describeElement(chartIn(doc))).toMatch(
    /^Bar chart: Above-the-line 250,000, Pre-production 0/,
  );
});

test('A chart of a table is not written by itself; without its table it keeps the figures', () => {
  const doc = charted();
  const written = writeFigure(doc, chartIn(doc).id, { row: 1, column: 1 }, '7');
  expect(chartIn(written).rows).toBe(table.rows);
  const alone = removeElements(doc, ['budget']);
  expect(chartIn(alone)).toMatchObject({ source: null, rows: table.rows });
  const own = writeFigure(alone, chartIn(alone).id, { row: 1, column: 1 }, '7');
  expect(chartIn(own).rows[1]?.[1]).toBe('7');
});

test('Copied with its table, a chart shows the copy', () => {
  const [copy, chart] = copiesOf(slideOf(charted()).elements, { x: 0, y: 0 });
  expect(chart).toMatchObject({ source: copy?.id });
  const [alone] = copiesOf([chartIn(charted())], { x: 0, y: 0 });
  expect(alone).toMatchObject({ source: null, rows: table.rows });
});

test('A chart wears the colours of the theme, and those of the next one; a colour set by hand stays', () => {
  const noir = themeNamed('noir');
  const next = themeNamed('thriller');
  const deck = createDeck({
    theme: noir,
    slides: [createSlide({ background: noir.backgrounds[0] })],
  });
  const doc = lateEditNamed('add-waterfall').edit(openDocument(deck));
  expect(chartIn(doc)).toMatchObject({ colors: chartColors(noir), fontFamily: noir.textFace });
  const painted = patchChart(doc, chartIn(doc).id, {
    colors: chartIn(doc).colors.with(1, '#123456'),
  });
  const after = chartIn(restyle(painted, next));
  expect(after.colors).toEqual(chartColors(next).with(1, '#123456'));
  expect([next.palette.ink, next.palette.coverInk]).toContain(after.color);
});
