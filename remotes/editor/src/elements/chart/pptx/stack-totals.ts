import { TOTAL_LABELS } from '../../../core/amounts/number-signs';
import { POINTS_PER_PX } from '../../../core/model/deck-constants';
import {
  childrenOf,
  descendantsOf,
  findChild,
  readAttribute,
} from '../../../ooxml/package/xml-elements';
import { xml, type Xml } from '../../../ooxml/package/xml';
import type { ChartData } from '../chart-data';
import { type BarPlot, stackSumsOf } from '../chart-geometry';
import { barCountOf } from '../chart-layers';
import type { ChartElement } from '../chart-schema';
import { writtenTotalsOf } from '../labels/written-amounts';
import type { ChartSheet } from './chart-sheet';
import { valueLabelXml, seriesXml } from './chart-xml';

interface StackTotals {
  readonly sheet: ChartSheet;
  /** Position of the series of sums that the legend would list. */
  readonly unlisted: number | undefined;
  readonly series: Xml;
  /** Ends of the axis, beyond which the bars of sums are cut. */
  readonly ends: readonly [min: number, max: number];
}

/**
 * Sums beside stacks, which PowerPoint has no labels for: a series that is not seen and whose amounts are. Beside columns
 * it is a line along their tops; bars of it begin where the stacks end. In the sheet it is a formula.
 */
export function planStackTotals(
  { chart, data }: { readonly chart: ChartElement; readonly data: ChartData },
  plot: BarPlot,
  sheet: ChartSheet,
): StackTotals | undefined {
  const sums = writtenTotalsOf({ chart, data }, plot).length > 0 ? stackSumsOf(chart, data) : [];
  if (sums.length === 0) return undefined;
  const index = sheet.series.length;
  const isBar = chart.kind === 'stacked-bar';
  const formatCode = data.series[0]?.formatCode ?? '';
  const totals = {
    name: isBar ? NO_NAME : TOTAL_LABELS[chart.language ?? 'en'],
    values: sums,
    formatCode,
    summedCount: barCountOf(chart, data.series.length),
  };
  const whole = { ...sheet, series: [...sheet.series, totals] };
  const label = valueLabelXml(chart, {
    formatCode,
    color: chart.color,
    position: isBar ? 'inBase' : 't',
    isStrong: true,
  });
  const look = isBar
    ? xml`<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr><c:invertIfNegative val="0"/>`
    : xml`<c:spPr><a:ln w="${POINTS_PER_PX * 12_700}"><a:noFill/></a:ln></c:spPr>
        <c:marker><c:symbol val="none"/></c:marker>`;
  const series = seriesXml(whole, index, {
    appearance: xml`${look}<c:dLbls>${label}</c:dLbls>`,
    end: isBar ? undefined : xml`<c:smooth val="0"/>`,
  });
  return {
    sheet: whole,
    unlisted: isBar ? undefined : index,
    series,
    ends: [0, Math.max(...sums)],
  };
}

/** Name in the legend, of which LibreOffice leaves out another entry if bars run from the top. */
const NO_NAME = '\u00a0';

/** Takes series of sums out of the plots of a stacked chart: ones that are not seen, in whatever program they were made. */
export function removeStackTotals(plots: readonly Element[]): void {
  const stack = plots.find(
    (plot) => readAttribute(findChild(plot, 'grouping'), 'val') === 'stacked',
  );
  if (stack?.localName !== 'barChart') return;
  for (const plot of plots)
    for (const series of childrenOf(plot, 'ser')) {
      const parts = childrenOf(stack, 'ser').filter((other) => other !== series);
      if (isUnseen(series, plot) && areSumsOf(series, parts)) series.remove();
    }
  for (const plot of plots) if (childrenOf(plot, 'ser').length === 0) plot.remove();
}

function isUnseen(series: Element, { localName }: Element): boolean {
  const properties = findChild(series, 'spPr');
  if (localName === 'barChart') return findChild(properties, 'noFill') !== undefined;
  const marker = readAttribute(findChild(series, 'marker', 'symbol'), 'val');
  return findChild(properties, 'ln', 'noFill') !== undefined && marker === 'none';
}

function areSumsOf(series: Element, parts: readonly Element[]): boolean {
  const [sums, ...values] = [series, ...parts].map(valuesByPoint);
  return (
    sums !== undefined &&
    sums.size > 0 &&
    values.length > 1 &&
    [...sums].every(([point, sum]) => {
      const added = values.reduce((total, own) => total + (own.get(point) ?? 0), 0);
      return Math.abs(added - sum) <= Math.abs(sum) * MAX_ERROR_RATIO;
    })
  );
}

/** Rounding error of added fractions. */
const MAX_ERROR_RATIO = 1e-6;

function valuesByPoint(series: Element): ReadonlyMap<string, number> {
  const points = descendantsOf(findChild(series, 'val'), 'pt');
  return new Map(
    points.map((point) => [
      readAttribute(point, 'idx') ?? '',
      Number(findChild(point, 'v')?.textContent ?? ''),
    ]),
  );
}
