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

/** True if amounts cover no others, no column beside their own, and stand within the chart. */
export function haveStepAmountsRoom(
  steps: readonly WaterfallStep[],
  room: StepRoom & {
    /** Width of a column. */
    readonly barSize: number;
    /** Room on both sides of the plot. */
    readonly margins: readonly [left: number, right: number];
  },
): boolean {
  const { texts, fontSize, slotWidth, barSize, at } = room;
  const [left, right] = room.margins;
  const places = placeStepAmounts(steps, room);
  const widthOf = (index: number) => estimateTextWidth(texts[index] ?? '', fontSize);
  const placeOf = (index: number) => places[index] ?? 0;
  const isOver = (index: number, other: number): boolean => {
    const { start = 0, end = 0 } = steps[other] ?? {};
    const middle = (at(start) + at(end)) / 2;
    const reach = (Math.abs(at(start) - at(end)) + fontSize) / 2;
    const isBesideColumn = Math.abs(placeOf(index) - middle) < reach;
    const isBesideAmount = Math.abs(placeOf(index) - placeOf(other)) < fontSize;
    return (
      (isBesideAmount && (widthOf(index) + widthOf(other)) / 2 > slotWidth) ||
      (isBesideColumn && (widthOf(index) + barSize) / 2 > slotWidth)
    );
  };
  // Widths are estimated for the widest digits.
  const space = slotWidth + fontSize;
  return (
    widthOf(0) <= space + 2 * left &&
    widthOf(steps.length - 1) <= space + 2 * right &&
    steps.slice(1).every((_, index) => !isOver(index, index + 1) && !isOver(index + 1, index))
  );
}
