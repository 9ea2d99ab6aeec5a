import type { ReleaseDecision, ReleaseUnit, SiteSettings } from '@site/contract';
import { readStoredSettings } from '@site/site';
import {
  readLiveState,
  type LiveState,
  isTransientError,
  StoreError,
  type Store,
} from '@site/store';
import { isSame, toVersion, wasRolledBack, type UnitChange } from './apply-changes';
import { stageVersion } from './build/stage-version';
import type { BuiltApp, StoredApp } from './build/create-descriptor';
import { decideChange, reconcile, type ReleaseGate } from './decide-change';
import { ReleaseFailedError, ReleaseRejectedError } from './release-errors';
import { requireGenuineDecision } from './decision-chain';
import { stageSettings, withLiveRemotes } from './settings/stage-settings';
import { remoteOriginOf } from './settings/origins';
import { hasCommit, isAncestor } from './build/version-source';

export type ReleaseWork = {
  gate: ReleaseGate;
  /** Called with a sentence about waiting, or about completing an interrupted release. */
  say: (sentence: string) => void;
  /** Person who asked for it, for the history; default: the one who runs this command. */
  by?: string | undefined;
};

export type SourceCheckOptions = {
  /** Lets sources, or a version, replace newer ones. */
  isOlderAllowed?: boolean;
  /** Folder of the sources; default: this workspace. */
  repository?: string;
  /** Accepts commits that this repository does not contain: their team compared them in its own. */
  isSourceElsewhere?: boolean | undefined;
};

/**
 * Releases one built app, with all other units as they are. Site settings go live with the shell, in one decision. A
 * release that was interrupted and is repeated is only completed.
 * @throws {ReleaseRejectedError} without any change
 */
export function releaseApp(
  store: Store,
  work: ReleaseWork &
    SourceCheckOptions & {
      built: BuiltApp | StoredApp;
      settings?: SiteSettings | undefined;
      /** Documents that are stored already, in place of settings. */
      documents?: UnitChange[] | undefined;
    },
): Promise<ReleaseDecision> {
  const { built, settings, documents = [], by } = work;
  return withReconciledStore(store, work, async (live, reconciled) => {
    const changes = [
      ...(settings
        ? await stageSettings(store, await withLiveRemotes(store, settings, live), live)
        : []),
      ...[...documents, await toUnitChange(store, live, built)].filter((change) =>
        changesLiveState(change, live),
      ),
    ];
    if (changes.length > 0) requireNewer(live, built, work);
    // Stored in any case: a lost version that is live comes back.
    await stageVersion(store, live, built);
    if (changes.length > 0) {
      // Settings alone would go live with another shell, if that one is rolled back meanwhile.
      const dependsOn = [built.app];
      return decideChange(store, live, { action: 'release', changes, dependsOn, by }, work.gate);
    }
    const repeated = findRepeated(reconciled, built);
    if (repeated) return repeated;
    throw new ReleaseRejectedError(
      `Version ${built.version} of "${built.app}" is live already; there is nothing to release.`,
    );
  });
}

/** Returns a decision that was completed just now, if it is what a repeated command asks for. */
export function findRepeated(
  { completed }: Pick<Reconciled, 'completed'>,
  request: { app: ReleaseUnit; version: string | undefined; action?: ReleaseDecision['action'] },
): ReleaseDecision | undefined {
  const { app, version, action = completed?.action } = request;
  const isRepeated =
    completed?.action === action &&
    completed?.changes.some(({ unit, to }) => unit === app && (!version || to === version));
  return isRepeated ? completed : undefined;
}

type Reconciled = {
  /** Interrupted decision that was completed before this work. */
  completed: ReleaseDecision | undefined;
  /** Reason why the live decision could not be uploaded. */
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
    await requireGenuineDecision(store, await readLiveState(store), say);
    let failure: Error | undefined;
    const completed = await reconcile(store, say).catch((error: unknown) => {
      if (!(error instanceof Error) || isTransientError(error)) throw error;
      failure = error;
      say(`The live site could not be uploaded again: ${error.message}`);
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

/** @throws {ReleaseRejectedError} when something older would replace what is live, unless that is meant */
export function requireNewer(
  { units }: LiveState,
  { app, version, source }: StoredApp,
  { isOlderAllowed = false, repository, isSourceElsewhere = false }: SourceCheckOptions,
): void {
  const unit = units[app];
  if (!unit || isOlderAllowed) return;
  const meant = 'Nothing was changed. If this is meant, add --older.';
  if (wasRolledBack(unit, version)) {
    throw new ReleaseRejectedError(
      `Version ${version} of "${app}" was rolled back from; these sources make it again. ${meant}`,
    );
  }
  if (!source || !unit.source || isAncestor(unit.source, source, repository)) return;
  const isHere = [source, unit.source].some((each) => hasCommit(each, repository));
  if (isSourceElsewhere && !isHere) return;
  throw new ReleaseRejectedError(
    `The sources of "${app}" are at commit ${source.commit}, which does not follow from commit ${unit.source.commit} of the live version ${unit.version}. Get that commit with git fetch --unshallow or git pull, and merge it. ${meant}`,
  );
}

/** Describes the release of a built app; a remote's files are at the origin that the settings name. */
export async function toUnitChange(
  store: Store,
  { units }: LiveState,
  built: StoredApp,
): Promise<UnitChange> {
  if (built.app === 'shell' || !units.settings) return describeChange(built, {});
  return describeChange(built, await readStoredSettings(store, units));
}

export function describeChange(
  { app, version, source }: StoredApp,
  settings: Pick<SiteSettings, 'remotes'>,
): UnitChange {
  const base = app === 'shell' ? undefined : `${remoteOriginOf(app, settings)}/${version}/web/`;
  return {
    unit: app,
    ...toVersion({ version, ...(base ? { base } : {}), ...(source ? { source } : {}) }),
  };
}

/** Tells whether a change differs from what is live. */
function changesLiveState(change: UnitChange, { units }: LiveState): boolean {
  return !isSame(units[change.unit], change);
}
