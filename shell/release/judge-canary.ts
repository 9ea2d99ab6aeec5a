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
  /** 'waits': too few loads to say anything. 'fails': more often than the rule of the site allows. */
  kind: 'waits' | 'stands' | 'fails';
  /** The figures of both versions, for the audit and for whoever asked. */
  figures: string;
};

type Rule = { leastLoads: number; extraFailures: number };

/** Where the settings of a site say nothing. */
const usualRule: Rule = { leastLoads: 20, extraFailures: 5 };

/**
 * Holds the canary that stands against what browsers reported of it and of the live version, and takes it back when
 * it fails more often. @returns the verdict; undefined when no canary stands
 */
export async function judgeCanary(
  store: Store,
  {
    readLines,
    now,
    gate,
    say,
  }: {
    /** Asked only while a canary stands. */
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
  const since = lines.filter((line) => line.at >= at);
  const verdict = judge(tellHealth(since, now), {
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
  const { leastLoads = usualRule.leastLoads, extraFailures = usualRule.extraFailures } = canary;
  return { leastLoads, extraFailures };
}

/** @param rows of both versions, by what their reports call them */
export function judge(
  rows: HealthRow[],
  { candidate, live, rule }: { candidate: string; live: string; rule: Rule },
): Verdict {
  const one = shareOf(rows, candidate);
  const other = shareOf(rows, live);
  const figures = `${sentenceOf(one)}, ${sentenceOf(other)}`;
  if (one.loads < rule.leastLoads) return { kind: 'waits', figures };
  const isWorse = one.failed - other.failed > rule.extraFailures;
  return { kind: isWorse ? 'fails' : 'stands', figures };
}

type Share = { version: string; loads: number; failures: number; failed: number };

/** How many of a hundred loads failed; those that failed are loads too. */
function shareOf(rows: HealthRow[], version: string): Share {
  const row = rows.find((each) => each.version === version);
  const failures = row?.failures ?? 0;
  const loads = (row?.loads ?? 0) + failures;
  return { version, loads, failures, failed: loads > 0 ? (100 * failures) / loads : 0 };
}

function sentenceOf({ version, loads, failures, failed }: Share): string {
  return `${failures} of ${loads} loads of ${version} failed (${failed.toFixed(1)} %)`;
}
