import { createChart } from '../model/create-figures';
import { SLIDE, type ChartElement, type TableElement } from '../model/deck';
import type { Box } from '../geometry/box';
import { boundsOf } from '../geometry/box';
import { changeEach, type Document, selectedOf } from './document';
import { addNew } from './new-elements';
import type { Cell } from './tables';

export type ChartPatch = Partial<Pick<ChartElement, 'kind' | 'colors' | 'fontSize' | 'source'>>;

export function patchChart(doc: Document, id: string, patch: ChartPatch): Document {
  return changeChart(doc, id, (chart) => ({ ...chart, ...patch }));
}

/** Adds a chart of the selected table beside it if there is space, or a chart with sample rows. */
export function addChart(doc: Document, changes: Partial<ChartElement> = {}): Document {
  const table = oneTable(doc);
  if (!table) return addNew(doc, createChart(changes));
  const { id, rows } = table;
  return addNew(doc, createChart({ ...changes, ...roomBeside(table), rows, source: id }));
}

function oneTable(doc: Document): TableElement | undefined {
  const tables = selectedOf(doc).filter((element) => element.type === 'table');
  return tables.length === 1 ? tables[0] : undefined;
}

const MARGIN = 24;
const LEAST = { width: 240, height: 160 };

/** Largest free box around the table; empty if a chart would be too small. */
function roomBeside(table: TableElement): Partial<Box> {
  const { x, y, width, height } = boundsOf(table);
  const [right, bottom] = [x + width + MARGIN, y + height + MARGIN];
  const freeBoxes = [
    { x: right, y, width: SLIDE.width - MARGIN - right, height },
    { x: MARGIN, y, width: x - 2 * MARGIN, height },
    { x, y: bottom, width, height: SLIDE.height - MARGIN - bottom },
    { x, y: MARGIN, width, height: y - 2 * MARGIN },
  ].filter((box) => box.width >= LEAST.width && box.height >= LEAST.height);
  const areaOf = (box: Box) => box.width * box.height;
  return freeBoxes.toSorted((one, other) => areaOf(other) - areaOf(one))[0] ?? {};
}

/** Charts of a table are edited in the table, so they ignore this. */
export function writeFigure(doc: Document, id: string, { row, column }: Cell, text: string) {
  return changeOwn(doc, id, (chart) => {
    const cells = chart.rows[row];
    if (!cells || column >= cells.length) return chart;
    return { ...chart, rows: chart.rows.with(row, cells.with(column, text.slice(0, 500))) };
  });
}

const MOST_FIGURES = 40;

export function addFigure(doc: Document, id: string): Document {
  return changeOwn(doc, id, (chart) => {
    const blank = (chart.rows[0] ?? ['']).map(() => '');
    return chart.rows.length > MOST_FIGURES ? chart : { ...chart, rows: [...chart.rows, blank] };
  });
}

/** Keeps the header row and one more. */
export function removeLastFigure(doc: Document, id: string): Document {
  return changeOwn(doc, id, (chart) =>
    chart.rows.length <= 2 ? chart : { ...chart, rows: chart.rows.slice(0, -1) },
  );
}

function changeOwn(doc: Document, id: string, change: (chart: ChartElement) => ChartElement) {
  return changeChart(doc, id, (chart) => (chart.source === null ? change(chart) : chart));
}

function changeChart(
  doc: Document,
  id: string,
  change: (chart: ChartElement) => ChartElement,
): Document {
  return changeEach(doc, [id], (element) => (element.type === 'chart' ? change(element) : element));
}
