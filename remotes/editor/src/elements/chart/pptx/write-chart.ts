import { exportDescriptionOf } from '../../../core/elements/export-description';
import { readableTextColor } from '../../../core/model/colors';
import { cornerAndSizeXml, NO_LINE, solidFillXml } from '../../../ooxml/drawing-xml';
import { CHART_SOURCE_URI } from '../../../ooxml/object-names';
import { Relationships, OfficePackage } from '../../../ooxml/package/office-package';
import { attributes, CHART, xml, type Xml, RELATIONSHIPS } from '../../../ooxml/package/xml';
import { graphicFrameXml, type SlideWriter } from '../../../ooxml/slide-writer';
import {
  AREA_OPACITY,
  type ChartData,
  type ChartSeries,
  readChartData,
  seriesColorOf,
  BUBBLE_OPACITY,
  type ChartKindProps,
} from '../chart-data';
import {
  barPlotOf,
  columnPlotOf,
  linePlotOf,
  plotAreaOf,
  axisFormatOf,
  hasGridLines,
  hasValueAxis,
  labelsOf,
  type LinearScale,
} from '../chart-geometry';
import type { ChartKind } from '../chart-kinds';
import { barCountOf, groupingOf } from '../chart-layers';
import type { ChartElement } from '../chart-schema';
import { fitChart } from '../fit-chart';
import { placeLineAmounts, writtenAmountsOf } from '../labels/written-amounts';
import { pointPlotOf, readXs, radarBoxOf, radarPlotOf } from '../points/point-plot';
import { sheetOf, type ChartSheet, columnNameOf } from './chart-sheet';
import {
  NO_OFFSET,
  seriesLabelsXml,
  chartTextXml,
  areaChartXml,
  axesXml,
  barChartXml,
  type BarStyle,
  chartLineXml,
  type ChartPlan,
  chartSpaceXml,
  legendOf,
  lineChartXml,
  seriesXml,
  AXIS_IDS,
  CATEGORY_AXIS,
  referenceXml,
  VALUE_AXIS,
} from './chart-xml';
import { planSlices } from './plan-slices';
import { planStackTotals } from './stack-totals';
import { planWaterfall } from './waterfall-chart';

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const [WORKBOOK_PATH, SHEET_PATH] = ['xl/workbook.xml', 'xl/worksheets/sheet1.xml'] as const;

/** Writes a native chart with its data as a workbook; nothing if it has no data. */
export async function writeChart(
  slide: SlideWriter,
  element: ChartElement,
): Promise<Xml | undefined> {
  const data = readChartData(element.rows, element);
  // A table on another slide is not beside the chart.
  const isAway = slide.shapeIdOf(element.sourceTableId ?? '') === undefined;
  const own = isAway ? { ...element, sourceTableId: null } : element;
  const chart = fitChart(own, data, { hasOneLabelRow: true });
  const [first] = data.series;
  if (!first) return undefined;
  const plan = CHART_PLANS[chart.kind](chart, data, first);
  const relationships = new Relationships();
  const workbookPath = slide.file.addWorkbook(await writeWorkbook(plan.sheet));
  const path = workbookPath.replace(/^.*?(\d+)\.xlsx$/, 'ppt/charts/chart$1.xml');
  const workbookId = relationships.addPart('package', workbookPath);
  slide.file.addPart(
    path,
    'chart',
    chartSpaceXml({ ...chart, fontSize: plan.fontSize ?? chart.fontSize }, plan, workbookId),
    relationships,
  );
  const id = slide.relationships.addPart('chart', path);
  return graphicFrameXml(
    slide.elementNamesXml(chart, { alt: exportDescriptionOf(chart) }),
    cornerAndSizeXml(chart),
    xml`<a:graphicData uri="${CHART}"><c:chart xmlns:c="${CHART}" r:id="${id}"/></a:graphicData>`,
    sourceXml(slide, chart),
  );
}

/** Shape of the table that the chart follows in this editor, and what it shows of it. */
function sourceXml(
  slide: SlideWriter,
  { sourceTableId, columns, isSwapped }: ChartElement,
): Xml | undefined {
  const table = slide.shapeIdOf(sourceTableId ?? '');
  if (table === undefined) return undefined;
  const choice = attributes({
    columns: columns && JSON.stringify(columns),
    swapped: isSwapped ? 1 : undefined,
  });
  return xml`<p:extLst><p:ext uri="${CHART_SOURCE_URI}">
        <deck:source xmlns:deck="urn:deck:chart-source" table="${table}"${choice}/>
      </p:ext></p:extLst>`;
}

type ChartPlanner = (chart: ChartElement, data: ChartData, first: ChartSeries) => ChartPlan;

const CHART_PLANS: Readonly<Record<ChartKind, ChartPlanner>> = {
  bar: (...data) => planBars('bar', ...data),
  column: (...data) => planBars('col', ...data),
  'stacked-bar': (...data) => planBars('bar', ...data),
  'stacked-column': (...data) => planBars('col', ...data),
  line: planLines,
  area: planLines,
  pie: planSlices,
  doughnut: planSlices,
  waterfall: planWaterfall,
  scatter: planPoints,
  bubble: planPoints,
  radar: planRadar,
  'filled-radar': planRadar,
};

function planBars(
  direction: BarStyle['direction'],
  ...[chart, data]: Parameters<ChartPlanner>
): ChartPlan {
  const style = { direction, grouping: groupingOf(chart) };
  const props = { chart, plotArea: plotAreaOf(chart, data), data, hasOneLabelRow: true };
  const columns = direction === 'col' ? columnPlotOf(props) : undefined;
  const box = columns ?? barPlotOf(props);
  const ownSheet = sheetOf(data);
  const totals = planStackTotals(props, box, ownSheet);
  const sheet = totals?.sheet ?? ownSheet;
  const amounts = writtenAmountsOf(props, box);
  const barCount = barCountOf(chart, data.series.length);
  const series = data.series.map((own, index) => {
    const fill = seriesColorOf(chart, index);
    if (index >= barCount)
      return seriesXml(sheet, index, {
        appearance: lineStyleXml(chart, fill),
        end: xml`<c:smooth val="0"/>`,
      });
    const color =
      style.grouping === 'clustered' ? chart.color : readableTextColor(fill, chart.color);
    return seriesXml(sheet, index, {
      appearance: xml`<c:spPr>${solidFillXml(fill)}</c:spPr><c:invertIfNegative val="0"/>
        ${seriesLabelsXml(chart, {
          formatCode: own.formatCode,
          color,
          offsets: (amounts[index] ?? []).map((text) => (text === '' ? undefined : NO_OFFSET)),
        })}`,
    });
  });
  const axes = axesXml(props, {
    direction,
    scale: box.scale,
    ...(columns ? { slotLabels: columns.slotLabels } : { ends: totals?.ends }),
  });
  const [bars, lines] = [series.slice(0, barCount), series.slice(barCount)];
  if (totals) (columns ? lines : bars).push(totals.series);
  const plot = [
    barChartXml(style, box, bars),
    lines.length > 0 ? lineChartXml(lines) : undefined,
    axes,
  ];
  return { sheet, plot, box, legend: legendOf(chart, data), unlisted: totals?.unlisted };
}

function planLines(chart: ChartElement, data: ChartData): ChartPlan {
  const isArea = chart.kind === 'area';
  const grouping = groupingOf(chart);
  const isFilled = isArea && grouping !== 'clustered';
  const sheet = sheetOf(data);
  const plotArea = plotAreaOf(chart, data);
  const box = linePlotOf({ chart, plotArea, data, hasOneLabelRow: true });
  const amounts = placeLineAmounts({ chart, data }, box);
  const series = data.series.map((own, index) => {
    const color = seriesColorOf(chart, index);
    const area = solidFillXml(color, isFilled ? 1 : AREA_OPACITY);
    const areaXml = xml`<c:spPr>${area}${isFilled ? NO_LINE : chartLineXml(2.25, color)}</c:spPr>`;
    return seriesXml(sheet, index, {
      appearance: [
        isArea ? areaXml : lineStyleXml(chart, color),
        seriesLabelsXml(chart, {
          formatCode: own.formatCode,
          color: chart.color,
          // Areas have labels in their middle only.
          position: isArea ? undefined : 't',
          offsets: (amounts[index] ?? []).map(
            (amount) => amount && (isArea ? NO_OFFSET : amount.offset),
          ),
        }),
      ],
      end: isArea ? undefined : xml`<c:smooth val="0"/>`,
    });
  });
  const axes = axesXml({ chart, data }, { ...box, direction: 'col' });
  const plot = isArea ? areaChartXml(series, grouping) : lineChartXml(series, grouping);
  return { sheet, plot: [plot, axes], box, legend: legendOf(chart, data) };
}

function lineStyleXml({ hasPoints = true }: ChartElement, color: string): Xml {
  const point = xml`<c:symbol val="circle"/><c:size val="6"/>
    <c:spPr>${solidFillXml(color)}${chartLineXml(0.75, color)}</c:spPr>`;
  return xml`<c:spPr>${chartLineXml(2.25, color)}</c:spPr>
    <c:marker>${hasPoints ? point : xml`<c:symbol val="none"/>`}</c:marker>`;
}

/** Points of two numbers; the sizes of bubbles stand in a column behind theirs. */
function planPoints(chart: ChartElement, data: ChartData): ChartPlan {
  const props = { chart, plotArea: plotAreaOf(chart, data), data };
  const plot = pointPlotOf(props);
  const sheet = sheetOfPoints(props);
  const columnCount = sheet.series.length / data.series.length;
  const series = data.series.map((_, index) =>
    pointSeriesXml(props, sheet, { index, column: index * columnCount }),
  );
  const isBubble = chart.kind === 'bubble';
  const chartXml = isBubble
    ? xml`<c:bubbleChart><c:varyColors val="0"/>${series}<c:bubbleScale val="100"/>${AXIS_IDS}</c:bubbleChart>`
    : xml`<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${series}${AXIS_IDS}</c:scatterChart>`;
  const { formatCode } = axisFormatOf(chart, data, plot.scale);
  const axes = [
    pointAxisXml(chart, plot.xScale, { isLevel: true, formatCode: 'General' }),
    pointAxisXml(chart, plot.scale, { isLevel: false, formatCode }),
  ];
  return { sheet, plot: [chartXml, axes], box: plot, legend: legendOf(chart, data) };
}

function sheetOfPoints(props: ChartKindProps): ChartSheet {
  const { series } = sheetOf(props.data);
  const withSizes = series.flatMap((own, index) => {
    const sizes = props.data.series[index]?.sizes;
    return sizes ? [own, { name: `${own.name} size`, values: sizes }] : [own];
  });
  return { labels: readXs(props).xs, series: withSizes };
}

function pointSeriesXml(
  { chart, data }: ChartKindProps,
  { labels, series }: ChartSheet,
  { index, column }: { readonly index: number; readonly column: number },
): Xml {
  const [own, size] = [series[column], series[column + 1]];
  const isBubble = chart.kind === 'bubble';
  const end = labels.length + 1;
  const rangeOf = (at: number) => {
    const letter = String.fromCharCode(65 + at);
    return `$${letter}$2:$${letter}$${end}`;
  };
  const sizeXml =
    isBubble && size
      ? xml`<c:bubbleSize>${referenceXml('num', rangeOf(column + 2), size.values)}</c:bubbleSize><c:bubble3D val="0"/>`
      : xml`<c:smooth val="0"/>`;
  return xml`<c:ser>
    <c:idx val="${index}"/><c:order val="${index}"/>
    <c:tx>${referenceXml('str', `$${String.fromCharCode(66 + column)}$1`, [own?.name])}</c:tx>
    ${pointStyleXml(chart, seriesColorOf(chart, index))}${pointLabelsXml(chart, data.series[index])}
    <c:xVal>${referenceXml('num', rangeOf(0), labels)}</c:xVal>
    <c:yVal>${referenceXml('num', rangeOf(column + 1), own?.values ?? [], own?.formatCode)}</c:yVal>
    ${sizeXml}
  </c:ser>`;
}

function pointStyleXml(chart: ChartElement, color: string): Xml {
  if (chart.kind === 'bubble')
    return xml`<c:spPr>${solidFillXml(color, BUBBLE_OPACITY)}${NO_LINE}</c:spPr><c:invertIfNegative val="0"/>`;
  return xml`<c:spPr>${chart.hasLines ? chartLineXml(2.25, color) : NO_LINE}</c:spPr>
    <c:marker><c:symbol val="circle"/><c:size val="6"/>
      <c:spPr>${solidFillXml(color)}${NO_LINE}</c:spPr>
    </c:marker>`;
}

function pointLabelsXml(chart: ChartElement, series: ChartData['series'][number] | undefined): Xml {
  const { values = [], blanks, formatCode = 'General' } = series ?? {};
  const isWritten = (row: number) => labelsOf(chart) !== 'none' && !blanks?.has(row);
  return seriesLabelsXml(chart, {
    formatCode,
    color: chart.color,
    position: 't',
    offsets: values.map((_, row) => (isWritten(row) ? NO_OFFSET : undefined)),
  });
}

function pointAxisXml(
  chart: ChartElement,
  { ticks }: LinearScale,
  { isLevel, formatCode }: { readonly isLevel: boolean; readonly formatCode: string },
): Xml {
  const [id, other] = isLevel ? [CATEGORY_AXIS, VALUE_AXIS] : [VALUE_AXIS, CATEGORY_AXIS];
  const [first = 0, second = first] = ticks;
  const grid = xml`<c:majorGridlines><c:spPr>${chartLineXml(0.5, chart.lineColor)}</c:spPr></c:majorGridlines>`;
  const isHidden = !isLevel && !hasValueAxis(chart);
  return xml`<c:valAx>
    <c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/><c:max val="${ticks.at(-1)}"/><c:min val="${first}"/></c:scaling>
    <c:delete val="${isHidden ? 1 : 0}"/><c:axPos val="${isLevel ? 'b' : 'l'}"/>${!isLevel && hasGridLines(chart) ? grid : undefined}
    <c:numFmt formatCode="${formatCode}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>
    <c:spPr>${chartLineXml(1, chart.lineColor)}</c:spPr>${chartTextXml(chart, chart.color)}
    <c:crossAx val="${other}"/><c:crosses val="min"/><c:crossBetween val="midCat"/>
    ${second > first ? xml`<c:majorUnit val="${second - first}"/>` : undefined}
  </c:valAx>`;
}

function planRadar(chart: ChartElement, data: ChartData): ChartPlan {
  const props = { chart, plotArea: plotAreaOf(chart, data), data };
  const plot = radarPlotOf(props);
  const sheet = sheetOf(data);
  const isFilled = chart.kind === 'filled-radar';
  const series = data.series.map((_, index) => {
    const color = seriesColorOf(chart, index);
    const fill = isFilled ? solidFillXml(color, AREA_OPACITY) : undefined;
    return seriesXml(sheet, index, {
      appearance: xml`<c:spPr>${fill}${chartLineXml(2.25, color)}</c:spPr>
        <c:marker><c:symbol val="none"/></c:marker>`,
    });
  });
  const radarXml = xml`<c:radarChart><c:radarStyle val="${isFilled ? 'filled' : 'marker'}"/><c:varyColors val="0"/>${series}${AXIS_IDS}</c:radarChart>`;
  const axes = axesXml({ chart, data }, { direction: 'col', scale: plot.scale });
  return { sheet, plot: [radarXml, axes], box: radarBoxOf(plot), legend: legendOf(chart, data) };
}

/** Workbook with the data of a chart, which PowerPoint opens to edit it. */
async function writeWorkbook({ labels, series }: ChartSheet): Promise<Uint8Array> {
  const [file, root, workbook] = [new OfficePackage(), new Relationships(), new Relationships()];
  const rows = [
    ['', ...series.map(({ name }) => name)],
    ...labels.map((label, row) => [
      label,
      ...series.map(({ values, summedCount }) => ({
        value: values[row],
        formula: summedCount && `SUM(B${row + 2}:${columnNameOf(summedCount)}${row + 2})`,
      })),
    ]),
  ].map((cells) => xml`<row>${cells.map(cellXml)}</row>`);
  const sheet = xml`<worksheet xmlns="${SPREADSHEET}"><sheetData>${rows}</sheetData></worksheet>`;
  file.addPart(SHEET_PATH, 'worksheet', sheet);
  const id = workbook.addPart('worksheet', SHEET_PATH);
  const book = xml`<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONSHIPS}">
    <sheets><sheet name="Sheet1" sheetId="1" r:id="${id}"/></sheets>
  </workbook>`;
  file.addPart(WORKBOOK_PATH, 'workbook', book, workbook);
  root.addPart('officeDocument', WORKBOOK_PATH);
  // The presentation compresses it.
  return file.pack(root, 'STORE');
}

/** Cells follow each other, so they need no reference. */
function cellXml(cell: string | number | FigureCell): Xml {
  if (typeof cell === 'string') return xml`<c t="inlineStr"><is><t>${cell}</t></is></c>`;
  const { value, formula }: FigureCell = typeof cell === 'number' ? { value: cell } : cell;
  const formulaXml = formula && xml`<f>${formula}</f>`;
  return xml`<c>${formulaXml}${value === undefined ? undefined : xml`<v>${value}</v>`}</c>`;
}

interface FigureCell {
  readonly value: number | undefined;
  readonly formula?: string | 0 | undefined;
}
