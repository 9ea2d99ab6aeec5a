import type { SiteSettings } from '@site/contract';
import { readSettings } from '../compose/read-registry';
import type { HealthLine } from '../serve/collect-health';
import { tellHealth, type HealthRow } from '../serve/health-report';
import { partsOf, readLive } from '../store/live';
import type { Store } from '../store/store';
import { endCanary, standingCanary } from './canary';
import type { Gate } from './go-live';
import { BY_ITSELF } from './release';

export type Verdict = {
  /** Result: `waits` means too few loads for a result; `fails` means more failures than the site's rule allows. */
  kind: 'waits' | 'stands' | 'fails';
  /** Figures of both versions, for the audit and the terminal. */
  figures: string;
};

type Rule = { leastLoads: number; extraFailures: number };

/** Rule for sites whose settings define none. */
const DEFAULT_RULE: Rule = { leastLoads: 20, extraFailures: 5 };

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
    readLines: () => HealthLine[] | Promise<HealthLine[]>;
    now: number;
    gate: Gate;
    say: (sentence: string) => void;
  },
): Promise<Verdict | undefined> {
  const { logs } = await readLive(store);
  const canary = standingCanary({ logs });
  if (!canary) return undefined;
  const { app, version, at } = canary;
  const parts = partsOf(logs);
  const live = parts[app]?.version;
  if (!live) return undefined;
  const lines = await readLines();
  const settings = await readSettings(store, parts);
  const recent = lines.filter((line) => line.at >= at);
  const verdict = judge(tellHealth(recent, now), {
    candidate: `${app}_${version}`,
    live: `${app}_${live}`,
    rule: ruleOf(settings),
  });
  if (verdict.kind !== 'fails') return verdict;
  const reason = `${BY_ITSELF}: ${verdict.figures}`;
  const isEnded = await endCanary(store, { app, version, reason, gate, say });
  return isEnded ? verdict : undefined;
}

function ruleOf({ canary = {} }: SiteSettings): Rule {
  const { leastLoads = DEFAULT_RULE.leastLoads, extraFailures = DEFAULT_RULE.extraFailures } =
    canary;
  return { leastLoads, extraFailures };
}

/** Compares the failure rates of two versions. @param rows summaries of both, by their names in reports */
export function judge(
  rows: HealthRow[],
  { candidate, live, rule }: { candidate: string; live: string; rule: Rule },
): Verdict {
  const candidateRate = failureRateOf(rows, candidate);
  const liveRate = failureRateOf(rows, live);
  const figures = `${formatRate(candidateRate)}, ${formatRate(liveRate)}`;
  if (candidateRate.loads < rule.leastLoads) return { kind: 'waits', figures };
  const isWorse = candidateRate.failed - liveRate.failed > rule.extraFailures;
  return { kind: isWorse ? 'fails' : 'stands', figures };
}

type FailureRate = { version: string; loads: number; failures: number; failed: number };

/** Computes how many percent of the loads failed; `loads` includes failed ones. */
function failureRateOf(rows: HealthRow[], version: string): FailureRate {
  const row = rows.find((each) => each.version === version);
  const failures = row?.failures ?? 0;
  const loads = (row?.loads ?? 0) + failures;
  return { version, loads, failures, failed: loads > 0 ? (100 * failures) / loads : 0 };
}

function formatRate({ version, loads, failures, failed }: FailureRate): string {
  return `${failures} of ${loads} loads of ${version} failed (${failed.toFixed(1)} %)`;
}
