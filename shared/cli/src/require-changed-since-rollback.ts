import { spawnSync } from 'node:child_process';
import { appFolderOf, versionsOf, type AppName, type UnitVersion } from '@site/contract';
import { ReleaseRejectedError } from '@site/release';
import { readHistory, readLiveState, type Store } from '@site/store';
import { workspaceRoot } from '@site/node';

/**
 * Refuses to release sources that were rolled back and have not changed since. The store refuses the same bytes; here
 * the bytes may differ, because a package that apps share has changed.
 * @throws {ReleaseRejectedError} without any change
 */
export async function requireChangedSinceRollback(
  store: Store,
  app: AppName,
  repository = workspaceRoot,
): Promise<void> {
  const folder = appFolderOf(app);
  for (const { version, source } of await listRolledBack(store, app)) {
    const changes = ['diff', '--quiet', source?.commit ?? '', '--', folder];
    // Status 1 tells of changes, and others that there is no Git, or no such commit.
    if (!source || spawnSync('git', changes, { cwd: repository }).status !== 0) continue;
    throw new ReleaseRejectedError(
      `Version ${version} of "${app}" was rolled back from, and nothing in ${folder} has changed since its commit ${source.commit}, so a release would bring it back. Nothing was built or changed. If what was wrong is mended elsewhere, add --older.`,
    );
  }
}

/** Lists the versions that were rolled back since the last release of an app. */
async function listRolledBack(store: Store, app: AppName): Promise<UnitVersion[]> {
  const rolledBack: UnitVersion[] = [];
  let from: string | null = null;
  for await (const { action, changes, units } of readHistory(store, await readLiveState(store))) {
    const before = versionsOf(units[app], 'live', 'canary').find((each) => each.version === from);
    if (before) rolledBack.push(before);
    from = null;
    const change = changes.find((each) => each.unit === app);
    if (change && (action === 'release' || action === 'canary')) break;
    if (change && action === 'rollback') ({ from } = change);
  }
  return rolledBack;
}
