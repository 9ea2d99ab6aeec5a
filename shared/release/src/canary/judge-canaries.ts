import { namesOf, type RemoteName, type SiteSettings } from '@site/contract';
import { readStoredSettings } from '@site/site';
import type { HealthLogLine } from '@site/contract/health-event';
import { readLiveState, type Store } from '@site/store';
import { type CanaryAnalysis, type CanaryRule, startCanaryAnalysis } from './analyze-canary';
import { rollBackCanary, HOUR_MS, listActiveCanaries, releaseCanaryToAll } from './release-canary';
import type { ReleaseGate } from '../decide-change';
import { AUTOMATIC_ROLLBACK_PREFIX } from '../rollback';

/** Rule for sites whose settings define none. */
const DEFAULT_RULE: CanaryRule = {
  minLoads: 20,
  maxExtraFailurePercent: 2,
  maxLiveFailurePercent: 2,
};

/** Result of the analysis, and what followed from it. */
export type CanaryOutcome = Omit<CanaryAnalysis, 'kind'> & {
  kind: CanaryAnalysis['kind'] | 'released';
};

/** Reports that are judged, and gates of what follows. */
type JudgeOptions = {
  /** Reads the reports since a time (ISO 8601); called only while a canary is active. */
  readLines: (
    settings: SiteSettings,
    since: string,
  ) => Iterable<HealthLogLine> | AsyncIterable<HealthLogLine>;
  /** Gate of a rollback. */
  gate: ReleaseGate;
  /** Gate of a release to all visitors: the shell may have changed meanwhile. */
  releaseGate: (app: RemoteName) => ReleaseGate;
  say: (sentence: string) => void;
};

/**
 * Compares each active canary with the live version of its remote by the reports of browsers, rolls it back when it fails
 * more often, and releases it to all visitors after the loads and hours that the settings name. Visitors of two canaries count for both: as
 * they get each by a number of its own, the other one is as frequent on both sides of a comparison.
 * @returns the analyses; none without an active canary
 */
export async function judgeCanaries(store: Store, options: JudgeOptions): Promise<CanaryOutcome[]> {
  const outcomes: CanaryOutcome[] = [];
  for (const { app } of listActiveCanaries(await readLiveState(store))) {
    const outcome = await judgeCanary(store, app, options);
    if (outcome) outcomes.push(outcome);
  }
  return outcomes;
}

async function judgeCanary(
  store: Store,
  app: RemoteName,
  { readLines, gate, releaseGate, say }: JudgeOptions,
): Promise<CanaryOutcome | undefined> {
  const { units } = await readLiveState(store);
  const { version: live, canary } = units[app] ?? {};
  if (!live || !canary) return undefined;
  const { version, at } = canary;
  const settings = await readStoredSettings(store, units);
  const running = startCanaryAnalysis({
    candidate: `${app}_${version}`,
    live: `${app}_${live}`,
    rule: ruleOf(settings),
  });
  for await (const line of readLines(settings, at)) if (line.at >= at) running.add(line);
  const analysis = running.result();
  if (analysis.kind === 'passed' && hasProvedItself(analysis, at, settings)) {
    const reason = `released automatically: ${analysis.figures}`;
    await releaseCanaryToAll(store, { app, version, reason, gate: releaseGate(app), say });
    return { ...analysis, kind: 'released' };
  }
  if (analysis.kind !== 'failed') return analysis;
  const reason = `${AUTOMATIC_ROLLBACK_PREFIX}: ${analysis.figures}`;
  const isEnded = await rollBackCanary(store, { app, version, reason, gate, say });
  return isEnded ? analysis : undefined;
}

/** Tells whether a canary that has not failed has been used often and long enough. */
function hasProvedItself({ loads }: CanaryAnalysis, at: string, { canary }: SiteSettings): boolean {
  const { promoteAfterLoads, promoteAfterHours } = canary ?? {};
  if (!promoteAfterLoads || !promoteAfterHours || loads < promoteAfterLoads) return false;
  return Date.now() >= Date.parse(at) + promoteAfterHours * HOUR_MS;
}

function ruleOf({ canary = {} }: SiteSettings): CanaryRule {
  const rule = { ...DEFAULT_RULE };
  for (const name of namesOf(rule)) rule[name] = canary[name] ?? rule[name];
  return rule;
}
