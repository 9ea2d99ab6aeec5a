/** @jest-environment node */
import '../kinds';
import {
  createEditorDocument,
  currentSlideOf,
  type EditorDocument,
} from '../../core/edit/editor-document';
import { createDeck, createSlide } from '../../core/model/create';
import { fillCells, pasteGrid } from '../paste-grid';
import { readChartData } from './chart-data';
import type { ChartElement } from './chart-schema';
import { createChart } from './create-chart';

const BUDGET_GRID = [
  ['Position', 'Betrag', 'Anteil'],
  ['Team', '1.240.000', '75 %'],
  ['Besetzung', '420.000', '25 %'],
  ['Summe', '1.660.000', '100 %'],
  ['', '', ''],
];

const withChart = (chart: ChartElement) =>
  createEditorDocument(
    createDeck({ language: 'de', slides: [createSlide({ elements: [chart] })] }),
  );

const chartOf = (doc: EditorDocument) => currentSlideOf(doc).elements[0] as ChartElement;

test('Cells of a spreadsheet in the first figure of a chart replace all, and their total is not drawn', () => {
  const before = withChart(createChart({ columns: ['Share'], hasAllFigures: true }));
  const { id } = chartOf(before);
  const start = { row: 0, column: 0 };
  const chart = chartOf(fillCells(before, id, { start, grid: BUDGET_GRID }));
  expect(chart.rows).toEqual(BUDGET_GRID.slice(0, 4));
  const { labels, series } = readChartData(chart.rows, chart);
  expect(labels).toEqual(['Team', 'Besetzung']);
  expect(series.map(({ name, values }) => [name, values])).toEqual([
    ['Betrag', [1_240_000, 420_000]],
  ]);
  const selected = pasteGrid({ ...before, selection: [id] }, BUDGET_GRID);
  expect(currentSlideOf(selected).elements).toEqual([chart]);
});

test('Cells in another figure of a chart fill those from it on; a chart of a table keeps its figures', () => {
  const rows = [
    ['', 'A'],
    ['x', '1'],
    ['y', '2'],
  ];
  const before = withChart(createChart({ rows }));
  const filling = {
    start: { row: 2, column: 1 },
    grid: [
      ['5', '6'],
      ['7', '8'],
    ],
  };
  expect(chartOf(fillCells(before, chartOf(before).id, filling)).rows).toEqual([
    ['', 'A', ''],
    ['x', '1', ''],
    ['y', '5', '6'],
    ['', '7', '8'],
  ]);
  const linked = withChart(createChart({ rows, sourceTableId: 'table' }));
  const { id } = chartOf(linked);
  expect(fillCells(linked, id, filling)).toEqual(linked);
  const added = pasteGrid({ ...linked, selection: [id] }, BUDGET_GRID);
  expect(currentSlideOf(added).elements.map(({ type }) => type)).toEqual(['chart', 'table']);
});
