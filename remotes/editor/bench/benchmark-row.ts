export interface BenchmarkRow {
  readonly label: string;
  readonly measured: string;
  readonly budget: string;
  readonly isWithinBudget: boolean;
}

/** Prints the rows as Markdown for the README. */
export function formatBenchmarkTable(rows: readonly BenchmarkRow[]): string {
  const lines = rows.map(
    ({ label, measured, budget, isWithinBudget }) =>
      `| ${label} | ${measured} | ${budget} | ${isWithinBudget ? 'holds' : '**missed**'} |`,
  );
  return ['| What | Measured | Budget | |', '|---|---|---|---|', ...lines].join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
