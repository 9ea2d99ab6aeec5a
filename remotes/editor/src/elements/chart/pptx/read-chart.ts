import * as v from 'valibot';
import { describeChartRows, drawnRowsOf } from '../chart-kind';
import { createChart } from '../create-chart';
import { readChartOptions } from './chart-options';
import { type ChartKind, POINT_KINDS, RADAR_KINDS, SLICE_KINDS } from '../chart-kinds';
import { type ChartElement, chosenColumnsSchema } from '../chart-schema';
import { readTransform, elementBoxOf } from '../../../ooxml/transforms';
import {
  type ChartPart,
  type ChartColumn,
  readChartColumns,
  readChartStyle,
  readChartPart,
} from './chart-part';
import { writeChartRows } from './chart-rows';
import {
  childrenOf,
  findChild,
  readRelationshipId,
  readAttribute,
} from '../../../ooxml/package/xml-elements';
import { CHART_SOURCE_URI, stripTypeLabel, readObjectNames } from '../../../ooxml/object-names';
import type { ImportWarningKind } from '../../../ooxml/import-warnings';
import type { ImportContext } from '../../../ooxml/import-context';
import { readPackagePart } from '../../../ooxml/package/relationships';

const MAX_SERIES = 19;

/** Reads a chart with its data; undefined for other graphics and unsupported kinds. */
export async function readChart(
  frame: Element,
  context: ImportContext,
): Promise<ChartElement | undefined> {
  const transform = readTransform(findChild(frame, 'xfrm'));
  const part = await findChartPart(frame, context);
  const nearest = part && findNearestChart(part, readChartColumns(part));
  if (!transform || !nearest || nearest.columns.length === 0) return undefined;
  for (const loss of nearest.losses) context.warnings.count(loss);
  const { rows, isExact } = writeChartRows(nearest.columns.slice(0, MAX_SERIES), part.formatCode);
  if (!isExact || nearest.columns.length > MAX_SERIES) context.warnings.count('chart-figures');
  const lineCount = readLineCount(part);
  const chart = createChart({
    ...elementBoxOf(context.project({ ...transform, rotation: 0 })),
    ...readChartNames(frame, { ...rows, kind: nearest.kind }),
    kind: nearest.kind,
    ...rows,
    ...readTotalLabel(nearest.kind, part),
    ...(lineCount !== undefined && nearest.kind !== 'waterfall' && { lineCount }),
    ...readChartOptions(part, nearest.kind, nearest.painted),
    ...readChartStyle(part, nearest.painted, context),
  });
  requestSource(frame, chart, context);
  return chart;
}

/** Connects a chart that this editor wrote to the table that it follows. */
function requestSource(frame: Element, { id }: ChartElement, { connections }: ImportContext): void {
  const extensions = findChild(frame, 'nvGraphicFramePr', 'nvPr', 'extLst');
  const own = childrenOf(extensions, 'ext').find(
    (extension) => readAttribute(extension, 'uri') === CHART_SOURCE_URI,
  );
  const reference = findChild(own, 'source');
  const table = readAttribute(reference, 'table');
  const columns = readNames(readAttribute(reference, 'columns') ?? '');
  const isSwapped = readAttribute(reference, 'swapped') === '1';
  if (table === undefined) return;
  connections.requestConnection(id, table, (chart, source) => {
    if (chart.type !== 'chart' || source.type !== 'table') return chart;
    const linked = { ...chart, sourceTableId: source.id };
    if (!columns && !isSwapped) return linked;
    // The sheet has only what is shown.
    const { hasAllFigures: _hasAllFigures, ...follower } = linked;
    const choice = { ...(columns && { columns }), ...(isSwapped && { isSwapped }) };
    return { ...follower, ...choice, rows: source.rows };
  });
}

/** A list of names; undefined for anything else. */
function readNames(json: string): string[] | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), chosenColumnsSchema), json);
  return result.success ? result.output : undefined;
}

async function findChartPart(
  frame: Element,
  { part, file }: Pick<ImportContext, 'part' | 'file'>,
): Promise<ChartPart | undefined> {
  const reference = findChild(frame, 'graphic', 'graphicData', 'chart');
  const path = part.relationships.get(readRelationshipId(reference, 'id') ?? '')?.path;
  return path !== undefined && file.has(path)
    ? readChartPart((await readPackagePart(file, path)).root)
    : undefined;
}

interface NearestChart {
  readonly kind: ChartKind;
  readonly columns: readonly ChartColumn[];
  /** Series that the colours are read from. */
  readonly painted: readonly ChartColumn[];
  readonly losses: readonly ImportWarningKind[];
}

function findNearestChart(
  part: ChartPart,
  columns: readonly ChartColumn[],
): NearestChart | undefined {
  if (isWaterfall(part, columns)) {
    const painted = columns.slice(1, WATERFALL_SERIES.length);
    return { kind: 'waterfall', columns: [readWaterfallFlow(columns)], painted, losses: [] };
  }
  const kind = kindOf(part.plot);
  return (
    kind && {
      kind,
      columns: reverseCategories(part, kind, columns),
      painted: reverseSeries(part, kind, columns).filter(({ isSize }) => !isSize),
      losses: lossesOf(part),
    }
  );
}

const CHART_KIND_BY_PLOT: Readonly<Record<string, ChartKind>> = {
  line: 'line',
  area: 'area',
  pie: 'pie',
  doughnut: 'doughnut',
  scatter: 'scatter',
  bubble: 'bubble',
};

function kindOf(plot: Element): ChartKind | undefined {
  const name = plot.localName.replace(/(3D)?Chart$/, '');
  if (name === 'radar')
    return readValue(plot, 'radarStyle') === 'filled' ? 'filled-radar' : 'radar';
  if (name !== 'bar') return CHART_KIND_BY_PLOT[name];
  const shape = readValue(plot, 'barDir') === 'bar' ? 'bar' : 'column';
  return isStacked(plot) ? `stacked-${shape}` : shape;
}

function readValue(plot: Element, property: string): string | undefined {
  return readAttribute(findChild(plot, property), 'val');
}

function isStacked(plot: Element): boolean {
  return /stacked/i.test(readValue(plot, 'grouping') ?? '');
}

/** Differences between the chart in PowerPoint and here. */
function lossesOf(part: ChartPart): readonly ImportWarningKind[] {
  const { plot, others } = part;
  const hasOtherKinds = others.length > 0 && readLineCount(part) === undefined;
  // Lines over shares of 100 % have a unit of their own.
  const hasTwoUnits = others.length > 0 && readValue(plot, 'grouping') === 'percentStacked';
  const hasOneAxis = !hasTwoUnits && hasPlainAxis(plot.parentElement ?? undefined);
  return [
    ...(hasOtherKinds || plot.localName.includes('3D') ? (['chart-kind'] as const) : []),
    ...(hasOneAxis ? [] : (['chart-axis'] as const)),
  ];
}

/** False for a second axis of values, and for one that is logarithmic or runs backwards. */
function hasPlainAxis(area: Element | undefined): boolean {
  const axes = childrenOf(area, 'valAx');
  const count =
    childrenOf(area, 'scatterChart').length + childrenOf(area, 'bubbleChart').length > 0 ? 2 : 1;
  return (
    axes.length <= count &&
    axes.every((axis) => {
      const scaling = findChild(axis, 'scaling');
      const isReversed = readAttribute(findChild(scaling, 'orientation'), 'val') === 'maxMin';
      return !isReversed && findChild(scaling, 'logBase') === undefined;
    })
  );
}

/** Number of lines over columns; undefined for other charts. */
function readLineCount({ plot, others }: ChartPart): number | undefined {
  const areColumns = plot.localName === 'barChart' && readValue(plot, 'barDir') === 'col';
  const areLines = others.length > 0 && others.every(({ localName }) => localName === 'lineChart');
  const lines = others.flatMap((other) => childrenOf(other, 'ser'));
  return areColumns && areLines && lines.length > 0 ? lines.length : undefined;
}

/** Categories run from the other end: in this editor, from the top or the left. */
function reverseCategories(
  part: ChartPart,
  kind: ChartKind,
  columns: readonly ChartColumn[],
): readonly ChartColumn[] {
  if (!runsBackwards(part, kind)) return columns;
  return reverseSeries(part, kind, columns).map((column) => ({
    ...column,
    labels: column.labels.toReversed(),
    values: column.values.toReversed(),
  }));
}

/** Bars beside each other run like their labels; those that are stacked start at zero. */
function reverseSeries(
  part: ChartPart,
  kind: ChartKind,
  columns: readonly ChartColumn[],
): readonly ChartColumn[] {
  const areBeside = kind === 'bar' || kind === 'column';
  if (!areBeside || !runsBackwards(part, kind)) return columns;
  const barCount = columns.length - (readLineCount(part) ?? 0);
  return [...columns.slice(0, barCount).toReversed(), ...columns.slice(barCount)];
}

/** Kinds without an axis of categories. */
const ROUND_OR_POINTS = [SLICE_KINDS, POINT_KINDS, RADAR_KINDS];

/** Horizontal bars run from the bottom, and all others from the left, unless their axis is reversed. */
function runsBackwards({ plot }: ChartPart, kind: ChartKind): boolean {
  if (ROUND_OR_POINTS.some((kinds) => kinds.has(kind))) return false;
  const area = plot.parentElement ?? undefined;
  const axis = findChild(area, 'catAx') ?? findChild(area, 'dateAx');
  const orientation = findChild(axis, 'scaling', 'orientation');
  const isReversed = readAttribute(orientation, 'val') === 'maxMin';
  return (readValue(plot, 'barDir') === 'bar') !== isReversed;
}

/** Series names of a waterfall that this editor exported as stacked columns, the first of them invisible. */
const WATERFALL_SERIES = ['Base', 'In', 'Out', 'Total'];

function isWaterfall({ plot }: ChartPart, columns: readonly ChartColumn[]): boolean {
  const names = columns.slice(0, childrenOf(plot, 'ser').length).map(({ name }) => name);
  return isStacked(plot) && names.join() === WATERFALL_SERIES.join();
}

/** Amounts are the differences of the levels after each column; the total is computed again. */
function readWaterfallFlow([base, income, costs]: readonly ChartColumn[]): ChartColumn {
  const labels = base?.labels ?? [];
  let level = 0;
  const values = labels.slice(0, -1).map((_, row) => {
    const valueOf = (column: ChartColumn | undefined) => column?.values[row] ?? 0;
    const [before, rise] = [level, valueOf(income)];
    level = levelAfterColumn({
      bottom: valueOf(base),
      height: rise || valueOf(costs),
      isRise: rise !== 0,
    });
    return level - before;
  });
  return {
    name: 'Amount',
    labels: labels.slice(0, -1),
    values,
    formatCode: '',
    paint: undefined,
    order: 0,
  };
}

/** The editor's own name of the last column is not stored. */
function readTotalLabel(kind: ChartKind, part: ChartPart): Pick<ChartElement, 'totalLabel'> {
  const totalLabel = kind === 'waterfall' ? readChartColumns(part)[0]?.labels.at(-1) : undefined;
  return totalLabel === undefined || totalLabel === 'Total'
    ? {}
    : { totalLabel: totalLabel.slice(0, 500) };
}

interface WaterfallColumn {
  readonly bottom: number;
  /** Negative below the axis. */
  readonly height: number;
  readonly isRise: boolean;
}

/** A column that leads away from the axis, or across it, ends at its outer edge. */
function levelAfterColumn({ bottom, height, isRise }: WaterfallColumn): number {
  if (bottom * height < 0) return height;
  return isRise === height > 0 ? bottom + height : bottom;
}

/** Discards generated names: the export writes the data as the name of an unnamed chart. */
function readChartNames(frame: Element, chart: Parameters<typeof drawnRowsOf>[0]) {
  const { customName, sourceName, alt } = readObjectNames(frame);
  const autoNames = [chart.rows, drawnRowsOf(chart)].map(describeChartRows);
  const clean = (words: string) => (autoNames.includes(words) ? '' : words);
  return {
    customName: clean(customName),
    sourceName: clean(sourceName),
    alt: clean(stripTypeLabel(alt)),
  };
}
