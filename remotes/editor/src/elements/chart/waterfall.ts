import { TOTAL_LABELS } from '../../core/amounts/number-signs';
import type { ChartSeries } from './chart-data';
import type { ChartElement } from './chart-schema';

type WaterfallStepKind = 'up' | 'down' | 'total';

/** Column of a waterfall chart; starts where the previous one ended. */
export interface WaterfallStep {
  readonly label: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly kind: WaterfallStepKind;
}

/** Label of the last column of a waterfall. */
export function totalLabelOf({ totalLabel, language = 'en' }: ChartElement): string {
  return totalLabel ?? TOTAL_LABELS[language];
}

/** Income and costs as consecutive steps, followed by the remaining total. */
export function computeWaterfall(
  labels: readonly string[],
  { values }: Pick<ChartSeries, 'values'>,
  totalLabel: string,
): readonly WaterfallStep[] {
  let level = 0;
  const steps = values.map((value, index): WaterfallStep => {
    const start = level;
    level += value;
    return {
      label: labels[index] ?? '',
      value,
      start,
      end: level,
      kind: value < 0 ? 'down' : 'up',
    };
  });
  return [...steps, { label: totalLabel, value: level, start: 0, end: level, kind: 'total' }];
}

/** Amount of a step, with a minus sign for what goes out. */
export function formatStep(
  { kind, value }: WaterfallStep,
  format: (value: number) => string,
): string {
  return kind === 'down' ? `−${format(-value)}` : format(value);
}
