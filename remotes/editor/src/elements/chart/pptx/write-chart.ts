import { elementLabelOf } from '../../../core/element-labels';
import { type ChartData, type ChartSeries, readChartData } from '../chart-data';
import { readableTextColor } from '../../../core/model/contrast';
import type { Box } from '../../../core/geometry/box';
import {
  barPlotOf,
  columnPlotOf,
  labelsOf,
  linePlotOf,
  plotAreaOf,
  sliceRadiusOf,
} from '../chart-geometry';
import { estimateTextWidth } from '../chart-text';
import { groupingOf } from '../chart-layers';
import { legendSideOf } from '../chart-legend';
import type { ChartKind } from '../chart-kinds';
import type { ChartElement } from '../chart-schema';
import {
  areaChartXml,
  axesXml,
  barChartXml,
  type BarStyle,
  chartColorOf,
  chartLineXml,
  type ChartPlan,
  type ChartSheet,
  chartSpaceXml,
  lineChartXml,
  seriesLabelsXml,
  seriesXml,
  valueLabelXml,
} from './chart-xml';
import { cornerAndSizeXml, NO_LINE, solidFillXml } from '../../../exports/pptx/drawing-xml';
import { Relationships } from '../../../exports/pptx/office-package';
import { graphicFrameXml, type SlideWriter } from '../../../exports/pptx/slide-writer';
import { planWaterfall } from './waterfall-chart';
import { writeWorkbook } from './write-workbook';
import { CHART, xml, type Xml } from '../../../exports/pptx/xml';

/** Writes a native chart with its data as a workbook; nothing if it has no data. */
export async function writeChart(
  slide: SlideWriter,
  chart: ChartElement,
): Promise<Xml | undefined> {
  const data = readChartData(chart.rows, chart);
  const [first] = data.series;
  if (!first) return undefined;
  const plan = CHART_PLANS[chart.kind](chart, data, first);
  const relationships = new Relationships();
  const workbookPath = slide.file.addWorkbook(await writeWorkbook(plan.sheet));
  const path = workbookPath.replace(/^.*?(\d+)\.xlsx$/, 'ppt/charts/chart$1.xml');
  const workbookId = relationships.addPart('package', workbookPath);
  slide.file.addPart(path, 'chart', chartSpaceXml(chart, plan, workbookId), relationships);
  const id = slide.relationships.addPart('chart', path);
  return graphicFrameXml(
    slide.elementNamesXml(chart, { alt: chart.alt || elementLabelOf(chart) }),
    cornerAndSizeXml(chart),
    CHART,
    xml`<c:chart xmlns:c="${CHART}" r:id="${id}"/>`,
  );
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
};

function planBars(
  direction: BarStyle['direction'],
  ...[chart, data, first]: Parameters<ChartPlanner>
): ChartPlan {
  const { formatCode } = first;
  const sheet = sheetOf(data);
  const style = { direction, grouping: groupingOf(chart) };
  const props = { chart, plotArea: plotAreaOf(chart, data), data };
  const box = direction === 'bar' ? barPlotOf(props) : columnPlotOf(props);
  const series = sheet.series.map((_, index) => {
    const fill = chartColorOf(chart, index);
    const color =
      style.grouping === 'clustered' ? chart.color : readableTextColor(fill, chart.color);
    return seriesXml(sheet, index, {
      appearance: xml`<c:spPr>${solidFillXml(fill)}</c:spPr><c:invertIfNegative val="0"/>
        ${seriesLabelsXml(chart, sheet.labels.length, { formatCode, color })}`,
    });
  });
  const plot = [barChartXml(style, box, series), axesXml(chart, { direction, formatCode })];
  return { sheet, plot, box, legend: legendOf(chart, data) };
}

const LEGEND_SIDES = { top: 't', right: 'r', bottom: 'b', left: 'l', none: undefined } as const;

function legendOf(chart: ChartElement, data: ChartData): ChartPlan['legend'] {
  return LEGEND_SIDES[legendSideOf(chart, data)];
}

/** Areas that start at zero cover each other, so all of them stay visible. */
const AREA_OPACITY = 0.35;

function planLines(chart: ChartElement, data: ChartData, { formatCode }: ChartSeries): ChartPlan {
  const isArea = chart.kind === 'area';
  const grouping = groupingOf(chart);
  const isFilled = isArea && grouping !== 'clustered';
  const sheet = sheetOf(data);
  const series = sheet.series.map((_, index) => {
    const color = chartColorOf(chart, index);
    const area = isArea ? solidFillXml(color, isFilled ? 1 : AREA_OPACITY) : undefined;
    const marker = xml`<c:marker>
      <c:symbol val="circle"/><c:size val="6"/>
      <c:spPr>${solidFillXml(color)}${chartLineXml(0.75, color)}</c:spPr>
    </c:marker>`;
    return seriesXml(sheet, index, {
      appearance: [
        xml`<c:spPr>${area}${isFilled ? NO_LINE : chartLineXml(2.25, color)}</c:spPr>`,
        isArea ? undefined : marker,
        seriesLabelsXml(chart, sheet.labels.length, {
          formatCode,
          color: chart.color,
          position: isArea ? undefined : 't',
        }),
      ],
      end: isArea ? undefined : xml`<c:smooth val="0"/>`,
    });
  });
  const axes = axesXml(chart, { formatCode, direction: 'col' });
  const plot = isArea ? areaChartXml(series, grouping) : lineChartXml(series, grouping);
  const box = linePlotOf({ chart, plotArea: plotAreaOf(chart, data), data });
  return { sheet, plot: [plot, axes], box, legend: legendOf(chart, data) };
}

/** Pie with its labels beside it, or doughnut with them on the ring. */
function planSlices(chart: ChartElement, data: ChartData, first: ChartSeries): ChartPlan {
  const isPie = chart.kind === 'pie';
  const sheet = sheetOf({ ...data, series: [first] });
  // Beside the amount, a share would get its number format, so that 25 % would read "0".
  const isPercent = chart.sliceLabels === 'percent';
  const label = { formatCode: isPercent ? '0%' : first.formatCode, isPercent };
  const fills = sheet.labels.map((_, index) => chartColorOf(chart, index));
  const slices = fills.map(
    (fill, index) => xml`<c:dPt>
      <c:idx val="${index}"/><c:bubble3D val="0"/><c:spPr>${solidFillXml(fill)}</c:spPr>
    </c:dPt>`,
  );
  const labels = fills.map((fill, index) => {
    const color = readableTextColor(fill, chart.color);
    return xml`<c:dLbl><c:idx val="${index}"/>${valueLabelXml(chart, { ...label, color })}</c:dLbl>`;
  });
  const common = {
    ...label,
    color: chart.color,
    position: isPie ? 'outEnd' : undefined,
  };
  const labelsXml =
    isPie || labelsOf(chart) === 'none'
      ? seriesLabelsXml(chart, fills.length, common)
      : xml`<c:dLbls>${labels}${valueLabelXml(chart, common)}</c:dLbls>`;
  const series = seriesXml(sheet, 0, { appearance: xml`${slices}${labelsXml}` });
  const slicesXml = xml`<c:varyColors val="1"/>${series}<c:firstSliceAng val="0"/>`;
  const plot = isPie
    ? xml`<c:pieChart>${slicesXml}</c:pieChart>`
    : xml`<c:doughnutChart>${slicesXml}<c:holeSize val="60"/></c:doughnutChart>`;
  const texts = labelsOf(chart) === 'none' || !isPie ? [] : first.values.map(first.format);
  return { sheet, plot, legend: 'r', box: sliceBoxOf(chart, plotAreaOf(chart, data), texts) };
}

/** Part of the width that slices and the amounts around them take; the legend has the others. */
const SLICES_RATIO = 0.64;

/** Square of the slices; without one, PowerPoint makes them smaller the longer the amounts around them are. */
function sliceBoxOf({ fontSize }: ChartElement, area: Box, texts: readonly string[]): Box {
  const margin = {
    x: Math.max(0, ...texts.map((text) => estimateTextWidth(text, fontSize) + fontSize / 2)),
    y: texts.length > 0 ? fontSize * 1.5 : 0,
  };
  const room = Math.min(area.height / 2 - margin.y, (area.width * SLICES_RATIO) / 2 - margin.x);
  const radius = texts.length > 0 ? Math.max(room, sliceRadiusOf(area) / 2) : sliceRadiusOf(area);
  const x = area.x + Math.max(0, Math.min(margin.x, area.width * SLICES_RATIO - 2 * radius));
  const y = area.y + area.height / 2 - radius;
  return { x, y, width: 2 * radius, height: 2 * radius };
}

function sheetOf({ labels, series }: ChartData): ChartSheet {
  const named = series.map(({ name, values }, index) => ({
    name: name === '' ? `Series ${index + 1}` : name,
    values,
  }));
  return { labels, series: named };
}
