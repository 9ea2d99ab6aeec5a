import { SAMPLE_UNITS } from '@site/contract/samples';
import { type LiveUnits } from '@site/contract';
import {
  readDecision,
  readLiveState,
  type LiveState,
  isTransientError,
  StoreError,
  type Store,
} from '@site/store';
import { ReleaseRejectedError } from '../release-errors';
import type { SequenceStep } from './plan-steps';
import type { RunnableCommand } from './run-command';
import type { SampleSite } from './sample-site';

/** Errors with a sentence; another one than a rejection needs a reason. */
export function isExpected(
  error: unknown,
  { fault }: SequenceStep,
  { damaged }: SampleSite,
): error is Error {
  if (error instanceof ReleaseRejectedError) return true;
  if (!(error instanceof StoreError)) return false;
  if (damaged.size > 0 && error.kind === 'broken') return true;
  return fault === 'torn' || (fault === 'error' && isTransientError(error));
}

/** Only what the commands name may change. */
export function findWrongChanges(
  before: LiveUnits,
  after: LiveUnits,
  commands: RunnableCommand[],
): string[] {
  const allowed = commands.flatMap(({ units }) => units);
  return SAMPLE_UNITS.filter((unit) => !allowed.includes(unit)).flatMap((unit) => {
    const [one, other] = [before[unit], after[unit]];
    const isSame = JSON.stringify(one) === JSON.stringify(other);
    return isSame ? [] : [`${unit} changed: ${JSON.stringify(one)} → ${JSON.stringify(other)}`];
  });
}

/** Claims of an error about the site have to be true. */
export function findWrongClaim({ message }: Error, decided: number): string[] {
  const isUnchanged = /Nothing was changed|is unchanged|decided nothing/.test(message);
  const isDecided = /This was decided/.test(message);
  const isSentence = !/ENOENT|TypeError|undefined|\n +at /.test(message);
  return [
    ...(isUnchanged && decided > 0 ? [`Something was decided, though: ${message}`] : []),
    ...(isDecided && decided === 0 ? [`Nothing was decided, though: ${message}`] : []),
    ...(isSentence ? [] : [`This is no sentence: ${message}`]),
  ];
}

/** Counts the decisions about units since a state. */
export async function countDecisions(store: Store, { decision: from }: LiveState): Promise<number> {
  const { decision: newest } = await readLiveState(store);
  let count = 0;
  for (let at = (from?.generation ?? 0) + 1; at <= (newest?.generation ?? 0); at += 1) {
    const decision = at === newest?.generation ? newest : await readDecision(store, at);
    if (decision?.action !== 'compose') count += 1;
  }
  return count;
}

/** The state before a step can be restored, unit by unit. */
export async function findLostState(site: SampleSite, before: LiveUnits): Promise<string[]> {
  const { units } = await readLiveState(site.store);
  const changed = SAMPLE_UNITS.filter(
    (unit) => before[unit] && before[unit].version !== units[unit]?.version,
  );
  if (changed.length === 0) return [];
  const copy = site.copy();
  for (const unit of changed) await copy.rollback(unit, { to: before[unit]?.version ?? '' });
  const after = (await readLiveState(copy.store)).units;
  const faults = await copy.findFaults();
  copy.remove();
  const lost = changed.filter((unit) => after[unit]?.version !== before[unit]?.version);
  return [...faults, ...lost.map((unit) => `${unit} ${before[unit]?.version} did not come back.`)];
}

/** Every unit can be rolled back to the versions that are listed for it first and whole. */
export async function findLostWaysBack(site: SampleSite): Promise<string[]> {
  const lost: string[] = [];
  for (const unit of SAMPLE_UNITS) {
    const { [unit]: live } = (await readLiveState(site.store)).units;
    const earlier = live?.earlier.filter(({ version }) => site.isWhole(unit, version)) ?? [];
    for (const { version } of earlier.slice(0, 3)) {
      await site.rollback(unit, { to: version });
      const now = (await readLiveState(site.store)).units[unit];
      if (now?.version !== version) lost.push(`${unit}: ${now?.version} is live.`);
    }
  }
  return lost;
}
