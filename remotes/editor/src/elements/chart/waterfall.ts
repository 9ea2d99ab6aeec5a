import { estimateTextWidth } from '../../core/text/wrap-text';
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

interface StepRoom {
  readonly texts: readonly string[];
  readonly fontSize: number;
  readonly slotWidth: number;
  /** Height of a value. */
  readonly at: (value: number) => number;
}

/** Middles of amounts: above their columns, or below one whose amount would run into the one before. */
export function placeStepAmounts(
  steps: readonly WaterfallStep[],
  { texts, fontSize, slotWidth, at }: StepRoom,
): readonly number[] {
  const places: number[] = [];
  for (const [index, { start, end, kind }] of steps.entries()) {
    const [top = 0, bottom = 0] = [at(start), at(end)].toSorted((one, other) => one - other);
    const [above, below] = [top - fontSize * 0.8, bottom + fontSize * 0.8];
    const widths = [texts[index - 1] ?? '', texts[index] ?? ''].map((text) =>
      estimateTextWidth(text, fontSize),
    );
    const isWide = widths.reduce((sum, width) => sum + width, 0) > slotWidth * 2;
    const isBeside = Math.abs(above - (places.at(-1) ?? Number.POSITIVE_INFINITY)) < fontSize;
    const hasRoomBelow = kind !== 'total' && below + fontSize / 2 < at(0);
    places.push(isWide && isBeside && hasRoomBelow ? below : above);
  }
  return places;
}
