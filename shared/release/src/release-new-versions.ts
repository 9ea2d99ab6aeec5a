import { isDocumentUnit, type AppName, type SiteSettings } from '@site/contract';
import { buildApp } from './build/build-app';
import type { BuiltApp } from './build/create-descriptor';
import type { UnitChange } from './apply-changes';
import { decideChange, type ReleaseGate } from './decide-change';
import { ReleaseFailedError, ReleaseRejectedError } from './release-errors';
import { listWorkspaceRemotes } from './build/workspace-remotes';
import { readVersionSource } from './build/version-source';
import { stageSettings, withLiveRemotes } from './settings/stage-settings';
import { stageVersion } from './build/stage-version';
import { describeChange, withReconciledStore } from './release';
import { readLiveState, type LiveState, type Store } from '@site/store';

/** Builds all apps, two at a time. Unchanged apps cost only a hash. */
export async function buildAllApps(): Promise<BuiltApp[]> {
  const apps: AppName[] = ['shell', ...listWorkspaceRemotes()];
  const built = new Map<AppName, BuiltApp>();
  const waiting = [...apps];
  const buildNext = async () => {
    for (let app = waiting.pop(); app; app = waiting.pop())
      built.set(app, await buildWithSource(app));
  };
  await Promise.all([buildNext(), buildNext()]);
  return apps.flatMap((app) => built.get(app) ?? []);
}

/** Builds an app, and reads where its sources come from. */
export async function buildWithSource<App extends AppName>(app: App) {
  const source = readVersionSource(app);
  return { app, ...(await buildApp(app)), ...(source ? { source } : {}) };
}

/**
 * Releases all versions that this store has never seen. A version that was rolled back stays so; a rejected one is
 * tried again and its reason is reported again.
 * @throws when an app has no version that could be served
 */
export async function releaseNewVersions(
  store: Store,
  apps: BuiltApp[],
  work: { settings: SiteSettings; gate: ReleaseGate; say: (sentence: string) => void },
): Promise<void> {
  const { settings, gate, say } = work;
  await withReconciledStore(store, { say }, async (live) => {
    const changes = await findChanges(store, { apps, settings, live });
    if (changes.length === 0) return;
    for (const built of apps)
      if (!live.units[built.app]?.blocked?.[built.version]) await stageVersion(store, live, built);
    await decideChange(store, live, { action: 'release', changes }, gate).catch(
      async (error: unknown) => {
        if (!(error instanceof ReleaseRejectedError)) throw error;
        await releaseOneByOne(store, changes, { gate, say });
      },
    );
  });
  await requireEveryApp(store, apps);
}

/** Settings always follow their file; an app's version only if it was neither live nor blocked here. */
async function findChanges(
  store: Store,
  { apps, settings, live }: { apps: BuiltApp[]; settings: SiteSettings; live: LiveState },
): Promise<UnitChange[]> {
  const merged = await withLiveRemotes(store, settings, live);
  const newApps = apps.filter(({ app, version }) => {
    const { known, blocked } = live.units[app] ?? {};
    if (app !== 'shell' && merged.remotes?.[app]?.redirects) return false;
    return !known?.[version] && !blocked?.[version];
  });
  const changes = await stageSettings(store, merged, live);
  return [...changes, ...newApps.map((built) => describeChange(built, merged))];
}

/** Releases change by change after a rejection: valid ones go live, and each reason is reported. */
async function releaseOneByOne(
  store: Store,
  changes: UnitChange[],
  { gate, say }: { gate: ReleaseGate; say: (sentence: string) => void },
): Promise<void> {
  const { units } = await readLiveState(store);
  const [first, rest] = units.shell
    ? [[], changes]
    : [changes.filter(isFoundation), changes.filter((change) => !isFoundation(change))];
  const steps = [...(first.length > 0 ? [first] : []), ...rest.map((change) => [change])];
  const released: string[] = [];
  for (const step of steps) {
    const live = await readLiveState(store);
    const names = step.map(({ unit, version }) => `${unit} ${version}`).join(', ');
    try {
      await decideChange(store, live, { action: 'release', changes: step }, gate);
      released.push(names);
    } catch (error) {
      if (error instanceof ReleaseRejectedError) say(`Not live: ${names}. ${error.message}`);
      else if (released.length === 0 || error instanceof ReleaseFailedError) throw error;
      else throw new ReleaseFailedError(error, `Live before that: ${released.join(', ')}.`);
    }
  }
}

/** Without shell and settings there is no site to add remotes to. */
function isFoundation({ unit }: UnitChange): boolean {
  return unit === 'shell' || isDocumentUnit(unit);
}

async function requireEveryApp(store: Store, apps: BuiltApp[]): Promise<void> {
  const { units } = await readLiveState(store);
  const missing = apps.map(({ app }) => app).filter((app) => !units[app]);
  if (missing.length === 0) return;
  throw new Error(
    `No version of ${missing.join(' and ')} could be made live; the reason stands above. Mend it and start again.`,
  );
}
