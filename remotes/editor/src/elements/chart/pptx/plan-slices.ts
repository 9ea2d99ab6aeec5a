import { formatPercent } from '../../../core/amounts/number-signs';
import type { Box, Point } from '../../../core/geometry/box';
import { readableTextColor } from '../../../core/model/colors';
import { xml } from '../../../ooxml/package/xml';
import { solidFillXml } from '../../../ooxml/drawing-xml';
import { type ChartData, type ChartSeries, seriesColorOf } from '../chart-data';
import { labelsOf, plotAreaOf } from '../chart-geometry';
import {
  SHARE_SEPARATOR,
  type SliceText,
  shareDigitsOf,
  sliceRadiusOf,
  sliceTextsOf,
  writeSliceText,
} from '../slice-layout';
import type { ChartElement } from '../chart-schema';
import { estimateTextWidth } from '../../../core/text/wrap-text';
import { type ChartSheet, sheetOf } from './chart-sheet';
import { FONT_SIZES } from '../../../core/model/deck-constants';
import { MIN_FONT_SIZE_PX } from '../fit-chart';
import {
  chartLineXml,
  type ChartPlan,
  seriesXml,
  labelOffsetXml,
  seriesLabelsXml,
  valueLabelXml,
} from './chart-xml';

/**
 * Slices become smaller to leave the legend its room, then their type, down to what is read. Where that is not enough,
 * amounts go without their shares, or the shares alone are written beside the table that has the amounts.
 */
export function planSlices(chart: ChartElement, data: ChartData, first: ChartSeries): ChartPlan {
  const alone = chart.sliceLabels ?? (chart.sourceTableId === null ? 'amount' : 'percent');
  const short = { ...chart, sliceLabels: alone };
  const plan = findWholePlan(chart, data, first) ?? findWholePlan(short, data, first);
  return plan ?? planLabeledSlices(short, data, first, 1);
}

function findWholePlan(chart: ChartElement, data: ChartData, first: ChartSeries) {
  const smaller = FONT_SIZES.filter((size) => size < chart.fontSize && size >= MIN_FONT_SIZE_PX);
  for (const fontSize of [chart.fontSize, ...smaller.toReversed()])
    for (const part of SLICE_PARTS) {
      const plan = planLabeledSlices({ ...chart, fontSize }, data, first, part);
      const { x, width } = plan.legendBox;
      if (x + width < chart.width) return { ...plan, fontSize };
    }
  return undefined;
}

/** Parts of their usual radius that slices are tried in. */
const SLICE_PARTS = [1, 0.85, 0.7, 0.55];

/** Slices with their labels on them; those of a pie that are too small have theirs outside. */
function planLabeledSlices(
  chart: ChartElement,
  data: ChartData,
  first: ChartSeries,
  part: number,
): ChartPlan & { readonly legendBox: Box } {
  const isPie = chart.kind === 'pie';
  const sheet = sheetOf({ ...data, series: [first] });
  const isPercent = chart.sliceLabels === 'percent';
  const percentCode = formatPercent(0, chart.language).replace(
    '0',
    shareDigitsOf(chart, first) > 0 ? '0.0' : '0',
  );
  const label = { formatCode: isPercent ? percentCode : first.formatCode, isPercent };
  const plotArea = plotAreaOf(chart, data);
  const full = sliceRadiusOf(plotArea) * part;
  const labels = labelsOf(chart) === 'none' ? [] : placeSliceLabels(chart, first, full);
  const { box, places } = layoutPie(chart, { area: plotArea, full }, labels);
  const slices = sheet.labels
    .map((_, index) => seriesColorOf(chart, index))
    .map(
      (fill, index) => xml`<c:dPt>
      <c:idx val="${index}"/><c:bubble3D val="0"/><c:spPr>${solidFillXml(fill)}</c:spPr>
    </c:dPt>`,
    );
  const pointLabels = labels.map((own, index) => {
    const { text, isOutside } = own;
    const position = isPie ? (isOutside ? 'outEnd' : 'ctr') : undefined;
    const slice = seriesColorOf(chart, index);
    const color = isOutside ? chart.color : readableTextColor(slice, chart.color);
    // A label can be wider than its ring.
    const behind = isPie || isOutside ? undefined : { fill: slice };
    // Doughnuts have no positions: a label is moved out of the middle of its ring.
    const usual = isPie ? usualPlaceOf(own, box.width / 2, chart) : ringPlaceOf(own, box.width / 2);
    const place = places.get(own) ?? usual;
    const offset = labelOffsetXml(chart, { x: place.x - usual.x, y: place.y - usual.y });
    return xml`<c:dLbl><c:idx val="${index}"/>${offset}
      ${valueLabelXml(chart, { ...label, ...behind, formatCode: sliceFormatCodeOf(label.formatCode, text), color, position })}</c:dLbl>`;
  });
  const common = { ...label, color: chart.color, position: isPie ? 'outEnd' : undefined };
  const labelsXml =
    labels.length === 0
      ? seriesLabelsXml(chart, { ...common, offsets: [] })
      : xml`<c:dLbls>${pointLabels}${valueLabelXml(chart, common)}<c:showLeaderLines val="1"/>
          <c:leaderLines><c:spPr>${chartLineXml(0.5, chart.lineColor)}</c:spPr></c:leaderLines></c:dLbls>`;
  const series = seriesXml(sheet, 0, { appearance: xml`${slices}${labelsXml}` });
  const slicesXml = xml`<c:varyColors val="1"/>${series}<c:firstSliceAng val="0"/>`;
  const plot = isPie
    ? xml`<c:pieChart>${slicesXml}</c:pieChart>`
    : xml`<c:doughnutChart>${slicesXml}<c:holeSize val="60"/></c:doughnutChart>`;
  const legendBox = sliceLegendBoxOf(chart, sheet, box, places);
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
  places: LabelPlaces,
): Box {
  const radius = box.width / 2;
  const height = labels.length * fontSize * LEGEND_ROW_RATIO;
  const ends = [...places]
    .filter(([, { y }]) => Math.abs(y) < height / 2 + fontSize)
    .map(([label, { x }]) => x + label.width / 2);
  const x = box.x + radius + Math.max(radius, ...ends) + fontSize;
  const widest = Math.max(...labels.map((label) => estimateTextWidth(String(label), fontSize)));
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
  radius: number,
): readonly SliceLabel[] {
  const { kind, fontSize } = chart;
  const sizes = series.values.map((value) => Math.max(0, value));
  const unit = (2 * Math.PI) / (sizes.reduce((sum, value) => sum + value, 0) || 1);
  return sliceTextsOf(chart, series).map((text, index) => {
    const size = sizes[index] ?? 0;
    const before = sizes.slice(0, index).reduce((sum, value) => sum + value, 0);
    const width = estimateTextWidth(writeSliceText(text), fontSize);
    // A slice has to be wider than its label in the middle of its radius or of its ring.
    const middle = radius * (kind === 'pie' ? 0.5 : 0.8);
    const isOutside = size * unit * middle < width + fontSize;
    return { text, angle: (before + size / 2) * unit, width, isOutside };
  });
}

/** Middles of the labels outside of the slices, from the middle of these. */
type LabelPlaces = ReadonlyMap<SliceLabel, Point>;

/** Square of the slices, as large as in the editor if the labels outside of them leave it. */
function layoutPie(
  chart: ChartElement,
  { area, full }: { readonly area: Box; readonly full: number },
  all: readonly SliceLabel[],
) {
  const labels = all.filter(({ isOutside }) => isOutside);
  const lineHeight = lineHeightOf(chart);
  const radius = Math.max(
    full / 2,
    Math.min(
      full,
      ...labels.map(({ angle }) => area.height / 2 - lineHeight * Math.abs(Math.cos(angle))),
    ),
  );
  const places = placeOutside(chart, labels, radius);
  // Labels left of the slices push them to the right.
  const overhangs = [...places].map(([{ width }, place]) => width / 2 - place.x - radius);
  const x = area.x + Math.max(0, ...overhangs);
  const size = { width: 2 * radius, height: 2 * radius };
  return { box: { x, y: area.y + area.height / 2 - radius, ...size }, places };
}

function lineHeightOf({ fontSize }: ChartElement): number {
  return fontSize * 1.5;
}

/** Labels of small neighbors would cover each other: on each side, one stands below the other along the slices. */
function placeOutside(
  chart: ChartElement,
  labels: readonly SliceLabel[],
  radius: number,
): LabelPlaces {
  const lineHeight = lineHeightOf(chart);
  const places = new Map<SliceLabel, Point>();
  for (const side of [-1, 1]) {
    let minY = Number.NEGATIVE_INFINITY;
    const own = labels
      .filter(({ angle }) => (Math.sin(angle) < 0 ? -1 : 1) === side)
      .map((label) => [label, usualPlaceOf(label, radius, chart)] as const)
      .toSorted(([, one], [, other]) => one.y - other.y);
    for (const [label, usual] of own) {
      const y = Math.max(usual.y, minY);
      const nearest = Math.min(radius, Math.max(0, Math.abs(y) - lineHeight / 2));
      const edge = Math.sqrt(radius ** 2 - nearest ** 2);
      const x = side * (edge + chart.fontSize / 2 + label.width / 2);
      places.set(label, y === usual.y ? usual : { x, y });
      minY = y + lineHeight;
    }
  }
  return places;
}

/** Place outside of the end of a slice that PowerPoint gives a label. */
function usualPlaceOf({ angle, width }: SliceLabel, radius: number, chart: ChartElement): Point {
  return {
    x: Math.sin(angle) * (radius + width / 2),
    y: -Math.cos(angle) * (radius + lineHeightOf(chart) / 2),
  };
}

function ringPlaceOf({ angle }: SliceLabel, radius: number): Point {
  return { x: Math.sin(angle) * radius * 0.8, y: -Math.cos(angle) * radius * 0.8 };
}
