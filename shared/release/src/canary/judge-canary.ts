import type { SiteSettings } from '@site/contract';
import { readStoredSettings } from '@site/compose';
import { type HealthLogLine, summarizeHealth, type RemoteHealthSummary } from '@site/server';
import { readLiveState, type Store } from '@site/store';
import { endCanary, activeCanaryOf } from './release-canary';
import type { ReleaseGate } from '../go-live';
import { AUTOMATIC_ROLLBACK_PREFIX } from '../rollback';

/** Comparison of the active canary with the live version. */
export type CanaryAnalysis = {
  /** Result: `inconclusive` means too few loads for a result; `failed` means more failures than the site's rule allows. */
  kind: 'inconclusive' | 'passed' | 'failed';
  /** Figures of both versions, for the audit and the terminal. */
  figures: string;
};

type Rule = { minLoads: number; maxExtraFailurePercent: number };

/** Rule for sites whose settings define none. */
const DEFAULT_RULE: Rule = { minLoads: 20, maxExtraFailurePercent: 5 };

/**
 * Compares the active canary with the live version by the reports of browsers, and ends it when it fails more often.
 * @returns the analysis; undefined without an active canary
 */
export async function judgeCanary(
  store: Store,
  {
    readLines,
    now,
    gate,
    say,
  }: {
    /** Reads the reports; called only while a canary is active. */
    readLines: () => HealthLogLine[] | Promise<HealthLogLine[]>;
    now: number;
    gate: ReleaseGate;
    say: (sentence: string) => void;
  },
): Promise<CanaryAnalysis | undefined> {
  const { units } = await readLiveState(store);
  const canary = activeCanaryOf({ units });
  if (!canary) return undefined;
  const { app, version, at } = canary;
  const live = units[app]?.version;
  if (!live) return undefined;
  const lines = await readLines();
  const settings = await readStoredSettings(store, units);
  const recent = lines.filter((line) => line.at >= at);
  const analysis = analyzeCanary(summarizeHealth(recent, now), {
    candidate: `${app}_${version}`,
    live: `${app}_${live}`,
    rule: ruleOf(settings),
  });
  if (analysis.kind !== 'failed') return analysis;
  const reason = `${AUTOMATIC_ROLLBACK_PREFIX}: ${analysis.figures}`;
  const isEnded = await endCanary(store, { app, version, reason, gate, say });
  return isEnded ? analysis : undefined;
}

function ruleOf({ canary = {} }: SiteSettings): Rule {
  const {
    minLoads = DEFAULT_RULE.minLoads,
    maxExtraFailurePercent = DEFAULT_RULE.maxExtraFailurePercent,
  } = canary;
  return { minLoads, maxExtraFailurePercent };
}

/** Compares the failure rates of two versions. @param rows summaries of both, by their names in reports */
export function analyzeCanary(
  rows: RemoteHealthSummary[],
  { candidate, live, rule }: { candidate: string; live: string; rule: Rule },
): CanaryAnalysis {
  const candidateRate = failureRateOf(rows, candidate);
  const liveRate = failureRateOf(rows, live);
  const figures = `${formatRate(candidateRate)}, ${formatRate(liveRate)}`;
  if (candidateRate.loads < rule.minLoads) return { kind: 'inconclusive', figures };
  const isWorse = candidateRate.failed - liveRate.failed > rule.maxExtraFailurePercent;
  return { kind: isWorse ? 'failed' : 'passed', figures };
}

type FailureRate = { version: string; loads: number; failures: number; failed: number };

/** Computes how many percent of the loads failed; `loads` includes failed ones. */
function failureRateOf(rows: RemoteHealthSummary[], version: string): FailureRate {
  const row = rows.find((each) => each.version === version);
  const failures = row?.failures ?? 0;
  const loads = (row?.loads ?? 0) + failures;
  return { version, loads, failures, failed: loads > 0 ? (100 * failures) / loads : 0 };
}

function formatRate({ version, loads, failures, failed }: FailureRate): string {
  return `${failures} of ${loads} loads of ${version} failed (${failed.toFixed(1)} %)`;
}
