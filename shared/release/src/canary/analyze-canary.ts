import type { HealthLogLine } from '@site/contract/health-event';

/** Comparison of the active canary with the live version. */
export type CanaryAnalysis = {
  /** Result: `inconclusive` means too few loads for a result; `failed` means more failures than the site's rule allows. */
  kind: 'inconclusive' | 'passed' | 'failed';
  /** Loads of the candidate, failed ones included. */
  loads: number;
  /** Figures of both versions, for the audit and the terminal. */
  figures: string;
};

export type CanaryRule = {
  minLoads: number;
  maxExtraFailurePercent: number;
  maxLiveFailurePercent: number;
};

/** Probability that the analysis ends a canary that fails exactly as often as the live version. */
export const MAX_FALSE_ALARM_RATIO = 0.001;

/** Limits what one visitor contributes, so that neither forged reports nor one broken browser decide. */
const MAX_LOADS_PER_CLIENT = 5;
const MAX_FAILURES_PER_CLIENT = 1;

/** Assumption about the live version until it has enough loads of its own. */
const ASSUMED = { loads: 100, failures: 1 };

/**
 * Compares the failures of two versions with Fisher's exact test. Looks k = 1, 2, 3 … are taken at `minLoads`·k² loads
 * of the candidate and may each err with a probability of 1/1000·1/(k·(k+1)), which add up to 1/1000. So repeated
 * analyses of a growing log give the same result, and no more false alarms.
 *
 * @returns functions that take the reports since the share was set, oldest first, and that return the analysis
 */
export function startCanaryAnalysis({ candidate, live, rule }: Comparison) {
  const counts = { candidate: { loads: 0, failures: 0 }, live: { loads: 0, failures: 0 } };
  const countLine = createCounter({ [candidate]: counts.candidate, [live]: counts.live });
  let look = 1;
  let isEnded = false;
  return {
    add(line: HealthLogLine): void {
      if (isEnded) return;
      countLine(line);
      if (counts.candidate.loads < rule.minLoads * look ** 2) return;
      isEnded = isWorse(counts, rule, MAX_FALSE_ALARM_RATIO / (look * (look + 1)));
      look += 1;
    },
    result(): CanaryAnalysis {
      const stands = look > 1 ? 'passed' : 'inconclusive';
      const figures = [formatRate(candidate, counts.candidate), formatRate(live, counts.live)];
      const { loads } = counts.candidate;
      return { kind: isEnded ? 'failed' : stands, loads, figures: figures.join(', ') };
    },
  };
}

type Comparison = { candidate: string; live: string; rule: CanaryRule };

type Counts = { loads: number; failures: number };

/** Returns a function that adds a line to the counts of its version; `loads` includes failed ones. */
function createCounter(countsByVersion: Record<string, Counts>): (line: HealthLogLine) => void {
  const clients = new Map<string, Counts>();
  return (line) => {
    const version = line['service.version'] ?? '';
    const counts = Object.hasOwn(countsByVersion, version) ? countsByVersion[version] : undefined;
    const isFailure = line['event.name'] === 'site.failure';
    // Offline browsers fail with every version.
    if (!counts || line['error.type'] === 'offline') return;
    if (!isFailure && line['event.name'] !== 'site.load') return;
    if (line.client !== undefined) {
      const key = `${version} ${line.client}`;
      const own = clients.get(key) ?? { loads: 0, failures: 0 };
      clients.set(key, own);
      if (own.loads >= MAX_LOADS_PER_CLIENT) return;
      if (isFailure && own.failures >= MAX_FAILURES_PER_CLIENT) return;
      add(own, isFailure);
    }
    add(counts, isFailure);
  };
}

function add(counts: Counts, isFailure: boolean): void {
  counts.loads += 1;
  if (isFailure) counts.failures += 1;
}

function isWorse(
  { candidate, live }: { candidate: Counts; live: Counts },
  { minLoads, maxExtraFailurePercent, maxLiveFailurePercent }: CanaryRule,
  maxRisk: number,
): boolean {
  const known =
    live.loads < minLoads
      ? { loads: live.loads + ASSUMED.loads, failures: live.failures + ASSUMED.failures }
      : live;
  // Anyone can report failures of the live version, which must not excuse those of the candidate.
  const allowed = Math.ceil((known.loads * maxLiveFailurePercent) / 100);
  const baseline = { loads: known.loads, failures: Math.min(known.failures, allowed) };
  const extra = percentOf(candidate) - percentOf(baseline);
  return extra > maxExtraFailurePercent && fisherTail(candidate, baseline) <= maxRisk;
}

/** Probability that so many or more of all failures occur in the first sample if both fail equally often. */
function fisherTail(first: Counts, second: Counts): number {
  const [loads, failures] = [first.loads + second.loads, first.failures + second.failures];
  let probability = 0;
  for (let count = first.failures; count <= Math.min(failures, first.loads); count += 1) {
    if (failures - count > second.loads) continue;
    probability += Math.exp(
      logChoose(first.loads, count) +
        logChoose(second.loads, failures - count) -
        logChoose(loads, failures),
    );
  }
  return probability;
}

function logChoose(all: number, chosen: number): number {
  return logFactorial(all) - logFactorial(chosen) - logFactorial(all - chosen);
}

const logFactorials = [0];

function logFactorial(value: number): number {
  for (let next = logFactorials.length; next <= value; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[value] ?? 0;
}

function percentOf({ loads, failures }: Counts): number {
  return loads > 0 ? (100 * failures) / loads : 0;
}

function formatRate(version: string, counts: Counts): string {
  const { loads, failures } = counts;
  return `${failures} of ${loads} loads of ${version} failed (${percentOf(counts).toFixed(1)} %)`;
}
