export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  readonly holds: boolean;
}

/** Prints the rows as Markdown for the README. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, measured, budget, holds }) =>
      `| ${what} | ${measured} | ${budget} | ${holds ? 'holds' : '**missed**'} |`,
  );
  return ['| What | Measured | Budget | |', '|---|---|---|---|', ...lines].join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
