import type { HealthLogLine } from '@site/contract/health-event';
import { quantile } from './quantile';

/** Growth of the 75th percentile of a web vital, in ms, that does not end a canary. */
const TOLERATED_GROWTH_MS = { LCP: 200, INP: 100 };

type Vital = keyof typeof TOLERATED_GROWTH_MS;

/** Values of one page in ms. */
type PageValues = { candidate: number[]; live: number[] };

/** Difference of a vital between two versions. */
type VitalComparison = {
  /** Probability of values that are so much larger, or more, if both versions are equally fast. */
  risk: number;
  /** Growth of the 75th percentile in ms, the mean over pages by their views of the candidate. */
  growthMs: number;
};

/** Collects one vital of two versions by page, because pages differ more from each other than versions do. */
export function collectVital(vital: Vital) {
  const pages = new Map<string, PageValues>();
  let views = 0;
  return {
    /** Adds a report if it is of this vital. @returns whether it was */
    add(line: HealthLogLine, side: keyof PageValues): boolean {
      const { 'site.page': page, 'web_vital.value': value } = line;
      if (line['web_vital.name'] !== vital || page === undefined || value === undefined)
        return false;
      const values = pages.get(page) ?? { candidate: [], live: [] };
      pages.set(page, values);
      values[side].push(value);
      if (side === 'candidate') views += 1;
      return true;
    },
    /** Views of the candidate. */
    countViews: () => views,
    /** Tells whether the candidate is slower than chance explains, and by more than is tolerated. */
    isSlower(maxRisk: number): boolean {
      const { risk, growthMs } = compareVital([...pages.values()]);
      return growthMs > TOLERATED_GROWTH_MS[vital] && risk <= maxRisk;
    },
    format(): string {
      const { growthMs } = compareVital([...pages.values()]);
      return `${vital} ${Math.round(growthMs)} ms slower at the 75th percentile of ${views} views`;
    },
  };
}

/** Compares two versions with the rank-sum test of Wilcoxon, Mann and Whitney, added up over their pages. */
function compareVital(pages: PageValues[]): VitalComparison {
  let [excess, variance, growth, views] = [0, 0, 0, 0];
  for (const { candidate, live } of pages) {
    if (candidate.length === 0 || live.length === 0) continue;
    const pairs = candidate.length * live.length;
    excess += countLargerPairs(candidate, live) - pairs / 2;
    variance += (pairs * (candidate.length + live.length + 1)) / 12;
    const [slow = 0, before = 0] = [candidate, live].map((values) => quantile(values, 0.75));
    growth += candidate.length * (slow - before);
    views += candidate.length;
  }
  if (views === 0) return { risk: 1, growthMs: 0 };
  return { risk: normalTail(excess / Math.sqrt(variance)), growthMs: growth / views };
}

/** Pairs of which the first has the larger value; equal ones count half. */
function countLargerPairs(first: number[], second: number[]): number {
  const sorted = second.toSorted((one, other) => one - other);
  return first.reduce(
    (sum, value) => sum + (countBelow(sorted, value) + countBelow(sorted, value, true)) / 2,
    0,
  );
}

/** Values in a sorted list that are smaller than a value, or equal to it too. */
function countBelow(sorted: number[], value: number, isEqualCounted = false): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const each = sorted[middle] ?? 0;
    if (each < value || (isEqualCounted && each === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Probability that a normally distributed value exceeds `deviations`: Abramowitz and Stegun 7.1.26, off by 10⁻⁷ at most. */
function normalTail(deviations: number): number {
  if (deviations < 0) return 1 - normalTail(-deviations);
  const x = deviations / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return (polynomial * Math.exp(-x * x)) / 2;
}
