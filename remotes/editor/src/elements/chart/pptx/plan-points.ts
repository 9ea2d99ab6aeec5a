import { xml, type Xml } from '../../../ooxml/package/xml';
import { NO_LINE, solidFillXml } from '../../../ooxml/drawing-xml';
import {
  AREA_OPACITY,
  BUBBLE_OPACITY,
  type ChartData,
  type ChartKindProps,
  seriesColorOf,
} from '../chart-data';
import { axisFormatOf, hasGridLines, hasValueAxis, labelsOf, plotAreaOf } from '../chart-geometry';
import type { ChartElement } from '../chart-schema';
import type { LinearScale } from '../linear-scale';
import { pointPlotOf, readXs } from '../points/point-plot';
import { radarBoxOf, radarPlotOf } from '../points/radar-plot';
import { chartTextXml, NO_OFFSET, seriesLabelsXml } from './chart-label-xml';
import { type ChartSheet, sheetOf } from './chart-sheet';
import {
  AXIS_IDS,
  axesXml,
  CATEGORY_AXIS,
  chartLineXml,
  type ChartPlan,
  legendOf,
  referenceXml,
  seriesXml,
  VALUE_AXIS,
} from './chart-xml';

/** Points of two numbers; the sizes of bubbles stand in a column behind theirs. */
export function planPoints(chart: ChartElement, data: ChartData): ChartPlan {
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

export function planRadar(chart: ChartElement, data: ChartData): ChartPlan {
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
