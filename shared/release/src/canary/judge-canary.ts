import { namesOf, type RemoteName, type SiteSettings } from '@site/contract';
import { readStoredSettings } from '@site/site';
import type { HealthLogLine } from '@site/contract/health-event';
import { readLiveState, type Store } from '@site/store';
import { type CanaryAnalysis, type CanaryRule, startCanaryAnalysis } from './analyze-canary';
import { endCanary, activeCanaryOf, HOUR_MS, promoteCanary } from './release-canary';
import type { ReleaseGate } from '../go-live';
import { AUTOMATIC_ROLLBACK_PREFIX } from '../rollback';

/** Rule for sites whose settings define none. */
const DEFAULT_RULE: CanaryRule = {
  minLoads: 20,
  maxExtraFailurePercent: 2,
  maxLiveFailurePercent: 2,
};

/** Result of the analysis, and what followed from it. */
export type CanaryOutcome = Omit<CanaryAnalysis, 'kind'> & {
  kind: CanaryAnalysis['kind'] | 'promoted';
};

/**
 * Compares the active canary with the live version by the reports of browsers, ends it when it fails more often, and
 * promotes it after the loads and hours that the settings name.
 * @returns the analysis; undefined without an active canary
 */
export async function judgeCanary(
  store: Store,
  {
    readLines,
    gate,
    promotionGate,
    say,
  }: {
    /** Reads the reports since a time (ISO 8601); called only while a canary is active. */
    readLines: (
      settings: SiteSettings,
      since: string,
    ) => Iterable<HealthLogLine> | AsyncIterable<HealthLogLine>;
    /** Gate of a rollback. */
    gate: ReleaseGate;
    /** Gate of a promotion, which is a full release: the shell may have changed meanwhile. */
    promotionGate: (app: RemoteName) => ReleaseGate;
    say: (sentence: string) => void;
  },
): Promise<CanaryOutcome | undefined> {
  const { units } = await readLiveState(store);
  const canary = activeCanaryOf({ units });
  if (!canary) return undefined;
  const { app, version, at } = canary;
  const live = units[app]?.version;
  if (!live) return undefined;
  const settings = await readStoredSettings(store, units);
  const running = startCanaryAnalysis({
    candidate: `${app}_${version}`,
    live: `${app}_${live}`,
    rule: ruleOf(settings),
  });
  for await (const line of readLines(settings, at)) if (line.at >= at) running.add(line);
  const analysis = running.result();
  if (analysis.kind === 'passed' && hasProvedItself(analysis, at, settings)) {
    const reason = `promoted automatically: ${analysis.figures}`;
    await promoteCanary(store, { app, version, reason, gate: promotionGate(app), say });
    return { ...analysis, kind: 'promoted' };
  }
  if (analysis.kind !== 'failed') return analysis;
  const reason = `${AUTOMATIC_ROLLBACK_PREFIX}: ${analysis.figures}`;
  const isEnded = await endCanary(store, { app, version, reason, gate, say });
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
