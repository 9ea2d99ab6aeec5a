import { formatPercent } from '../../core/film/format-percent';
import type { ChartSeries } from './chart-data';
import { labelsOf } from './chart-geometry';
import type { ChartElement } from './chart-schema';

interface SliceText {
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
  const sum = values.reduce((total, value) => total + Math.max(0, value), 0) || 1;
  if (labelsOf(chart) === 'none') return values.map(() => ({ amount: '', share: '' }));
  return values.map((value) => {
    const share = formatPercent(Math.round((Math.max(0, value) / sum) * 100), chart.language);
    const amount = format(value);
    if (chart.sliceLabels === 'percent') return { amount: '', share };
    const isAlone = chart.sliceLabels === 'amount' || amount.endsWith('%');
    return { amount, share: isAlone ? '' : share };
  });
}

/** Sign between the amount and the share of a slice. */
export const SHARE_SEPARATOR = ' · ';

export function writeSliceText({ amount, share }: SliceText): string {
  return [amount, share].filter((text) => text !== '').join(SHARE_SEPARATOR);
}
