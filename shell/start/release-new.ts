import { APP_NAMES, isKnown, liveEntry, type AppName, type SiteSettings } from '@site/contract';
import { buildApp } from '../release/build-app';
import type { BuiltApp } from '../release/describe';
import { goLive, RefusedError, type Change, type Gate } from '../release/go-live';
import { keepSettings } from '../release/keep-settings';
import { publish } from '../release/publish';
import { exclusively, isNews, toRelease } from '../release/release';
import { readLive, type Live } from '../store/live';
import type { Store } from '../store/store';

/** Builds all apps, two at a time. Unchanged apps cost only a hash. */
export async function buildApps(): Promise<BuiltApp[]> {
  const built: BuiltApp[] = [];
  for (let index = 0; index < APP_NAMES.length; index += 2)
    built.push(...(await Promise.all(APP_NAMES.slice(index, index + 2).map(build))));
  return built;
}

async function build(app: AppName): Promise<BuiltApp> {
  return { app, ...(await buildApp(app)) };
}

/**
 * Releases all versions that this store has never seen. A version that was rolled back stays so; a rejected one is
 * tried again and its reason is reported again.
 * @throws when an app has no version that could be served
 */
export async function releaseNew(
  store: Store,
  apps: BuiltApp[],
  work: { settings: SiteSettings; gate: Gate; say: (sentence: string) => void },
): Promise<void> {
  const { settings, gate, say } = work;
  await exclusively(store, { say }, async (live) => {
    const changes = await findChanges(store, { apps, settings, live });
    if (changes.length === 0) return;
    for (const app of apps) await publish(store, app);
    await goLive(store, changes, gate).catch(async (error: unknown) => {
      if (!(error instanceof RefusedError)) throw error;
      await releaseOneByOne(store, changes, { gate, say });
    });
  });
  await requireEveryApp(store);
}

/** Settings always follow their file; an app's version only if it was never live here. */
async function findChanges(
  store: Store,
  { apps, settings, live }: { apps: BuiltApp[]; settings: SiteSettings; live: Live },
): Promise<Change[]> {
  const settingsChanges = await keepSettings(store, settings);
  const newApps = apps.filter(({ app, version }) => !isKnown(live.logs[app], version));
  return [...settingsChanges.filter((change) => isNews(change, live)), ...newApps.map(toRelease)];
}

/** Releases change by change after a rejection: valid ones go live, and each reason is reported. */
async function releaseOneByOne(
  store: Store,
  changes: Change[],
  { gate, say }: { gate: Gate; say: (sentence: string) => void },
): Promise<void> {
  const { shell } = (await readLive(store)).logs;
  const [first, rest] = liveEntry(shell)
    ? [[], changes]
    : [changes.filter(isFoundation), changes.filter((change) => !isFoundation(change))];
  const steps = [...(first.length > 0 ? [first] : []), ...rest.map((change) => [change])];
  for (const step of steps) {
    await goLive(store, step, gate).catch((error: unknown) => {
      if (!(error instanceof RefusedError)) throw error;
      const names = step.map(({ part, version }) => `${part} ${version}`).join(', ');
      say(`Not live: ${names}. ${error.message}`);
    });
  }
}

/** Without shell and settings there is no site to add remotes to. */
function isFoundation({ part }: Change): boolean {
  return part === 'shell' || part === 'settings';
}

async function requireEveryApp(store: Store): Promise<void> {
  const { logs } = await readLive(store);
  const missing = APP_NAMES.filter((app) => !liveEntry(logs[app]));
  if (missing.length === 0) return;
  throw new Error(
    `No version of ${missing.join(' and ')} could be made live; the reason stands above. Mend it and start again.`,
  );
}
