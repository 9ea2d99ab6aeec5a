import { formatPercent } from '../../../core/amounts/number-signs';
import type { Box } from '../../../core/geometry/box';
import { readableTextColor } from '../../../core/model/contrast';
import { xml, type Xml } from '../../../ooxml/package/xml';
import { solidFillXml } from '../../../ooxml/drawing-xml';
import type { ChartData, ChartSeries } from '../chart-data';
import { labelsOf, plotAreaOf } from '../chart-geometry';
import {
  SHARE_SEPARATOR,
  type SliceText,
  sliceRadiusOf,
  sliceTextsOf,
  writeSliceText,
} from '../slice-layout';
import type { ChartElement } from '../chart-schema';
import { estimateTextWidth } from '../../../core/text/wrap-text';
import { type ChartSheet, sheetOf } from './chart-sheet';
import {
  chartColorOf,
  type ChartPlan,
  seriesLabelsXml,
  seriesXml,
  valueLabelXml,
} from './chart-xml';

/** Amounts go without their shares where they would leave the legend no room. */
export function planSlices(chart: ChartElement, data: ChartData, first: ChartSeries): ChartPlan {
  const plan = planLabeledSlices(chart, data, first);
  const isLegendCut = plan.legendBox.x + plan.legendBox.width >= chart.width;
  if (!isLegendCut || chart.sliceLabels) return plan;
  return planLabeledSlices({ ...chart, sliceLabels: 'amount' }, data, first);
}

/** Slices with their labels on them; those of a pie that are too small have theirs outside. */
function planLabeledSlices(chart: ChartElement, data: ChartData, first: ChartSeries) {
  const isPie = chart.kind === 'pie';
  const sheet = sheetOf({ ...data, series: [first] });
  const isPercent = chart.sliceLabels === 'percent';
  const percentCode = formatPercent(0, chart.language);
  const label = { formatCode: isPercent ? percentCode : first.formatCode, isPercent };
  const plotArea = plotAreaOf(chart, data);
  const labels = labelsOf(chart) === 'none' ? [] : placeSliceLabels(chart, first, plotArea);
  const outside = labels.filter(({ isOutside }) => isOutside);
  const box = sliceBoxOf(chart, plotArea, outside);
  const slices = sheet.labels
    .map((_, index) => chartColorOf(chart, index))
    .map(
      (fill, index) => xml`<c:dPt>
      <c:idx val="${index}"/><c:bubble3D val="0"/><c:spPr>${solidFillXml(fill)}</c:spPr>
    </c:dPt>`,
    );
  const pointLabels = labels.map(({ text, isOutside, angle }, index) => {
    const position = isPie ? (isOutside ? 'outEnd' : 'ctr') : undefined;
    const color = isOutside
      ? chart.color
      : readableTextColor(chartColorOf(chart, index), chart.color);
    // Doughnuts have no positions: a label is moved out of the middle of its ring.
    const distance = box.width * 0.1 + chart.fontSize * 1.2;
    const offset = { x: distance * Math.sin(angle), y: -distance * Math.cos(angle) };
    return xml`<c:dLbl><c:idx val="${index}"/>${isOutside && !isPie ? offsetXml(chart, offset) : undefined}
      ${valueLabelXml(chart, { ...label, formatCode: sliceFormatCodeOf(label.formatCode, text), color, position })}</c:dLbl>`;
  });
  const common = { ...label, color: chart.color, position: isPie ? 'outEnd' : undefined };
  const labelsXml =
    labels.length === 0
      ? seriesLabelsXml(chart, slices.length, common)
      : xml`<c:dLbls>${pointLabels}${valueLabelXml(chart, common)}</c:dLbls>`;
  const series = seriesXml(sheet, 0, { appearance: xml`${slices}${labelsXml}` });
  const slicesXml = xml`<c:varyColors val="1"/>${series}<c:firstSliceAng val="0"/>`;
  const plot = isPie
    ? xml`<c:pieChart>${slicesXml}</c:pieChart>`
    : xml`<c:doughnutChart>${slicesXml}<c:holeSize val="60"/></c:doughnutChart>`;
  const legendBox = sliceLegendBoxOf(chart, sheet, box, outside);
  return { sheet, plot, box, legend: 'r', legendBox } as const;
}

/** PowerPoint would write a share beside its amount in the format of the amount, 25 % as "0": the share is a text. */
function sliceFormatCodeOf(formatCode: string, { amount, share }: SliceText): string {
  if (amount === '' || share === '') return formatCode;
  return formatCode
    .split(';')
    .map((section) => `${section}"${SHARE_SEPARATOR}${share}"`.replace('""', ''))
    .join(';');
}

/** Column of labels beside the slices and the labels outside of them, in the middle of their height. */
function sliceLegendBoxOf(
  { fontSize, width }: ChartElement,
  { labels }: ChartSheet,
  box: Box,
  outside: readonly SliceLabel[],
): Box {
  const radius = box.width / 2;
  const height = labels.length * fontSize * LEGEND_ROW_RATIO;
  const ends = outside
    .filter(({ angle }) => radius * Math.abs(Math.cos(angle)) < height / 2 + fontSize)
    .map((label) => radius * Math.sin(label.angle) + label.width);
  const x = box.x + radius + Math.max(radius, ...ends) + fontSize;
  const widest = Math.max(...labels.map((label) => estimateTextWidth(label, fontSize)));
  return {
    x,
    y: box.y + radius - height / 2,
    width: Math.min(widest + 2 * fontSize, width - x),
    height,
  };
}

/** Height of a label of the legend, as a multiple of the font size. */
const LEGEND_ROW_RATIO = 1.75;

interface SliceLabel {
  readonly text: SliceText;
  /** Direction of the middle of the slice, in radians from the top. */
  readonly angle: number;
  readonly width: number;
  readonly isOutside: boolean;
}

function placeSliceLabels(
  chart: ChartElement,
  series: ChartSeries,
  area: Box,
): readonly SliceLabel[] {
  const { kind, fontSize } = chart;
  const sizes = series.values.map((value) => Math.max(0, value));
  const unit = (2 * Math.PI) / (sizes.reduce((sum, value) => sum + value, 0) || 1);
  return sliceTextsOf(chart, series).map((text, index) => {
    const size = sizes[index] ?? 0;
    const before = sizes.slice(0, index).reduce((sum, value) => sum + value, 0);
    const width = estimateTextWidth(writeSliceText(text), fontSize);
    // A slice has to be wider than its label in the middle of its radius or of its ring.
    const middle = sliceRadiusOf(area) * (kind === 'pie' ? 0.5 : 0.8);
    const isOutside = size * unit * middle < width + fontSize;
    return { text, angle: (before + size / 2) * unit, width, isOutside };
  });
}

/** Square of the slices, as large as in the editor if the labels outside of them leave it. */
function sliceBoxOf(
  { fontSize }: ChartElement,
  area: Box,
  labels: readonly Pick<SliceLabel, 'angle' | 'width'>[],
): Box {
  const full = sliceRadiusOf(area);
  const lineHeight = fontSize * 1.5;
  const radius = Math.max(
    full / 2,
    Math.min(
      full,
      ...labels.map(({ angle }) => area.height / 2 - lineHeight * Math.abs(Math.cos(angle))),
    ),
  );
  // Labels left of the slices push them to the right.
  const x =
    area.x +
    Math.max(0, ...labels.map(({ angle, width }) => width - radius * (1 + Math.sin(angle))));
  return { x, y: area.y + area.height / 2 - radius, width: 2 * radius, height: 2 * radius };
}

/** Distance of a label from its usual position. */
function offsetXml({ width, height }: ChartElement, { x, y }: Pick<Box, 'x' | 'y'>): Xml {
  return xml`<c:layout><c:manualLayout>
    <c:x val="${(x / width).toFixed(5)}"/><c:y val="${(y / height).toFixed(5)}"/>
  </c:manualLayout></c:layout>`;
}
