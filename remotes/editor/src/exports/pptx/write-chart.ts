import { elementLabelOf } from '../../core/element-labels';
import { type ChartData, type ChartSeries, readChartData } from '../../core/film/chart-data';
import type { ChartElement, ChartKind } from '../../core/model/deck';
import {
  axesXml,
  barChartXml,
  chartColorOf,
  chartLineXml,
  type ChartPlan,
  type ChartSheet,
  chartSpaceXml,
  lineChartXml,
  seriesXml,
  valueLabelXml,
} from './chart-xml';
import { cornerAndSizeXml, solidFillXml } from './drawing-xml';
import { Relationships } from './office-package';
import { graphicFrameXml, type SlideWriter } from './slide-writer';
import { planWaterfall } from './waterfall-chart';
import { writeWorkbook } from './write-workbook';
import { CHART, xml, type Xml } from './xml';

/** Writes a native chart with its data as a workbook; nothing if it has no data. */
export async function writeChart(
  slide: SlideWriter,
  chart: ChartElement,
): Promise<Xml | undefined> {
  const data = readChartData(chart.rows);
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
  bar: planBars,
  line: planLines,
  pie: planPie,
  waterfall: planWaterfall,
};

function planBars(chart: ChartElement, data: ChartData, { formatCode }: ChartSeries): ChartPlan {
  const style = { direction: 'bar', grouping: 'clustered' } as const;
  const sheet = reverseRows(sheetOf(data));
  const labels = valueLabelXml(chart, { formatCode, color: chart.color });
  const series = sheet.series.map((_, index) =>
    seriesXml(sheet, index, {
      appearance: xml`<c:spPr>${solidFillXml(chartColorOf(chart, index))}</c:spPr>
        <c:invertIfNegative val="0"/><c:dLbls>${labels}</c:dLbls>`,
    }),
  );
  const plot = [barChartXml(style, series), axesXml(chart, { ...style, formatCode })];
  return { sheet, plot, hasLegend: series.length > 1 };
}

function planLines(chart: ChartElement, data: ChartData, { formatCode }: ChartSeries): ChartPlan {
  const sheet = sheetOf(data);
  const series = sheet.series.map((_, index) => {
    const color = chartColorOf(chart, index);
    const marker = xml`<c:spPr>${solidFillXml(color)}${chartLineXml(0.75, color)}</c:spPr>`;
    return seriesXml(sheet, index, {
      appearance: xml`<c:spPr>${chartLineXml(2.25, color)}</c:spPr>
        <c:marker><c:symbol val="circle"/><c:size val="6"/>${marker}</c:marker>`,
      end: xml`<c:smooth val="0"/>`,
    });
  });
  const axes = axesXml(chart, { formatCode, direction: 'col', hasValues: true });
  return { sheet, plot: [lineChartXml(series), axes], hasLegend: series.length > 1 };
}

function planPie(chart: ChartElement, data: ChartData, first: ChartSeries): ChartPlan {
  const sheet = sheetOf({ ...data, series: [first] });
  const slices = sheet.labels.map(
    (_, index) => xml`<c:dPt>
      <c:idx val="${index}"/><c:bubble3D val="0"/>
      <c:spPr>${solidFillXml(chartColorOf(chart, index))}</c:spPr>
    </c:dPt>`,
  );
  // A percentage would get the number format of the amounts, so that a share of 25 % would read "0".
  const { formatCode } = first;
  const labels = valueLabelXml(chart, { formatCode, color: chart.color, position: 'outEnd' });
  const series = seriesXml(sheet, 0, { appearance: [slices, xml`<c:dLbls>${labels}</c:dLbls>`] });
  const plot = xml`<c:pieChart><c:varyColors val="1"/>${series}<c:firstSliceAng val="0"/></c:pieChart>`;
  return { sheet, plot, hasLegend: true };
}

function sheetOf({ labels, series }: ChartData): ChartSheet {
  const named = series.map(({ name, values }, index) => ({
    name: name === '' ? `Series ${index + 1}` : name,
    values,
  }));
  return { labels, series: named };
}

/** PowerPoint orders horizontal bars from the bottom. */
function reverseRows({ labels, series }: ChartSheet): ChartSheet {
  return {
    labels: labels.toReversed(),
    series: series.map((entry) => ({ ...entry, values: entry.values.toReversed() })),
  };
}
