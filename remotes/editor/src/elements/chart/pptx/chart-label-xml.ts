import type { Point } from '../../../core/geometry/box';
import { POINTS_PER_PX } from '../../../core/model/deck-constants';
import { solidFillXml } from '../../../ooxml/drawing-xml';
import { OFFICE_LANGUAGES } from '../../../ooxml/office-languages';
import { attributes, xml, type Xml } from '../../../ooxml/package/xml';
import { isLabeled, labelsOf } from '../chart-geometry';
import type { ChartElement } from '../chart-schema';

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

export const NO_OFFSET: Point = { x: 0, y: 0 };

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

export type BodyProperties = Parameters<typeof attributes>[0];

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
