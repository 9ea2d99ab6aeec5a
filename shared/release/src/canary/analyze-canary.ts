import type { HealthLogLine } from '@site/contract/health-event';
import { collectVital } from './compare-vitals';
import { formatErrorPlace } from './format-error-place';

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
export const MAX_FALSE_ALARM_RATIO = 0.004;

/** Probability that it ends one that is exactly as fast, for each of the two vitals. */
export const MAX_SLOWNESS_ALARM_RATIO = 0.003;

/** Limits what one visitor contributes, so that neither forged reports nor one broken browser decide. */
const MAX_LOADS_PER_CLIENT = 5;
const MAX_FAILURES_PER_CLIENT = 1;

/** Assumption about the live version until it has enough loads of its own. */
const ASSUMED = { loads: 100, failures: 1 };

/**
 * Compares the failures of two versions, errors in handlers included, with Fisher's exact test, and their LCP and INP
 * with a rank-sum test. Looks are planned by loads or values of the candidate, and the risks of all of them add up to
 * the ratio. So repeated analyses of a growing log give the same result, and no more false alarms.
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
  const errors = countErrorPlaces(candidate);
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
      errors.add(line);
      isEnded = isFailing(counts.candidate.loads);
    },
    result(): CanaryAnalysis {
      const { loads } = counts.candidate;
      const stands = loads >= rule.minLoads ? 'passed' : 'inconclusive';
      const figures = [formatRate(candidate, counts.candidate), formatRate(live, counts.live)];
      if (slower) figures.unshift(`${candidate}: ${slower}`);
      figures.push(...errors.formatMostFrequent());
      return { kind: isEnded ? 'failed' : stands, loads, figures: figures.join(', ') };
    },
  };
}

/** First looks, which are `minLoads` apart, and their share of the risk: most candidates that are bad end there. */
const EVEN_LOOKS = 10;
const EVEN_SHARE = 0.8;

/** Returns a function that takes a look whenever enough was added since the last one. */
function createLooks(
  minLoads: number,
  maxRatio: number,
  hasFailed: (maxRisk: number) => boolean,
): (loads: number) => boolean {
  let look = 1;
  return (loads) => {
    const { multiple, share } = planLook(look);
    if (loads < minLoads * multiple) return false;
    look += 1;
    return hasFailed(maxRatio * share);
  };
}

/** Plans a look: at which multiple of `minLoads`, and with which share of the risk. All shares add up to 1. */
function planLook(look: number): { multiple: number; share: number } {
  const later = look - EVEN_LOOKS;
  return later <= 0
    ? { multiple: look, share: EVEN_SHARE / EVEN_LOOKS }
    : { multiple: look ** 2 / EVEN_LOOKS, share: (1 - EVEN_SHARE) / (later * (later + 1)) };
}

/** Anyone can report errors at places that do not exist. */
const MAX_PLACES = 1000;

/** Counts the errors of a version that nothing caught, by their place. */
function countErrorPlaces(version: string) {
  const counts = new Map<string, number>();
  return {
    add(line: HealthLogLine): void {
      if (line['service.version'] !== version || line['site.phase'] !== 'run') return;
      const place = `${line['error.type'] ?? 'Error'} at ${formatErrorPlace(line)}`;
      const count = counts.get(place);
      if (count !== undefined || counts.size < MAX_PLACES) counts.set(place, (count ?? 0) + 1);
    },
    formatMostFrequent(): string[] {
      const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
      return first ? [`most often ${first[0]}`] : [];
    },
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
    // Offline browsers fail with every version.
    if (!counts || line['error.type'] === 'offline') return;
    const isFailure = line['event.name'] === 'site.failure';
    if (!isFailure && line['event.name'] !== 'site.load') return;
    const kind = { isFailure, isError: line['site.phase'] === 'run' };
    if (line.client !== undefined) {
      const key = `${version} ${line.client}`;
      const own = clients.get(key) ?? { loads: 0, failures: 0 };
      clients.set(key, own);
      if (!isWithinLimits(own, kind)) return;
      add(own, kind);
    }
    add(counts, kind);
  };
}

type ReportKind = { isFailure: boolean; isError: boolean };

function isWithinLimits({ loads, failures }: Counts, { isFailure, isError }: ReportKind): boolean {
  if (isFailure && failures >= MAX_FAILURES_PER_CLIENT) return false;
  return isError || loads < MAX_LOADS_PER_CLIENT;
}

/** Adds a load or a failure. An error of a handler makes a failure of a load that was counted before. */
function add(counts: Counts, { isFailure, isError }: ReportKind): void {
  if (!isError || counts.failures >= counts.loads) counts.loads += 1;
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

/**
 * Probability that so many or more of all failures occur in the first sample if both fail equally often. Of exactly so
 * many, half is counted (mid-p), because the exact test errs far less often than it may.
 */
function fisherTail(first: Counts, second: Counts): number {
  const [loads, failures] = [first.loads + second.loads, first.failures + second.failures];
  let probability = 0;
  for (let count = first.failures; count <= Math.min(failures, first.loads); count += 1) {
    if (failures - count > second.loads) continue;
    const ofCount = Math.exp(
      logChoose(first.loads, count) +
        logChoose(second.loads, failures - count) -
        logChoose(loads, failures),
    );
    probability += count === first.failures ? ofCount / 2 : ofCount;
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
