import type { HealthLogLine } from '@site/contract/health-event';
import { collectVital } from './compare-vitals';

/** Comparison of the active canary with the live version. */
export type CanaryAnalysis = {
  /**
   * Result: `inconclusive` means too few loads for a result; `failed` means more failures than the site's rule allows, or
   * pages that are painted or answer later.
   */
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

/** Probability that it ends one that is exactly as fast, for each of the two vitals. */
export const MAX_SLOWNESS_ALARM_RATIO = 0.002;

/** Limits what one visitor contributes, so that neither forged reports nor one broken browser decide. */
const MAX_LOADS_PER_CLIENT = 5;
const MAX_FAILURES_PER_CLIENT = 1;

/** Assumption about the live version until it has enough loads of its own. */
const ASSUMED = { loads: 100, failures: 1 };

/**
 * Compares the failures of two versions with Fisher's exact test, and their LCP and INP with a rank-sum test. Looks
 * k = 1, 2, 3 … are taken at `minLoads`·k² loads or values of the candidate and may each err with a probability of
 * ratio·1/(k·(k+1)), which add up to the ratio. So repeated analyses of a growing log give the same result, and no more
 * false alarms.
 *
 * @returns functions that take the reports since the share was set, oldest first, and that return the analysis
 */
export function startCanaryAnalysis({ candidate, live, rule }: Comparison) {
  const counts = { candidate: { loads: 0, failures: 0 }, live: { loads: 0, failures: 0 } };
  const countLine = createCounter({ [candidate]: counts.candidate, [live]: counts.live });
  const limitVitals = createVitalLimit();
  const vitals = [collectVital('LCP'), collectVital('INP')];
  const isFailing = createLooks(rule.minLoads, MAX_FALSE_ALARM_RATIO, (maxRisk) =>
    isWorse(counts, rule, maxRisk),
  );
  const areSlower = vitals.map((vital) =>
    createLooks(rule.minLoads, MAX_SLOWNESS_ALARM_RATIO, vital.isSlower),
  );
  let slower: string | undefined;
  let isEnded = false;

  function addVital(line: HealthLogLine): void {
    const version = line['service.version'] ?? '';
    if ((version !== candidate && version !== live) || !limitVitals(line)) return;
    const side = version === candidate ? 'candidate' : 'live';
    const index = vitals.findIndex((each) => each.add(line, side));
    const vital = vitals[index];
    if (!vital || side === 'live' || !areSlower[index]?.(vital.countViews())) return;
    slower = vital.format();
    isEnded = true;
  }

  return {
    add(line: HealthLogLine): void {
      if (isEnded) return;
      if (line['event.name'] === 'browser.web_vital') return addVital(line);
      countLine(line);
      isEnded = isFailing(counts.candidate.loads);
    },
    result(): CanaryAnalysis {
      const { loads } = counts.candidate;
      const stands = loads >= rule.minLoads ? 'passed' : 'inconclusive';
      const figures = [formatRate(candidate, counts.candidate), formatRate(live, counts.live)];
      if (slower) figures.unshift(`${candidate}: ${slower}`);
      return { kind: isEnded ? 'failed' : stands, loads, figures: figures.join(', ') };
    },
  };
}

/** Returns a function that takes a look whenever enough was added since the last one. */
function createLooks(
  minLoads: number,
  maxRatio: number,
  hasFailed: (maxRisk: number) => boolean,
): (loads: number) => boolean {
  let look = 1;
  return (loads) => {
    if (loads < minLoads * look ** 2) return false;
    const maxRisk = maxRatio / (look * (look + 1));
    look += 1;
    return hasFailed(maxRisk);
  };
}

/** Returns a function that tells whether a value counts: each visitor has a few of each vital and version. */
function createVitalLimit(): (line: HealthLogLine) => boolean {
  const values = new Map<string, number>();
  return ({ client, 'service.version': version, 'web_vital.name': name }) => {
    if (client === undefined) return true;
    const key = `${version} ${name} ${client}`;
    const count = (values.get(key) ?? 0) + 1;
    values.set(key, count);
    return count <= MAX_LOADS_PER_CLIENT;
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
