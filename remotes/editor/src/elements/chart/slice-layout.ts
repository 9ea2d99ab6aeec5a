import { formatPercent } from '../../core/amounts/number-signs';
import { isPercentAmount } from '../../core/amounts/amounts';
import type { Box } from '../../core/geometry/box';
import { estimateTextWidth, isWhole, wrapText } from '../../core/text/wrap-text';
import type { ChartKindProps, ChartSeries } from './chart-data';
import { labelsOf } from './chart-geometry';
import type { ChartElement } from './chart-schema';
import { LINE_RATIO } from './labels/slot-labels';

/** Radius of a pie, which leaves half of the plot to the labels of its slices. */
export function sliceRadiusOf({ width, height }: Pick<Box, 'width' | 'height'>): number {
  return Math.min(height / 2, width * 0.24);
}

export interface SliceText {
  /** Empty if the share is written alone. */
  readonly amount: string;
  /** Empty if the amount is written alone: by choice, or because it is the share. */
  readonly share: string;
}

/** Amounts and shares of slices as they are written; both are empty in a chart without them. */
export function sliceTextsOf(
  chart: ChartElement,
  { values, format }: ChartSeries,
): readonly SliceText[] {
  if (labelsOf(chart) === 'none') return values.map(() => ({ amount: '', share: '' }));
  const { shares, digits } = sharesOf(chart, values);
  return values.map((value, index) => {
    const share = formatPercent(shares[index] ?? 0, chart.language, digits);
    const amount = format(value);
    if (chart.sliceLabels === 'percent') return { amount: '', share };
    const isAlone = chart.sliceLabels === 'amount' || amount.endsWith('%');
    return { amount, share: isAlone ? '' : share };
  });
}

/**
 * Shares in percent. They have a decimal if one in the rows has it, if a slice would be nothing, or if they would not add
 * up to 100; then the ones with the largest remainders get the missing tenths, so that nobody who recomputes a share in
 * whole percents takes it for a mistake.
 */
function sharesOf({ rows }: ChartElement, values: readonly number[]) {
  const sizes = values.map((value) => Math.max(0, value));
  const sum = sizes.reduce((total, size) => total + size, 0) || 1;
  const shares = sizes.map((size) => (size / sum) * 100);
  const hasDecimals = rows.flat().some((cell) => isPercentAmount(cell) && /[.,]\d/.test(cell));
  const isSmall = shares.some((share) => share > 0 && share < 1);
  const whole = shares.reduce((total, share) => total + Math.round(share), 0);
  const isWhole = !hasDecimals && !isSmall && (whole === 100 || whole === 0);
  return isWhole ? { shares, digits: 0 } : { shares: roundToTenths(shares), digits: 1 };
}

/** Decimals of the shares of slices as they are written. */
export function shareDigitsOf(chart: ChartElement, { values }: ChartSeries): number {
  return sharesOf(chart, values).digits;
}

/** Rounds to tenths that add up to the rounded sum, by the largest remainders. */
function roundToTenths(shares: readonly number[]): readonly number[] {
  const exact = shares.map((share) => share * 10);
  // Divisions leave tiny errors.
  const tenths = exact.map((share) => Math.floor(share + 1e-9));
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
  const missing = Math.round(sumOf(exact)) - sumOf(tenths);
  const remainderOf = (index: number) => (exact[index] ?? 0) - (tenths[index] ?? 0);
  const order = [...shares.keys()].toSorted((one, other) => remainderOf(other) - remainderOf(one));
  const raised = new Set(order.slice(0, missing));
  return tenths.map((share, index) => (share + Number(raised.has(index))) / 10);
}

/** Sign between the amount and the share of a slice. */
export const SHARE_SEPARATOR = ' · ';

export function writeSliceText({ amount, share }: SliceText): string {
  return [amount, share].filter((text) => text !== '').join(SHARE_SEPARATOR);
}

/** Slices left of the lines that name them. */
export function layoutSlices({ chart, plotArea, data: { labels, series } }: ChartKindProps) {
  const { fontSize } = chart;
  const radius = sliceRadiusOf(plotArea);
  const center = { x: plotArea.x + radius, y: plotArea.y + plotArea.height / 2 };
  const left = center.x + radius + fontSize * 1.6;
  const [first] = series;
  const amounts = first ? sliceTextsOf(chart, first).map(writeSliceText) : [];
  const texts = labels.map((label, index) => [label, amounts[index] ?? ''] as const);
  const room = {
    width: plotArea.x + plotArea.width - left - fontSize,
    height: plotArea.height / Math.max(1, labels.length),
  };
  return { radius, center, left, ...layoutTexts(texts, fontSize, room) };
}

/** A label that has no room beside its amount stands above it, in up to two lines, or else is cut; an amount never is. */
function layoutTexts(
  texts: readonly (readonly [label: string, text: string])[],
  fontSize: number,
  room: { readonly width: number; readonly height: number },
) {
  const widthOf = (text: string) => estimateTextWidth(text, fontSize);
  const maxLines = Math.floor((room.height / fontSize - ROW_GAP_RATIO) / LINE_RATIO);
  const lines = texts.map(([label, text]) => {
    const isLong = widthOf(`${label} ${text}`.trim()) > room.width;
    const amount = text === '' ? [] : [text];
    const labelLines = Math.min(2, maxLines - amount.length);
    if (isLong && labelLines > 0)
      return [...wrapText(label, room.width, fontSize, labelLines), ...amount];
    const width = room.width - widthOf(text && ` ${text}`);
    return [`${wrapText(label, width, fontSize, 1)[0] ?? ''} ${text}`.trim()];
  });
  const lineCount = Math.max(1, ...lines.map((own) => own.length));
  const row = Math.max(2, lineCount * LINE_RATIO + ROW_GAP_RATIO) * fontSize;
  return {
    row: Math.min(row, room.height),
    lines,
    /** Some label has no room even so. */
    isCut: texts.some(([label, text], index) => !isWhole(lines[index] ?? [], label + text)),
  };
}

/** Distance between labels, as a multiple of the font size. */
const ROW_GAP_RATIO = 0.5;
