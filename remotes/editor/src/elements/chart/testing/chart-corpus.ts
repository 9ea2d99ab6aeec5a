/** Charts as files of other programs have them: each kind with data, axis, labels and legend of every sort. */

/** Figures of a file; undefined for a blank cell. */
export type CorpusValues = readonly (number | undefined)[];

interface CorpusData {
  readonly labels: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly values: CorpusValues;
    /** Number format of the sheet. */
    readonly code?: string;
  }[];
}

export interface CorpusChart {
  readonly name: string;
  readonly kind: CorpusKind;
  readonly grouping: CorpusGrouping;
  readonly data: CorpusData;
  readonly look: CorpusLook;
  /** Number of last series that are lines over columns. */
  readonly lineCount: number;
}

type CorpusKind = 'bar' | 'col' | 'line' | 'area' | 'pie' | 'doughnut';
type CorpusGrouping = 'clustered' | 'standard' | 'stacked' | 'percentStacked';

/** Parts of a chart beside its figures. */
interface CorpusLook {
  readonly name: string;
  /** False for an axis that is deleted. */
  readonly hasAxis: boolean;
  readonly hasGrid: boolean;
  readonly isReversed: boolean;
  /** True for a line over columns. */
  readonly hasLines: boolean;
  readonly labels: 'none' | 'value' | 'percent';
  readonly legend: 'none' | 'r' | 'b' | 't' | 'l';
  readonly title?: string;
}

/** Colors of series or slices, by which their drawing is found. */
export const CORPUS_COLORS = ['#aa0011', '#11aa00', '#0011aa', '#aa7700'] as const;

const DATA: Readonly<Record<string, CorpusData>> = {
  plain: dataOf(['2027', '2028', '2029', '2030'], {
    Cinema: [120, 180, 260, 310],
    Streaming: [80, 140, 150, 240],
    Television: [40, 35, 60, 55],
  }),
  'negative figures in brackets': dataOf(
    ['May', 'June', 'July'],
    { Income: [1200.5, 300, 80], Costs: [-400, -950.25, -20] },
    '#,##0.00;(#,##0.00)',
  ),
  shares: dataOf(['a', 'b', 'c'], { X: [0.034, 0.25, 0.5], Y: [0.012, 0.4, 0.1] }, '0%'),
  'figures that their format rounds': dataOf(
    ['a', 'b', 'c'],
    { X: [1.4, 0.4, 2.3], Y: [0.6, 1.2, 3.4] },
    '0',
  ),
  'figures that look like years': dataOf(['a', 'b', 'c'], {
    X: [1990, 2005, 1950],
    Y: [2001, 1999, 1980],
  }),
  'sums of other figures': dataOf(['Rent', 'Crew', 'Total'], {
    One: [10, 20, 30],
    Two: [5, 6, 11],
    Total: [15, 26, 41],
  }),
  'shares beside amounts': {
    labels: ['a', 'b', 'c'],
    series: [
      { name: 'Amount', values: [400, 900, 250], code: '#,##0' },
      { name: 'Share', values: [0.25, 0.58, 0.17], code: '0%' },
    ],
  },
  'blank cells': dataOf(['a', 'b', 'c', 'd'], { X: [4, undefined, 7, 2], Y: [undefined, 3, 5, 6] }),
  'amounts in thousands': dataOf(
    ['a', 'b'],
    { X: [1_250_000, 480_400], Y: [90_000, 733_333] },
    '#,##0,"k"',
  ),
  'a currency': dataOf(
    ['a', 'b', 'c'],
    { X: [1250.4, 99.95, 3100], Y: [80, 120.5, 700] },
    '[$€-407] #,##0',
  ),
  'small figures': dataOf(['a', 'b'], { X: [0.0012, 0.00345], Y: [0.002, 0.0007] }),
  'a format with text': dataOf(['a', 'b', 'c'], { X: [3, 5, 8], Y: [1, 2, 4] }, '0" weeks"'),
  'rows of the same name': dataOf(['a', 'a', ''], { X: [3, 5, 8], X2: [1, 2, 4] }),
};

function dataOf(
  labels: readonly string[],
  columns: Readonly<Record<string, CorpusValues>>,
  code?: string,
): CorpusData {
  const series = Object.entries(columns).map(([name, values]) => ({
    name,
    values,
    ...(code !== undefined && { code }),
  }));
  return { labels, series };
}

const LOOKS: readonly CorpusLook[] = [
  look('axis, grid and legend at the right', {}),
  look('no axis, all values, a title', {
    hasAxis: false,
    hasGrid: false,
    labels: 'value',
    legend: 'none',
    title: 'Receipts',
  }),
  look('reversed categories, legend below', { isReversed: true, hasGrid: false, legend: 'b' }),
  look('percent labels, a line over columns, legend above', {
    labels: 'percent',
    legend: 't',
    hasLines: true,
  }),
  look('an axis without a grid, labels, legend at the left', {
    hasGrid: false,
    labels: 'value',
    legend: 'l',
  }),
];

function look(name: string, changes: Partial<CorpusLook>): CorpusLook {
  return {
    name,
    hasAxis: true,
    hasGrid: true,
    isReversed: false,
    hasLines: false,
    labels: 'none',
    legend: 'r',
    ...changes,
  };
}

const KINDS: readonly (readonly [CorpusKind, readonly CorpusGrouping[]])[] = [
  ['bar', ['clustered', 'stacked', 'percentStacked']],
  ['col', ['clustered', 'stacked', 'percentStacked']],
  ['line', ['standard', 'stacked', 'percentStacked']],
  ['area', ['standard', 'stacked', 'percentStacked']],
  ['pie', ['standard']],
  ['doughnut', ['standard']],
];

/** Every kind, grouping and data with every look. */
export const CHART_CORPUS: readonly CorpusChart[] = KINDS.flatMap(([kind, groupings]) =>
  groupings.flatMap((grouping) =>
    Object.entries(DATA).flatMap(([dataName, data]) =>
      LOOKS.map((each) => ({
        name: `${kind} ${grouping}, ${dataName}, ${each.name}`,
        kind,
        grouping,
        data:
          kind === 'pie' || kind === 'doughnut'
            ? { ...data, series: data.series.slice(0, 1) }
            : data,
        look: each,
        lineCount: hasLineOver(kind, grouping, each) && data.series.length > 1 ? 1 : 0,
      })),
    ),
  ),
);

/** Lines over shares of 100 % have another unit: the import says that they share one axis. */
function hasLineOver(
  kind: CorpusKind,
  grouping: CorpusGrouping,
  { hasLines }: CorpusLook,
): boolean {
  return hasLines && kind === 'col' && grouping !== 'percentStacked';
}

const C = 'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"';
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';

/** Part of the chart, as in a file. */
export function corpusChartXml(chart: CorpusChart): string {
  const { kind, grouping, data, look: own, lineCount } = chart;
  const hasSlices = kind === 'pie' || kind === 'doughnut';
  const series = data.series.map((each, index) =>
    seriesXml(data.labels, each, { index, hasSlices }),
  );
  const barCount = series.length - lineCount;
  const lines = series.slice(barCount).join('');
  const linesXml =
    lines === '' ? '' : `<c:lineChart><c:grouping val="standard"/>${lines}</c:lineChart>`;
  const groupingXml = hasSlices ? '' : `<c:grouping val="${grouping}"/>`;
  const direction = kind === 'bar' || kind === 'col' ? `<c:barDir val="${kind}"/>` : '';
  const name = kind === 'col' ? 'bar' : kind;
  const overlap = direction !== '' && grouping !== 'clustered' ? '<c:overlap val="100"/>' : '';
  const plot = `<c:${name}Chart>${direction}${groupingXml}<c:varyColors val="${hasSlices ? 1 : 0}"/>${series.slice(0, barCount).join('')}${labelsXml(own)}${overlap}<c:axId val="1"/><c:axId val="2"/></c:${name}Chart>`;
  return chartXml(`${linesXml}${plot}${hasSlices ? '' : axesXml(own)}`, own);
}

function chartXml(plotArea: string, { title, legend }: CorpusLook): string {
  const titleXml =
    title === undefined
      ? ''
      : `<c:title><c:tx><c:rich><a:p><a:r><a:t>${title}</a:t></a:r></a:p></c:rich></c:tx></c:title>`;
  const legendXml = legend === 'none' ? '' : `<c:legend><c:legendPos val="${legend}"/></c:legend>`;
  return `<c:chartSpace ${C} ${A}><c:chart>${titleXml}<c:autoTitleDeleted val="1"/><c:plotArea>${plotArea}</c:plotArea>${legendXml}<c:dispBlanksAs val="gap"/></c:chart></c:chartSpace>`;
}

function seriesXml(
  labels: readonly string[],
  { name, values, code = 'General' }: CorpusData['series'][number],
  { index, hasSlices }: { readonly index: number; readonly hasSlices: boolean },
): string {
  const color = (at: number) =>
    `<c:spPr><a:solidFill><a:srgbClr val="${CORPUS_COLORS[at]?.slice(1)}"/></a:solidFill></c:spPr>`;
  const slices = labels.map((_, at) => `<c:dPt><c:idx val="${at}"/>${color(at)}</c:dPt>`).join('');
  return (
    `<c:ser><c:idx val="${index}"/><c:order val="${index}"/><c:tx><c:strRef><c:strCache>${pointsXml([name])}</c:strCache></c:strRef></c:tx>` +
    `${hasSlices ? slices : color(index)}<c:cat><c:strRef><c:strCache>${pointsXml(labels)}</c:strCache></c:strRef></c:cat>` +
    `<c:val><c:numRef><c:numCache><c:formatCode>${code.replaceAll('"', '&quot;')}</c:formatCode>${pointsXml(values)}</c:numCache></c:numRef></c:val></c:ser>`
  );
}

function pointsXml(list: readonly (string | number | undefined)[]): string {
  const points = list.map((value, index) =>
    value === undefined ? '' : `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`,
  );
  return `<c:ptCount val="${list.length}"/>${points.join('')}`;
}

function labelsXml({ labels }: CorpusLook): string {
  const [value, percent] = [Number(labels === 'value'), Number(labels === 'percent')];
  const format = labels === 'percent' ? '<c:numFmt formatCode="0%" sourceLinked="0"/>' : '';
  return `<c:dLbls>${format}<c:showVal val="${value}"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="${percent}"/></c:dLbls>`;
}

function axesXml({ hasAxis, hasGrid, isReversed }: CorpusLook): string {
  return (
    `<c:catAx><c:axId val="1"/><c:scaling><c:orientation val="${isReversed ? 'maxMin' : 'minMax'}"/></c:scaling><c:delete val="0"/></c:catAx>` +
    `<c:valAx><c:axId val="2"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="${hasAxis ? 0 : 1}"/>${hasGrid ? '<c:majorGridlines/>' : ''}<c:numFmt formatCode="General" sourceLinked="1"/></c:valAx>`
  );
}
