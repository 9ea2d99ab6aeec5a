import { createChart } from './create-chart';
import { audienceRowsOf } from './sample-rows';
import { createSlide } from '../../core/model/create';
import { SLIDE_SIZE, slideSizeOf } from '../../core/model/deck-constants';
import type { ChartElement } from './chart-schema';
import { arePeriods } from './columns/periods';
import { fitTableToRoom, hasWholeWords } from '../table/fit/fit-table';
import type { TableElement } from '../table/table-schema';
import { type Box, boundsOf } from '../../core/geometry/box';
import {
  changeElementsById,
  currentSlideOf,
  type EditorDocument,
  selectedElementsOf,
} from '../../core/edit/editor-document';
import { copyElements, patchElements } from '../../core/edit/elements';
import { addSlides } from '../../core/edit/slides/slides';
import { findFreeBox, overlap } from '../../core/geometry/find-free-box';
import { addNewElement } from '../../core/edit/add-new-element';
import { findSlideTitle } from '../../core/text/find-slide-title';
import type { CellPosition } from '../../core/elements/element-kind';

type OptionalField =
  | 'grouping'
  | 'title'
  | 'legend'
  | 'labels'
  | 'sliceLabels'
  | 'scale'
  | 'unit'
  | 'columns'
  | 'isSwapped';

/** Changes of a chart; undefined resets a field to what is usual. */
export type ChartPatch = Partial<
  Pick<ChartElement, 'kind' | 'colors' | 'fontSize' | 'sourceTableId' | 'totalLabel'> &
    Pick<ChartElement, 'hasValueAxis' | 'hasGridLines'>
> & { readonly [Field in OptionalField]?: ChartElement[Field] | undefined };

export function patchChart(doc: EditorDocument, id: string, patch: ChartPatch): EditorDocument {
  return changeChart(doc, id, (chart) => {
    const entries = Object.entries({ ...chart, ...patch }).filter(
      ([, value]) => value !== undefined,
    );
    return Object.fromEntries(entries) as unknown as ChartElement;
  });
}

/** Adds a chart of the slide's table beside it or on a slide of its own, or a chart with sample rows. */
export function addChart(doc: EditorDocument, changes: Partial<ChartElement> = {}): EditorDocument {
  const table = findChartedTable(doc);
  if (!table) {
    const rows = audienceRowsOf(doc.deck.language);
    return addNewElement(doc, createChart({ rows, ...changes }));
  }
  const [next, box] = makeRoomForChart(doc, table);
  // Time runs along the axis of columns, one row of the table a series.
  const isOverTime = changes.kind === undefined && arePeriods(table.rows[0]?.slice(1) ?? []);
  const kind = isOverTime ? ({ kind: 'column', isSwapped: true } as const) : {};
  const figures = { rows: table.rows, sourceTableId: table.id };
  const chart = createChart({ ...changes, ...kind, ...box, ...figures });
  return addNewElement(next, chart);
}

/** Finds room on the slide of the table, or halves the table, or adds a slide where the table would lose words or type. */
function makeRoomForChart(doc: EditorDocument, table: TableElement) {
  const own = boundsOf(table);
  const slide = slideSizeOf(doc.deck);
  const largest = { ...own, width: slide.width, height: Math.max(own.height, CHART_HEIGHT) };
  const freeBox = findFreeBox(largest, currentSlideOf(doc).elements.map(boundsOf), {
    slide,
    minPart: MIN_CHART_SIZE.width / slide.width,
  });
  const canBeHalved = isWholeInHalf(table);
  // A chart is flat only below a table that cannot stand beside it.
  const minHeight = canBeHalved ? CHART_HEIGHT * 0.7 : MIN_CHART_SIZE.height;
  if (freeBox && freeBox.height >= minHeight) return [doc, freeBox] as const;
  return canBeHalved ? narrowTable(doc, table) : addChartSlide(doc);
}

/** Whether a table keeps its type and whole words in half of the slide. */
function isWholeInHalf(table: TableElement): boolean {
  const half = { ...table, width: (SLIDE_SIZE.width - 3 * MARGIN) / 2, x: MARGIN };
  const room = { right: half.x + half.width, bottom: Number.POSITIVE_INFINITY };
  const fitted = fitTableToRoom(half, room, { keepsColumns: false });
  return hasWholeWords(fitted) && fitted.fontSize >= Math.min(table.fontSize, 14);
}

/** Adds a slide for a chart, with the title and the background of the current one. */
function addChartSlide(doc: EditorDocument): readonly [EditorDocument, Box] {
  const { background, elements } = currentSlideOf(doc);
  const title = findSlideTitle(elements);
  const copies = title ? copyElements([title], { x: 0, y: 0 }) : [];
  const slide = slideSizeOf(doc.deck);
  const x = title?.x ?? MARGIN;
  const y = (title ? title.y + title.height : 0) + MARGIN;
  const box = { x, y, width: slide.width - 2 * x, height: slide.height - y - 2 * MARGIN };
  return [addSlides(doc, [createSlide({ background, elements: copies })]), box];
}

const CHART_HEIGHT = 320;
const MIN_CHART_SIZE = { width: 240, height: 160 };

/** The selected table, or the only one of the slide. */
function findChartedTable(doc: EditorDocument): TableElement | undefined {
  const [selected, all] = [selectedElementsOf(doc), currentSlideOf(doc).elements].map((elements) =>
    elements.filter((element) => element.type === 'table'),
  );
  const tables = selected?.length ? selected : all;
  return tables?.length === 1 ? tables[0] : undefined;
}

/** Halves a table that fills the slide, or its room where that is larger; the other half is for its chart. */
function narrowTable(doc: EditorDocument, table: TableElement): readonly [EditorDocument, Box] {
  const own = boundsOf(table);
  const across = { ...own, x: MARGIN, width: SLIDE_SIZE.width - 2 * MARGIN };
  const isBlocked = currentSlideOf(doc)
    .elements.map(boundsOf)
    .some((other) => overlap(other, across) && !overlap(other, own));
  const { x, y, width: whole, height } = isBlocked ? own : across;
  const width = (whole - MARGIN) / 2;
  const narrow = patchElements(doc, [table.id], { x, width });
  const below = currentSlideOf(doc).elements.filter((other) => other.y >= y + height);
  const bottom = Math.min(slideSizeOf(doc.deck).height, ...below.map((other) => other.y)) - MARGIN;
  const tall = Math.max(height, Math.min(CHART_HEIGHT, bottom - y));
  return [narrow, { x: x + width + MARGIN, y, width, height: tall }];
}

const MARGIN = 24;

/** Charts of a table are edited in the table, so they ignore this. */
export function setChartValue(
  doc: EditorDocument,
  id: string,
  { row, column }: CellPosition,
  text: string,
) {
  return changeUnlinkedChart(doc, id, (chart) => {
    const cells = chart.rows[row];
    if (!cells || column >= cells.length) return chart;
    return { ...chart, rows: chart.rows.with(row, cells.with(column, text.slice(0, 500))) };
  });
}

const MAX_CHART_ROWS = 40;

export function addChartRow(doc: EditorDocument, id: string): EditorDocument {
  return changeUnlinkedChart(doc, id, (chart) => {
    const blank = (chart.rows[0] ?? ['']).map(() => '');
    return chart.rows.length > MAX_CHART_ROWS ? chart : { ...chart, rows: [...chart.rows, blank] };
  });
}

/** Keeps the header row and one more. */
export function removeLastChartRow(doc: EditorDocument, id: string): EditorDocument {
  return changeUnlinkedChart(doc, id, (chart) =>
    chart.rows.length <= 2 ? chart : { ...chart, rows: chart.rows.slice(0, -1) },
  );
}

const MAX_CHART_SERIES = 12;

export function addChartSeries(doc: EditorDocument, id: string): EditorDocument {
  return changeUnlinkedChart(doc, id, (chart) => {
    const count = (chart.rows[0]?.length ?? 1) - 1;
    if (count >= MAX_CHART_SERIES) return chart;
    // A series of words would not be drawn, so it begins with zeros.
    return {
      ...chart,
      rows: chart.rows.map((row, at) => [...row, at === 0 ? `Series ${count + 1}` : '0']),
    };
  });
}

/** Keeps the labels and one series. */
export function removeLastChartSeries(doc: EditorDocument, id: string): EditorDocument {
  return changeUnlinkedChart(doc, id, (chart) =>
    (chart.rows[0]?.length ?? 0) <= 2
      ? chart
      : { ...chart, rows: chart.rows.map((row) => row.slice(0, -1)) },
  );
}

/** Lets a chart keep the figures that its table has now, to be edited by themselves. */
export function unlinkChart(doc: EditorDocument, id: string): EditorDocument {
  return changeChart(doc, id, (chart) => ({ ...chart, sourceTableId: null }));
}

/** Changes a chart whose figures are its own. */
export function changeUnlinkedChart(
  doc: EditorDocument,
  id: string,
  change: (chart: ChartElement) => ChartElement,
) {
  return changeChart(doc, id, (chart) => (chart.sourceTableId === null ? change(chart) : chart));
}

function changeChart(
  doc: EditorDocument,
  id: string,
  change: (chart: ChartElement) => ChartElement,
): EditorDocument {
  return changeElementsById(doc, [id], (element) =>
    element.type === 'chart' ? change(element) : element,
  );
}
