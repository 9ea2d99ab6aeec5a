import type { ReleaseDecision, SiteSettings } from '@site/contract';
import { readLiveState, type LiveState, StoreError, type Store } from '@site/store';
import { isSame, type UnitChange } from './apply-changes';
import { publishVersion } from './build/publish-version';
import type { BuiltApp } from './build/create-descriptor';
import {
  goLive,
  reconcile,
  ReleaseFailedError,
  ReleaseRejectedError,
  type ReleaseGate,
} from './go-live';
import { storeSettings } from './store-settings';
import { remoteOriginOf } from './origins';

export type ReleaseWork = {
  gate: ReleaseGate;
  /** Called with a sentence about waiting, or about completing an interrupted release. */
  say: (sentence: string) => void;
};

/**
 * Releases one built app, with all other units as they are. Site settings go live with the shell, in one decision. A
 * release that was interrupted and is repeated is only completed.
 * @throws {ReleaseRejectedError} without any change
 */
export function releaseApp(
  store: Store,
  work: ReleaseWork & { built: BuiltApp; settings?: SiteSettings },
): Promise<ReleaseDecision> {
  const { built, settings } = work;
  return withReconciledStore(store, work, async (live, { completed }) => {
    // Stored in any case: a lost version that is live comes back.
    await publishVersion(store, built);
    const changes = [
      ...(settings ? await storeSettings(store, settings) : []),
      toUnitChange(built),
    ].filter((change) => changesLiveState(change, live));
    if (changes.length > 0) return goLive(store, live, { action: 'release', changes }, work.gate);
    if (completed && hasReleased(completed, built)) return completed;
    throw new ReleaseRejectedError(
      `Version ${built.version} of "${built.app}" is live already; there is nothing to release.`,
    );
  });
}

/** Tells whether a decision, if it was completed just now, is what a repeated command asks for. */
export function hasReleased(
  { changes }: ReleaseDecision,
  { app, version }: Pick<BuiltApp, 'app' | 'version'>,
): boolean {
  return changes.some(({ unit, to }) => unit === app && to === version);
}

type Reconciled = {
  /** Interrupted decision that was completed before this work. */
  completed: ReleaseDecision | undefined;
  /** Reason why the live decision could not be published. */
  failure: Error | undefined;
};

/**
 * Completes an interrupted release first. If the live site can no longer be composed, the work goes on: a rollback is
 * what mends it.
 */
export function withReconciledStore<Result>(
  store: Store,
  { say }: Pick<ReleaseWork, 'say'>,
  work: (live: LiveState, reconciled: Reconciled) => Promise<Result>,
): Promise<Result> {
  const run = async () => {
    let failure: Error | undefined;
    const completed = await reconcile(store, say).catch((error: unknown) => {
      if (!(error instanceof Error) || isTransient(error)) throw error;
      failure = error;
      say(`The live site could not be published again: ${error.message}`);
      return undefined;
    });
    return work(await readLiveState(store), { completed, failure });
  };
  const onWait = () => say('Another release is running. This one starts when it has finished.');
  return store.runExclusive(run, onWait).catch((error: unknown) => {
    if (!(error instanceof StoreError) || error instanceof ReleaseFailedError) throw error;
    throw new ReleaseFailedError(error, 'This command decided nothing.');
  });
}

function isTransient(error: Error): boolean {
  return error instanceof StoreError && error.kind === 'transient';
}

export function toUnitChange({ app, version }: BuiltApp): UnitChange {
  const base = app === 'shell' ? {} : { base: `${remoteOriginOf(app)}/${version}/web/` };
  return { unit: app, version, ...base };
}

/** Tells whether a change differs from what is live. */
export function changesLiveState(change: UnitChange, { units }: LiveState): boolean {
  return !isSame(units[change.unit], change);
}
