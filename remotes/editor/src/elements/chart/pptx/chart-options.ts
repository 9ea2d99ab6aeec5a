import {
  childrenOf,
  descendantsOf,
  findChild,
  readAttribute,
} from '../../../ooxml/package/xml-elements';
import { LINE_KINDS, hasGridLines, hasValueAxis, labelsOf } from '../chart-geometry';
import { type ChartKind, SLICE_KINDS } from '../chart-kinds';
import type { ChartElement } from '../chart-schema';
import { createChart } from '../create-chart';
import { SHARE_SEPARATOR } from '../slice-layout';
import { type ChartColumn, type ChartPart, findValueAxis, showsPercent } from './chart-part';

type ChartOptions = Pick<
  ChartElement,
  | 'grouping'
  | 'title'
  | 'legend'
  | 'labels'
  | 'sliceLabels'
  | 'hasValueAxis'
  | 'hasGridLines'
  | 'hasPoints'
  | 'hasLines'
>;

/** Reads what a chart shows beside its data; what is usual for the kind is left out. */
export function readChartOptions(
  part: ChartPart,
  kind: ChartKind,
  columns: readonly ChartColumn[],
): ChartOptions {
  if (kind === 'waterfall') return {};
  return {
    ...readGrouping(part, kind),
    ...readTitle(part, columns),
    ...readLegend(part, kind, columns),
    ...readLabels(part, kind),
    ...readValueAxis(part, kind),
    ...readPoints(part),
    ...readLines(part),
  };
}

const valueOf = (parent: Element | undefined, ...path: [string, ...string[]]) =>
  readAttribute(findChild(parent, ...path), 'val');

function readGrouping({ plot }: ChartPart, kind: ChartKind): ChartOptions {
  const grouping = valueOf(plot, 'grouping');
  if (grouping === 'percentStacked') return { grouping: 'percent' };
  return grouping === 'stacked' && LINE_KINDS.has(kind) ? { grouping: 'stacked' } : {};
}

/** A chart of one series has its name as the title, unless that was taken away. */
function readTitle({ root }: ChartPart, columns: readonly ChartColumn[]): ChartOptions {
  const title = findChild(root, 'chart', 'title');
  const isDeleted = ['1', 'true'].includes(valueOf(root, 'chart', 'autoTitleDeleted') ?? '0');
  if (!title && isDeleted) return {};
  const paragraphs = descendantsOf(findChild(title, 'tx'), 'p').map((paragraph) =>
    Array.from(paragraph.children, (run) =>
      run.localName === 'br' ? ' ' : (findChild(run, 't')?.textContent ?? ''),
    ).join(''),
  );
  const cached = descendantsOf(findChild(title, 'tx'), 'v')[0]?.textContent;
  const auto = columns.length === 1 ? columns[0]?.name : undefined;
  const text = (paragraphs.join(' ').trim() || cached) ?? auto ?? '';
  return text === '' ? {} : { title: text.slice(0, 500) };
}

/** Points of a scatter chart are joined unless the line of their series is taken away. */
function readLines({ plot }: ChartPart): ChartOptions {
  const hasLine = (series: Element) => !findChild(series, 'spPr', 'ln', 'noFill');
  const isScatter = plot.localName === 'scatterChart' && valueOf(plot, 'scatterStyle') !== 'marker';
  return isScatter && childrenOf(plot, 'ser').some(hasLine) ? { hasLines: true } : {};
}

/** Lines without any marks. */
function readPoints({ plot, others }: ChartPart): ChartOptions {
  const lines = [plot, ...others].filter(({ localName }) => localName === 'lineChart');
  const series = lines.flatMap((line) => childrenOf(line, 'ser'));
  const hasNone = series.every((each) => valueOf(each, 'marker', 'symbol') === 'none');
  return series.length > 0 && hasNone ? { hasPoints: false } : {};
}

const LEGEND_SIDES: Readonly<Record<string, NonNullable<ChartElement['legend']>>> = {
  t: 'top',
  r: 'right',
  tr: 'right',
  b: 'bottom',
  l: 'left',
};

function readLegend(
  { root }: ChartPart,
  kind: ChartKind,
  columns: readonly ChartColumn[],
): ChartOptions {
  if (SLICE_KINDS.has(kind)) return {};
  const element = findChild(root, 'chart', 'legend');
  const legend = element ? (LEGEND_SIDES[valueOf(element, 'legendPos') ?? 'r'] ?? 'right') : 'none';
  const usual = columns.length > 1 ? 'top' : 'none';
  return legend === usual ? {} : { legend };
}

function readLabels({ plot }: ChartPart, kind: ChartKind): ChartOptions {
  const holders = [plot, ...childrenOf(plot, 'ser')].flatMap((each) => childrenOf(each, 'dLbls'));
  const shows = (labels: Element) =>
    ['showVal', 'showPercent', 'showCatName'].some((part) => valueOf(labels, part) === '1');
  const hasPoints = holders.some((labels) => childrenOf(labels, 'dLbl').some(shows));
  const labels = holders.some(shows) ? 'all' : hasPoints ? 'ends' : 'none';
  const usual = labelsOf(createChart({ kind }));
  return {
    ...(labels !== usual && { labels }),
    ...(SLICE_KINDS.has(kind) && labels !== 'none' && readSliceLabels(holders)),
  };
}

/** A label with both is written as its format tells: a share is never written as an amount. */
function readSliceLabels(holders: readonly Element[]): ChartOptions {
  const codes = holders.flatMap((labels) => descendantsOf(labels, 'numFmt'));
  if (codes.some((code) => readAttribute(code, 'formatCode')?.includes(SHARE_SEPARATOR))) return {};
  const percent = holders.find(showsPercent);
  if (!percent) return { sliceLabels: 'amount' };
  const code = readAttribute(findChild(percent, 'numFmt'), 'formatCode') ?? '0%';
  const hasAmount = valueOf(percent, 'showVal') === '1';
  return hasAmount && !code.includes('%') ? {} : { sliceLabels: 'percent' };
}

function readValueAxis({ plot }: ChartPart, kind: ChartKind): ChartOptions {
  const axis = findValueAxis(plot);
  if (SLICE_KINDS.has(kind) || !axis) return {};
  const isShown = !['1', 'true'].includes(valueOf(axis, 'delete') ?? '0');
  const hasNumbers = isShown && valueOf(axis, 'tickLblPos') !== 'none';
  const hasLines = findChild(axis, 'majorGridlines') !== undefined;
  const chart = createChart({ kind });
  const options = hasNumbers === hasValueAxis(chart) ? {} : { hasValueAxis: hasNumbers };
  const usualLines = hasGridLines({ ...chart, ...options });
  return { ...options, ...(hasLines !== usualLines && { hasGridLines: hasLines }) };
}
