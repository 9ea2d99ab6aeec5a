import type { AppName, ReleaseDecision } from '@site/contract';
import { descriptorKeyOf } from '@site/site';
import type { LiveState, Store } from '@site/store';
import { decideChange } from '../decide-change';
import { ReleaseRejectedError } from '../release-errors';
import { findRepeated, withReconciledStore, type ReleaseWork } from '../release';

/**
 * Blocks a version, for example because of a security fault: it never becomes live again, is not previewed, and
 * `npm run prune` removes its files a day later, when tabs that ran it have been reloaded or closed.
 * @throws {ReleaseRejectedError} without any change
 */
export function blockVersion(
  store: Store,
  work: ReleaseWork & { app: AppName; version: string; reason: string },
): Promise<ReleaseDecision> {
  const { app, version, reason, gate, by } = work;
  return withReconciledStore(store, work, async (live, reconciled) => {
    const repeated = findRepeated(reconciled, { app, version, action: 'block' });
    if (repeated) return repeated;
    const problem = await findProblem(store, live, { app, version });
    if (problem) throw new ReleaseRejectedError(`${problem} Nothing was changed.`);
    const changes = [{ unit: app, version }];
    return decideChange(store, live, { action: 'block', changes, reason, by }, gate);
  });
}

async function findProblem(
  store: Store,
  { units }: LiveState,
  { app, version }: { app: AppName; version: string },
): Promise<string | undefined> {
  const { [app]: unit } = units;
  const name = `Version ${version} of "${app}"`;
  if (!unit || !(unit.known[version] ?? (await store.read(descriptorKeyOf(app, version)))))
    return `${name} does not exist.`;
  if (unit.blocked?.[version]) return `${name} is blocked already.`;
  if (unit.version !== version && unit.canary?.version !== version) return undefined;
  return `Visitors get it: run npm run rollback -- ${app} first, then block version ${version}.`;
}
