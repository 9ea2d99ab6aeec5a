import type { Box, Point } from '../../../core/geometry/box';
import { POINTS_PER_PX } from '../../../core/model/deck-constants';
import { NO_LINE, solidFillXml } from '../../../ooxml/drawing-xml';
import { OFFICE_LANGUAGES } from '../../../ooxml/office-languages';
import {
  attributes,
  CHART,
  NAMESPACES,
  xml,
  type Xml,
  type XmlValue,
} from '../../../ooxml/package/xml';
import type { ChartData, ChartKindProps } from '../chart-data';
import {
  axisFormatOf,
  type BarPlot,
  hasGridLines,
  hasValueAxis,
  TITLE_RATIO,
  titleHeightOf,
  type LinearScale,
  isLabeled,
  labelsOf,
} from '../chart-geometry';
import { type ChartGrouping, groupingOf } from '../chart-layers';
import { legendSideOf } from '../chart-legend';
import type { ChartElement } from '../chart-schema';
import type { SlotLabels } from '../labels/slot-labels';
import { type ChartSheet, columnNameOf } from './chart-sheet';

export const NO_OFFSET: Point = { x: 0, y: 0 };

/** LibreOffice leads a line from the usual place of a label to its own. */
export const NO_LEADER_LINES = xml`<c:extLst>
  <c:ext uri="{CE6537A1-D6FC-4f65-9D91-7224C49458BB}" xmlns:c15="http://schemas.microsoft.com/office/drawing/2012/chart">
    <c15:showLeaderLines val="0"/>
  </c:ext>
</c:extLst>`;

const NO_LABELS = xml`<c:showLegendKey val="0"/><c:showVal val="0"/><c:showCatName val="0"/>
  <c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`;

/** Amounts are never broken. */
const ONE_LINE = { wrap: 'none' };

/** Chart as its sheet and its plot area. */
export interface ChartPlan {
  readonly sheet: ChartSheet;
  readonly plot: XmlValue;
  /** Box between the ends of the axes, or of the slices. */
  readonly box: Box;
  /** Side of the legend. */
  readonly legend?: 't' | 'r' | 'b' | 'l' | undefined;
  /** Place of the legend; beside the plot if missing. */
  readonly legendBox?: Box;
  /** Series that the legend leaves out. */
  readonly unlisted?: number | undefined;
  /** Type of the chart, if its own leaves no room. */
  readonly fontSize?: number;
}

const LEGEND_SIDES = { top: 't', right: 'r', bottom: 'b', left: 'l', none: undefined } as const;

export function legendOf(chart: ChartElement, data: ChartData): ChartPlan['legend'] {
  return LEGEND_SIDES[legendSideOf(chart, data)];
}

/** Line of a width in points. */
export function chartLineXml(points: number, color: string): Xml {
  return xml`<a:ln w="${points * 12_700}">${solidFillXml(color)}<a:round/></a:ln>`;
}

/** Series of a sheet. Its appearance stands before its data, and what is specific to lines after it. */
export function seriesXml(
  sheet: ChartSheet,
  index: number,
  { appearance, end }: { readonly appearance: XmlValue; readonly end?: XmlValue },
): Xml {
  const { name = '', values = [], formatCode } = sheet.series[index] ?? {};
  const column = columnNameOf(index + 1);
  return xml`<c:ser>
    <c:idx val="${index}"/><c:order val="${index}"/>
    <c:tx>${referenceXml('str', `$${column}$1`, [name])}</c:tx>
    ${appearance}${categoriesXml(sheet)}
    <c:val>${referenceXml('num', `$${column}$2:$${column}$${values.length + 1}`, values, formatCode)}</c:val>${end}
  </c:ser>`;
}

export function categoriesXml({ labels }: ChartSheet): Xml {
  return xml`<c:cat>${referenceXml('str', `$A$2:$A$${labels.length + 1}`, labels)}</c:cat>`;
}

type Points = readonly (string | number | undefined)[];

export function referenceXml(
  type: 'str' | 'num',
  range: string,
  values: Points,
  code?: string,
): Xml {
  const codeXml = code === undefined ? undefined : xml`<c:formatCode>${code}</c:formatCode>`;
  return xml`<c:${type}Ref>
    <c:f>Sheet1!${range}</c:f><c:${type}Cache>${codeXml}${pointsXml(values)}</c:${type}Cache>
  </c:${type}Ref>`;
}

export function pointsXml(values: Points): Xml {
  const points = values.map((value, index) =>
    value === undefined ? undefined : xml`<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`,
  );
  return xml`<c:ptCount val="${values.length}"/>${points}`;
}

/** Labels of columns stand upright or slanted as in the editor. */
const UPRIGHT = { rot: 0, vert: 'horz' };

const SLANTED = { rot: -45 * 60_000, vert: 'horz' };

export const [CATEGORY_AXIS, VALUE_AXIS] = [1, 2] as const;

export const AXIS_IDS = xml`<c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/>`;

export interface BarStyle {
  readonly direction: 'bar' | 'col';
  readonly grouping: ChartGrouping;
}

type BarSizes = Pick<BarPlot, 'slotSize' | 'barSize'>;

export function barChartXml(
  { direction, grouping }: BarStyle,
  { slotSize, barSize }: BarSizes,
  series: readonly Xml[],
): Xml {
  const isStacked = grouping !== 'clustered';
  const barsPerSlot = isStacked ? 1 : series.length;
  const gap = Math.min(500, Math.round((100 * slotSize) / barSize - 100 * barsPerSlot));
  return xml`<c:barChart>
    <c:barDir val="${direction}"/><c:grouping val="${GROUPINGS[grouping]}"/><c:varyColors val="0"/>${series}
    <c:gapWidth val="${gap}"/><c:overlap val="${isStacked ? 100 : 0}"/>${AXIS_IDS}
  </c:barChart>`;
}

const GROUPINGS = {
  clustered: 'clustered',
  stacked: 'stacked',
  percent: 'percentStacked',
} as const;

const lineGroupingOf = (grouping: ChartGrouping) =>
  grouping === 'clustered' ? 'standard' : GROUPINGS[grouping];

export function lineChartXml(series: readonly Xml[], grouping: ChartGrouping = 'clustered'): Xml {
  return xml`<c:lineChart>
    <c:grouping val="${lineGroupingOf(grouping)}"/><c:varyColors val="0"/>${series}<c:marker val="1"/>${AXIS_IDS}
  </c:lineChart>`;
}

export function areaChartXml(series: readonly Xml[], grouping: ChartGrouping): Xml {
  return xml`<c:areaChart>
    <c:grouping val="${lineGroupingOf(grouping)}"/><c:varyColors val="0"/>${series}${AXIS_IDS}
  </c:areaChart>`;
}

interface AxesStyle {
  readonly direction: BarStyle['direction'];
  readonly scale: LinearScale;
  /** Labels below columns or points. */
  readonly slotLabels?: SlotLabels;
  /** Ends of an axis without numbers, if others would move what is written beside the figures. */
  readonly ends?: readonly [min: number, max: number] | undefined;
}

export function axesXml(
  { chart, data }: Pick<ChartKindProps, 'chart' | 'data'>,
  { direction, scale, slotLabels, ends: chosenEnds }: AxesStyle,
): Xml {
  // PowerPoint draws horizontal bars from the bottom, unless their axis runs backwards.
  const order = direction === 'bar' ? 'maxMin' : 'minMax';
  const [categorySide, valueSide] = direction === 'bar' ? ['l', 'b'] : ['b', 'l'];
  const lookIn = (body: BodyProperties) =>
    xml`<c:spPr>${chartLineXml(1, chart.lineColor)}</c:spPr>${chartTextXml(chart, chart.color, body)}`;
  const { isSlanted = false, step = 1 } = slotLabels ?? {};
  // Otherwise PowerPoint leaves out labels by a rule of its own.
  const skip = isSlanted || step > 1 ? xml`<c:tickLblSkip val="${step}"/>` : undefined;
  const ticks = xml`<c:majorTickMark val="none"/><c:minorTickMark val="none"/>`;
  const gridlines = xml`<c:majorGridlines><c:spPr>${chartLineXml(0.5, chart.lineColor)}</c:spPr></c:majorGridlines>`;
  const { ends, unit } = scaleXml(chart, scale, chosenEnds);
  return xml`<c:catAx>
      <c:axId val="${CATEGORY_AXIS}"/><c:scaling><c:orientation val="${order}"/></c:scaling>
      <c:delete val="0"/><c:axPos val="${categorySide}"/>
      <c:numFmt formatCode="General" sourceLinked="1"/>${ticks}<c:tickLblPos val="low"/>${lookIn(isSlanted ? SLANTED : UPRIGHT)}
      <c:crossAx val="${VALUE_AXIS}"/><c:crosses val="autoZero"/>
      <c:auto val="1"/><c:lblAlgn val="ctr"/>${skip}<c:noMultiLvlLbl val="1"/>
    </c:catAx>
    <c:valAx>
      <c:axId val="${VALUE_AXIS}"/><c:scaling><c:orientation val="minMax"/>${ends}</c:scaling>
      <c:delete val="${hasValueAxis(chart) ? 0 : 1}"/><c:axPos val="${valueSide}"/>${hasGridLines(chart) ? gridlines : undefined}
      <c:numFmt formatCode="${axisFormatOf(chart, data, scale).formatCode}" sourceLinked="0"/>${ticks}<c:tickLblPos val="nextTo"/>${lookIn(UPRIGHT)}
      <c:crossAx val="${CATEGORY_AXIS}"/><c:crosses val="autoZero"/><c:crossBetween val="between"/>${unit}
    </c:valAx>`;
}

/** Ends of an axis and the distance of its numbers. PowerPoint ends shares at 100 % by itself. */
function scaleXml(
  chart: ChartElement,
  { ticks }: LinearScale,
  ends: AxesStyle['ends'],
): Record<'ends' | 'unit', XmlValue> {
  const [first = 0, second = first] = ticks;
  if (second === first || groupingOf(chart) === 'percent')
    return {
      ends: ends && xml`<c:max val="${ends[1]}"/><c:min val="${ends[0]}"/>`,
      unit: undefined,
    };
  return {
    ends: xml`<c:max val="${ticks.at(-1)}"/><c:min val="${first}"/>`,
    unit: xml`<c:majorUnit val="${second - first}"/>`,
  };
}

export function chartSpaceXml(
  chart: ChartElement,
  { plot, box, legend, legendBox, unlisted }: Omit<ChartPlan, 'sheet'>,
  workbookId: string,
): Xml {
  const legendPlace = legendBox ?? (legend === 't' ? { x: 0, y: titleHeightOf(chart) } : undefined);
  const entry =
    unlisted === undefined
      ? undefined
      : xml`<c:legendEntry><c:idx val="${unlisted}"/><c:delete val="1"/></c:legendEntry>`;
  const legendXml = xml`<c:legend>
    <c:legendPos val="${legend}"/>${entry}${legendPlace && layoutXml(chart, legendPlace)}
    <c:overlay val="0"/>${chartTextXml(chart, chart.color)}
  </c:legend>`;
  const noFill = xml`<c:spPr><a:noFill/>${NO_LINE}</c:spPr>`;
  return xml`<c:chartSpace${NAMESPACES}${attributes({ 'xmlns:c': CHART })}>
    <c:roundedCorners val="0"/>
    <c:chart>
      ${chart.title === undefined ? undefined : titleXml(chart, chart.title)}
      <c:autoTitleDeleted val="${chart.title === undefined ? 1 : 0}"/><c:plotArea>${layoutXml(chart, box)}${plot}${noFill}</c:plotArea>
      ${legend && legendXml}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/>
    </c:chart>
    ${noFill}<c:externalData r:id="${workbookId}"><c:autoUpdate val="0"/></c:externalData>
  </c:chartSpace>`;
}

function titleXml(chart: ChartElement, title: string): Xml {
  const size = Math.round(chart.fontSize * TITLE_RATIO * POINTS_PER_PX * 100);
  const look = xml`${solidFillXml(chart.color)}<a:latin typeface="${chart.fontFamily}"/><a:cs typeface="${chart.fontFamily}"/>`;
  return xml`<c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p>
    <a:pPr><a:defRPr sz="${size}" b="1">${look}</a:defRPr></a:pPr>
    <a:r><a:rPr lang="${OFFICE_LANGUAGES[chart.language ?? 'en']}" sz="${size}" b="1">${look}</a:rPr><a:t>${title}</a:t></a:r>
  </a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`;
}

/** Position in a chart, and the size of a plot without its labels. */
function layoutXml(chart: ChartElement, box: Pick<Box, 'x' | 'y'> & Partial<Box>): Xml {
  const ratio = (length: number, whole: number) => Math.round((1e5 * length) / whole) / 1e5;
  const { x, y, width, height } = box;
  const size =
    width === undefined || height === undefined
      ? undefined
      : xml`<c:w val="${ratio(width, chart.width)}"/><c:h val="${ratio(height, chart.height)}"/>`;
  return xml`<c:layout><c:manualLayout>
    ${size && xml`<c:layoutTarget val="inner"/>`}<c:xMode val="edge"/><c:yMode val="edge"/>
    <c:x val="${ratio(x, chart.width)}"/><c:y val="${ratio(y, chart.height)}"/>${size}
  </c:manualLayout></c:layout>`;
}

interface LabelStyle {
  readonly formatCode: string;
  readonly color: string;
  /** Fill behind the text. */
  readonly fill?: string;
  readonly position?: string | undefined;
  /** True for the share of a slice in place of its amount. */
  readonly isPercent?: boolean;
  readonly isStrong?: boolean;
}

interface SeriesLabels extends LabelStyle {
  /** Distances from the usual place by point; undefined for amounts that the editor leaves out, too. */
  readonly offsets: readonly (Point | undefined)[];
}

/** Content of labels that show the value of a point. */
export function valueLabelXml(
  chart: ChartElement,
  { formatCode, color, fill, position, isPercent = false, isStrong = false }: LabelStyle,
): Xml {
  return xml`<c:numFmt formatCode="${formatCode}" sourceLinked="0"/>
    ${fill === undefined ? undefined : xml`<c:spPr>${solidFillXml(fill)}</c:spPr>`}
    ${chartTextXml(chart, color, ONE_LINE, isStrong)}
    ${position === undefined ? undefined : xml`<c:dLblPos val="${position}"/>`}
    <c:showLegendKey val="0"/><c:showVal val="${isPercent ? 0 : 1}"/><c:showCatName val="0"/><c:showSerName val="0"/>
    <c:showPercent val="${isPercent ? 1 : 0}"/><c:showBubbleSize val="0"/>`;
}

/** Labels of the points of a series that have one. */
export function seriesLabelsXml(chart: ChartElement, { offsets, ...style }: SeriesLabels): Xml {
  const areAll = labelsOf(chart) === 'all';
  const points = offsets.map((placed, row) => {
    // The ends alone are written whatever is beside them: nothing else would tell their format.
    const isEnd = !areAll && isLabeled(chart, row, offsets.length);
    const offset = placed ?? (isEnd ? NO_OFFSET : undefined);
    const offsetXml = offset && labelOffsetXml(chart, offset);
    if (areAll ? offset && !offsetXml : !offset) return undefined;
    const label = offset ? valueLabelXml(chart, style) : xml`<c:delete val="1"/>`;
    return xml`<c:dLbl><c:idx val="${row}"/>${offsetXml}${label}</c:dLbl>`;
  });
  return xml`<c:dLbls>${points}${areAll ? valueLabelXml(chart, style) : NO_LABELS}</c:dLbls>`;
}

/** Distance of a label from its usual place; nothing for one that stands there. */
export function labelOffsetXml({ width, height }: ChartElement, { x, y }: Point): Xml | undefined {
  if (Math.abs(x) < 0.5 && Math.abs(y) < 0.5) return undefined;
  return xml`<c:layout><c:manualLayout>
    <c:x val="${(x / width).toFixed(5)}"/><c:y val="${(y / height).toFixed(5)}"/>
  </c:manualLayout></c:layout>`;
}

type BodyProperties = Parameters<typeof attributes>[0];

export function chartTextXml(
  chart: ChartElement,
  color: string,
  body: BodyProperties = {},
  isStrong = false,
): Xml {
  const { fontFamily, fontSize, language } = chart;
  return xml`<c:txPr><a:bodyPr${attributes(body)}/><a:lstStyle/><a:p>
    <a:pPr><a:defRPr sz="${Math.round(fontSize * POINTS_PER_PX * 100)}" b="${Number(isStrong)}" i="0">
      ${solidFillXml(color)}<a:latin typeface="${fontFamily}"/><a:cs typeface="${fontFamily}"/>
    </a:defRPr></a:pPr>
    <a:endParaRPr lang="${OFFICE_LANGUAGES[language ?? 'en']}"/>
  </a:p></c:txPr>`;
}
