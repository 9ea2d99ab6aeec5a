import { exportDescriptionOf } from '../../../core/elements/export-description';
import {
  AREA_OPACITY,
  type ChartData,
  type ChartSeries,
  readChartData,
  seriesColorOf,
} from '../chart-data';
import { readableTextColor } from '../../../core/model/colors';
import { barPlotOf, columnPlotOf, linePlotOf, plotAreaOf } from '../chart-geometry';
import { barCountOf, groupingOf } from '../chart-layers';
import type { ChartKind } from '../chart-kinds';
import type { ChartElement } from '../chart-schema';
import {
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
} from './chart-xml';
import { NO_OFFSET, seriesLabelsXml } from './chart-label-xml';
import { cornerAndSizeXml, NO_LINE, solidFillXml } from '../../../ooxml/drawing-xml';
import { Relationships } from '../../../ooxml/package/office-package';
import { graphicFrameXml, type SlideWriter } from '../../../ooxml/slide-writer';
import { fitChart } from '../fit-chart';
import { sheetOf } from './chart-sheet';
import { planPoints, planRadar } from './plan-points';
import { planSlices } from './plan-slices';
import { planStackTotals } from './stack-totals';
import { planWaterfall } from './waterfall-chart';
import { CHART_SOURCE_URI } from '../../../ooxml/helper-shape-names';
import { placeLineAmounts, writtenAmountsOf } from '../labels/written-amounts';
import { writeWorkbook } from './write-workbook';
import { attributes, CHART, xml, type Xml } from '../../../ooxml/package/xml';

/** Writes a native chart with its data as a workbook; nothing if it has no data. */
export async function writeChart(
  slide: SlideWriter,
  element: ChartElement,
): Promise<Xml | undefined> {
  const data = readChartData(element.rows, element);
  // A table on another slide is not beside the chart.
  const isAway = slide.shapeIdOf(element.sourceTableId ?? '') === undefined;
  const chart = fitChart(isAway ? { ...element, sourceTableId: null } : element, data);
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
  const props = { chart, plotArea: plotAreaOf(chart, data), data };
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
  const box = linePlotOf({ chart, plotArea: plotAreaOf(chart, data), data });
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
