import type { Series } from './figures';

export type StepKind = 'up' | 'down' | 'total';

/** Column of a waterfall chart; starts where the previous one ended. */
export interface Step {
  readonly label: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
  readonly kind: StepKind;
}

/** Income and costs as consecutive steps, followed by the remaining total. */
export function waterfallOf(labels: readonly string[], { values }: Series): readonly Step[] {
  let level = 0;
  const steps = values.map((value, index): Step => {
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
  return [...steps, { label: 'Total', value: level, start: 0, end: level, kind: 'total' }];
}
