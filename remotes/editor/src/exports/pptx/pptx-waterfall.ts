import { readChartData } from '../../elements/chart/chart-data';
import { computeWaterfall, type WaterfallStep } from '../../elements/chart/waterfall';
import { EMU_PER_PX } from '../../core/geometry/units';
import { contrastRatioOf } from '../../core/model/contrast';
import type { ChartElement } from '../../elements/chart/chart-schema';
import { escapeXmlAttribute, toPptxColor } from './pptx-markup';
import { colorAt, columnHeightOf } from './pptx-chart';

/**
 * Completes a waterfall that PptxGenJS wrote as stacked columns: hides their base, labels costs as negative amounts on
 * their column's colour, and adds the connecting lines.
 */
export function patchWaterfallXml(xml: string, chart: ChartElement): string {
  const { labels, series } = readChartData(chart.rows);
  const [first] = series;
  if (!first) return xml;
  const steps = computeWaterfall(labels, first);
  let index = -1;
  return xml
    .replaceAll(/<c:ser>.*?<\/c:ser>/gs, (seriesXml) => {
      index += 1;
      const kind = COLUMN_KINDS[index - 1];
      if (!kind) return hideSeries(seriesXml);
      const texts = steps.map((step) => formatStep(step, first.format));
      const literals = steps.flatMap((step, row) =>
        step.kind === kind && needsLiteralLabel(step) ? [{ row, text: texts[row] ?? '' }] : [],
      );
      const formatCode = kind === 'down' ? negateFormatCode(first.formatCode) : first.formatCode;
      return labelSeries(seriesXml, chart, {
        color: colorAt(chart, index - 1),
        formatCode,
        literals,
      });
    })
    .replaceAll(/<c:val>.*?<\/c:val>/gs, (values) =>
      values.replaceAll(/<c:pt idx="\d+"><c:v>0<\/c:v><\/c:pt>/g, ''),
    )
    .replace('</c:barChart>', (end) => end + connectorsXml(xml, steps, chart));
}

const COLUMN_KINDS = ['up', 'down', 'total'] as const;

function hideSeries(seriesXml: string): string {
  return seriesXml
    .replaceAll(/<a:solidFill>.*?<\/a:solidFill>/gs, '<a:noFill/>')
    .replace(/<c:dLbls>.*?<\/c:dLbls>/s, '<c:dLbls><c:delete val="1"/></c:dLbls>');
}

/** Number formats apply to heights of columns, which below and across the axis are not the amounts. */
function needsLiteralLabel(step: WaterfallStep): boolean {
  return columnHeightOf(step) !== Math.abs(step.value);
}

function formatStep({ kind, value }: WaterfallStep, format: (value: number) => string): string {
  return kind === 'down' ? `−${format(-value)}` : format(value);
}

/** Sections of a format keep their condition in front. */
function negateFormatCode(formatCode: string): string {
  return formatCode
    .split(';')
    .map((section) => section.replace(/^(\[[^\]]*\])?/, String.raw`$1\−`))
    .join(';');
}

interface ColumnLabels {
  /** Colour of the columns. */
  readonly color: string;
  readonly formatCode: string;
  readonly literals: readonly { readonly row: number; readonly text: string }[];
}

function labelSeries(
  seriesXml: string,
  { color: textColor }: ChartElement,
  { color, formatCode, literals }: ColumnLabels,
): string {
  const fillXml = `<c:spPr><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></c:spPr>`;
  return seriesXml.replace(/<c:dLbls>.*?<\/c:dLbls>/s, (labelsXml) => {
    const [, textXml = '', flagsXml = ''] =
      /(<c:txPr>.*<\/c:txPr>)(.*)<\/c:dLbls>/s.exec(labelsXml) ?? [];
    const style =
      fillXml +
      textXml.replace(
        /<a:srgbClr val="\w+"\/>/,
        `<a:srgbClr val="${toPptxColor(readableOn(`#${color}`, textColor))}"/>`,
      );
    const points = literals.map(
      ({ row, text }) =>
        `<c:dLbl><c:idx val="${row}"/>${formatXml(literalFormatCode(text))}${style}` +
        `${flagsXml.replace('<c:showLeaderLines val="0"/>', '')}</c:dLbl>`,
    );
    return `<c:dLbls>${points.join('')}${formatXml(formatCode)}${style}${flagsXml}</c:dLbls>`;
  });
}

function formatXml(formatCode: string): string {
  return `<c:numFmt formatCode="${escapeXmlAttribute(formatCode)}" sourceLinked="0"/>`;
}

/** One section each for positive, negative and zero, because a single one adds a minus sign. */
function literalFormatCode(text: string): string {
  const quoted = `"${text.replaceAll('"', '')}"`;
  return [quoted, quoted, quoted].join(';');
}

const MIN_CONTRAST = 4.5;

function readableOn(background: string, preferred: string): string {
  if (contrastRatioOf(background, preferred) >= MIN_CONTRAST) return preferred;
  const [dark, light] = ['#111111', '#ffffff'] as const;
  return contrastRatioOf(background, dark) > contrastRatioOf(background, light) ? dark : light;
}

/** Line from the end of each column to the start of the next: a series of two points. */
function connectorsXml(
  xml: string,
  steps: readonly WaterfallStep[],
  { lineColor }: ChartElement,
): string {
  const [categoriesXml = ''] = /<c:cat>.*?<\/c:cat>/s.exec(xml) ?? [];
  const [axesXml = ''] = /(<c:axId val="\d+"\/>){2}/.exec(xml) ?? [];
  const lines = steps.slice(0, -1).map(({ end }, row) => {
    const order = COLUMN_KINDS.length + 1 + row;
    const points = [row, row + 1].map((point) => `<c:pt idx="${point}"><c:v>${end}</c:v></c:pt>`);
    return (
      `<c:ser><c:idx val="${order}"/><c:order val="${order}"/>` +
      `<c:spPr><a:ln w="${EMU_PER_PX}"><a:solidFill><a:srgbClr val="${toPptxColor(lineColor)}"/></a:solidFill></a:ln></c:spPr>` +
      `<c:marker><c:symbol val="none"/></c:marker>${categoriesXml}` +
      `<c:val><c:numLit><c:formatCode>General</c:formatCode><c:ptCount val="${steps.length}"/>${points.join('')}</c:numLit></c:val>` +
      '<c:smooth val="0"/></c:ser>'
    );
  });
  return (
    '<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>' +
    `${lines.join('')}<c:marker val="1"/>${axesXml}</c:lineChart>`
  );
}
