/** @jest-environment node */
import '../kinds';
import { addWaterfall } from '../../film/finance/finance-edits';
import { createBudgetTable } from '../../film/film-tables';
import { createDeck, createSlide } from '../../core/model/create';
import { createChart } from './create-chart';
import { createText } from '../../core/text/create-text';
import { createTable } from '../table/create-table';
import type { ChartElement } from './chart-schema';
import { describeElement } from '../../core/elements/element-labels';
import { chartColorsOf } from './apply-theme-to-chart';
import { changeTheme } from '../../film/themes/apply-deck-theme';
import { requireTheme } from '../../film/themes/themes';
import { boundsOf, intersects } from '../../core/geometry/box';
import {
  type EditorDocument,
  createEditorDocument,
  currentSlideOf,
} from '../../core/edit/editor-document';
import { copyElements, removeElements } from '../../core/edit/elements';
import {
  addChart,
  addChartSeries,
  patchChart,
  removeLastChartSeries,
  setChartValue,
} from './chart-edits';
import { pasteGrid } from '../paste-grid';
import { fitChangedTables } from '../table/fit/fit-changed-tables';
import { hasWholeWords } from '../table/fit/fit-table';
import type { TableElement } from '../table/table-schema';
import { readChartData } from './chart-data';
import { sliceRadiusOf } from './slice-layout';
import { setCellText } from '../table/table-rows';

const table = createTable({
  ...createBudgetTable(),
  id: 'budget',
  x: 24,
  y: 100,
  width: 400,
  height: 300,
});

/** A slide with a budget, and the chart of it. */
function charted(): EditorDocument {
  const deck = createDeck({ slides: [createSlide({ elements: [table] })] });
  return addChart({ ...createEditorDocument(deck), selection: [table.id] });
}

function chartIn(doc: EditorDocument): ChartElement {
  const chart = currentSlideOf(doc).elements.findLast((element) => element.type === 'chart');
  if (!chart) throw new Error('There is no chart on the slide.');
  return chart;
}

test('A chart of a table lies beside it and shows its figures', () => {
  const chart = chartIn(charted());
  expect(chart).toMatchObject({ sourceTableId: 'budget', rows: table.rows });
  expect(intersects(boundsOf(chart), boundsOf(table))).toBe(false);
});

test.each([
  ['a table below a title', { x: 56, y: 250, width: 848, height: 240 }],
  ['a narrow table below a title', { x: 56, y: 250, width: 300, height: 240 }],
  ['a table that fills the slide below its title', { x: 56, y: 128, width: 848, height: 364 }],
  ['a flat table', { x: 56, y: 128, width: 848, height: 120 }],
])('A chart of %s covers neither', (_, box) => {
  const title = createText({
    content: 'Budget',
    role: 'title',
    x: 56,
    y: 48,
    width: 848,
    height: 64,
  });
  const elements = [title, { ...table, ...box }];
  const doc = addChart(createEditorDocument(createDeck({ slides: [createSlide({ elements })] })));
  const boxes = currentSlideOf(doc).elements.map(boundsOf);
  const pairs = boxes.flatMap((one, at) =>
    boxes.slice(at + 1).map((other) => [one, other] as const),
  );
  expect(pairs.filter(([one, other]) => intersects(one, other))).toEqual([]);
  const { x, y, width, height } = chartIn(doc);
  expect([x, y, 960 - x - width, 540 - y - height].every((space) => space >= 24)).toBe(true);
  expect([width >= 240, height >= 160]).toEqual([true, true]);
});

test('A chart without a table has samples in the language of its deck', () => {
  const doc = addChart(createEditorDocument(createDeck({ language: 'de' })), { kind: 'column' });
  const labels = chartIn(doc).rows.map(([label]) => label);
  expect(labels).toEqual(['Publikum', 'Festivals', 'Kinos', 'Streaming']);
});

test('What is written in the table is seen in the chart, and read out with it', () => {
  const doc = setCellText(charted(), 'budget', { row: 1, column: 1 }, '250,000');
  expect(chartIn(doc).rows[1]).toEqual(['Above-the-line', '250,000']);
  expect(describeElement(chartIn(doc))).toMatch(
    /^Bar chart: Above-the-line 250,000, Pre-production 0/,
  );
});

test('A chart is described by the results of its formulas', () => {
  const rows = [
    ['Source', 'Amount'],
    ['Equity', '$2'],
    ['Fee', '=B2/2'],
  ];
  expect(describeElement(createChart({ rows }))).toMatch(/^Bar chart: Equity \$2, Fee \$1,/);
});

test('A chart of a table is not written by itself; without its table it keeps the figures', () => {
  const doc = charted();
  const written = setChartValue(doc, chartIn(doc).id, { row: 1, column: 1 }, '7');
  expect(chartIn(written).rows).toBe(table.rows);
  const alone = removeElements(doc, ['budget']);
  expect(chartIn(alone)).toMatchObject({ sourceTableId: null, rows: table.rows });
  const own = setChartValue(alone, chartIn(alone).id, { row: 1, column: 1 }, '7');
  expect(chartIn(own).rows[1]?.[1]).toBe('7');
});

test('Copied with its table, a chart shows the copy; alone, it goes on with its table', () => {
  const [copy, chart] = copyElements(currentSlideOf(charted()).elements, { x: 0, y: 0 });
  expect(chart).toMatchObject({ sourceTableId: copy?.id });
  const [alone] = copyElements([chartIn(charted())], { x: 0, y: 0 });
  expect(alone).toMatchObject({ sourceTableId: 'budget', rows: table.rows });
});

test('A chart wears the colours of the theme, and those of the next one; a colour set by hand stays', () => {
  const noir = requireTheme('noir');
  const next = requireTheme('thriller');
  const deck = createDeck({
    theme: noir,
    slides: [createSlide({ background: noir.backgrounds[0] })],
  });
  const doc = addWaterfall(createEditorDocument(deck));
  expect(chartIn(doc)).toMatchObject({ colors: chartColorsOf(noir), fontFamily: noir.textFont });
  const painted = patchChart(doc, chartIn(doc).id, {
    colors: chartIn(doc).colors.with(1, '#123456'),
  });
  const after = chartIn(changeTheme(painted, next));
  expect(after.colors).toEqual(chartColorsOf(next).with(1, '#123456'));
  expect([next.palette.text, next.palette.coverText]).toContain(after.color);
});

test('A chart of a table across the slide is not flat: it stands beside it where the table keeps its words and type', () => {
  const rowsOf = (columns: number) =>
    ['Erlöse', 'Kino', 'TV', 'Streaming', 'Weltvertrieb'].map((label) => [
      label,
      ...Array.from({ length: columns }, (_, at) =>
        label === 'Erlöse' ? `${2027 + at}` : '620.000',
      ),
    ]);
  const chartOf = (columns: number) => {
    const before = pasteGrid(createEditorDocument(createDeck()), rowsOf(columns));
    const elements = fitChangedTables(addChart(before).deck, before.deck).slides[0]?.elements ?? [];
    return elements as readonly [TableElement, ChartElement];
  };
  const [narrow, beside] = chartOf(4);
  expect([hasWholeWords(narrow), narrow.fontSize]).toEqual([true, 14]);
  expect([beside.height >= 300, beside.width >= 400]).toEqual([true, true]);
  const [wide, below] = chartOf(9);
  expect(below.y).toBeGreaterThan(wide.y + wide.height);
});

test('A wide table below a title keeps its figures apart: its chart has a slide of its own with that title', () => {
  const title = createText({
    content: 'Kostenplan',
    role: 'title',
    x: 56,
    y: 48,
    width: 848,
    height: 64,
  });
  const deck = createDeck({ slides: [createSlide({ elements: [title] })] });
  const quarters = ['Land', ...Array.from({ length: 9 }, (_, at) => `Q${at + 1}`)];
  const rows = ['Postproduktion', 'Dreh', 'Musik', 'Rechte', 'Team', 'Reserve'].map((label) =>
    quarters.map((_, at) => (at === 0 ? label : '1.120.000,50')),
  );
  const before = pasteGrid(createEditorDocument(deck), [quarters, ...rows]);
  const doc = addChart(before);
  expect(doc.deck.slides[0]).toEqual(before.deck.slides[0]);
  const [heading] = currentSlideOf(doc).elements;
  expect([doc.deck.slides.length, heading]).toMatchObject([2, { content: 'Kostenplan', y: 48 }]);
  expect(chartIn(doc)).toMatchObject({ x: 56, y: 136, width: 848, height: 356 });
});

test('A table that fills the slide makes room for its chart, selected or not', () => {
  const wide = createTable({ ...createBudgetTable(), id: 'wide' });
  const deck = createDeck({ slides: [createSlide({ elements: [wide] })] });
  const doc = addChart(createEditorDocument(deck));
  const [changed] = currentSlideOf(doc).elements;
  expect(chartIn(doc)).toMatchObject({ sourceTableId: 'wide', rows: wide.rows });
  if (!changed) throw new Error('The table is gone.');
  expect(intersects(boundsOf(chartIn(doc)), boundsOf(changed))).toBe(false);
});

test('Beside its chart, a table keeps its figures whole and its type, and the chart is large enough for a pie', () => {
  const rows = [
    ['', 'Position', 'Betrag'],
    ['1', 'Vorbereitung und Drehbuch', '60.850,00 €'],
    ['2', 'Dreharbeiten mit allen Gewerken', '780.500,00 €'],
    ['3', 'Versicherungen und Gebühren', '900.000,00 €'],
    ...['4', '5', '6', '7', '8'].map((code) => [code, 'Endfertigung und Musik', '12.000,00 €']),
  ];
  const before = pasteGrid(createEditorDocument(createDeck()), rows);
  const { deck } = addChart(before);
  const elements = fitChangedTables(deck, before.deck).slides[0]?.elements ?? [];
  const [changed, chart] = elements as readonly [TableElement, ChartElement];
  expect(changed.fontSize).toBe((currentSlideOf(before).elements[0] as TableElement).fontSize);
  expect(hasWholeWords(changed)).toBe(true);
  expect(intersects(boundsOf(changed), boundsOf(chart))).toBe(false);
  expect(sliceRadiusOf(chart)).toBeGreaterThan(100);
});

test('A chart gets series of its own and keeps one; a chart of a table takes those of the table', () => {
  const doc = addChart(createEditorDocument(createDeck()));
  const { id } = chartIn(doc);
  const more = addChartSeries(doc, id);
  expect(readChartData(chartIn(more).rows).series.map(({ name }) => name)).toEqual([
    'Share',
    'Series 2',
  ]);
  const one = removeLastChartSeries(removeLastChartSeries(more, id), id);
  expect(chartIn(one).rows).toEqual(chartIn(doc).rows);
  const linked = charted();
  expect(addChartSeries(linked, chartIn(linked).id)).toEqual(linked);
});

test('A field that is set back to what is usual is not stored', () => {
  const chart = createChart({ kind: 'line', grouping: 'stacked', title: 'Receipts' });
  const doc = createEditorDocument(createDeck({ slides: [createSlide({ elements: [chart] })] }));
  const after = patchChart(doc, chart.id, {
    grouping: undefined,
    title: undefined,
    legend: 'none',
  });
  const [element] = after.deck.slides[0]?.elements ?? [];
  expect(element).toMatchObject({ kind: 'line', legend: 'none' });
  expect(element).not.toHaveProperty('grouping');
  expect(element).not.toHaveProperty('title');
});

test('Months that are columns of a table run along the axis of its chart, without their sum', () => {
  const rows = [
    ['Cashflow', 'Jan', 'Feb', 'Mär', 'Summe'],
    ['Einzahlungen', '250.000', '400.000', '0', '650.000'],
    ['Auszahlungen', '-60.000', '-310.500', '-280.000', '-650.500'],
  ];
  const cash = createTable({ ...table, rows, columnWeights: [2, 1, 1, 1, 1], language: 'de' });
  const deck = createDeck({ slides: [createSlide({ elements: [cash] })] });
  const doc = { ...createEditorDocument(deck), selection: [cash.id] };
  const chart = chartIn(addChart(doc));
  expect(chart.kind).toBe('column');
  const { labels, series } = readChartData(chart.rows, chart);
  expect(labels).toEqual(['Jan', 'Feb', 'Mär']);
  expect(series.map(({ name }) => name)).toEqual(['Einzahlungen', 'Auszahlungen']);
  expect(chartIn(addChart(doc, { kind: 'waterfall' }))).not.toHaveProperty('isSwapped');
});
