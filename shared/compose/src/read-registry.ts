import {
  createCanaryRegistry,
  findConflict,
  readDescriptor,
  readShellDescriptor,
  readSiteSettings,
  REMOTE_NAMES,
  type RemoteVersion,
  type LiveUnits,
  type Registry,
  type ReleaseUnit,
  type RemoteName,
  type SiteSettings,
  type UnitVersion,
} from '@site/contract';
import { StoreError, type Store } from '@site/store';

/**
 * Reads the descriptors of a site's live units.
 * @throws {StoreError | ContractError} when one is missing, malformed, or incompatible with another
 */
export async function readRegistry(store: Store, units: LiveUnits): Promise<Registry> {
  if (!units.shell) {
    throw new StoreError(
      `No shell is released in ${store.location}. Run npm run release -- shell.`,
    );
  }
  const registry: Registry = {
    shell: readShellDescriptor(
      await readJson(store, descriptorKeyOf('shell', units.shell.version)),
    ),
    remotes: {},
  };
  for (const name of REMOTE_NAMES) {
    const unit = units[name];
    if (!unit) continue;
    const [previous] = unit.earlier;
    registry.remotes[name] = {
      live: await readLiveRemote(store, name, unit),
      previous: previous ? await readLiveRemote(store, name, previous) : null,
      ...(unit.canary
        ? {
            canary: {
              ...(await readLiveRemote(store, name, unit.canary)),
              percent: unit.canary.percent,
            },
          }
        : {}),
    };
  }
  requireOneCanary(registry);
  const canarySite = createCanaryRegistry(registry);
  const conflict = findConflict(registry) ?? (canarySite && findConflict(canarySite));
  if (conflict) throw new StoreError(conflict);
  return registry;
}

/** Rejects several canaries: a visitor could get a combination that was never tested. */
function requireOneCanary({ remotes }: Registry): void {
  const names = REMOTE_NAMES.filter((name) => remotes[name]?.canary);
  if (names.length < 2) return;
  throw new StoreError(
    `A canary of ${names.map((name) => `"${name}"`).join(' and of ')} cannot be live at the same time. Promote one or roll it back, then release the other.`,
  );
}

/** Reads the live site settings. @throws {StoreError | ContractError} when they are missing or malformed */
export async function readStoredSettings(
  store: Store,
  { settings }: LiveUnits,
): Promise<SiteSettings> {
  if (!settings) {
    throw new StoreError(
      `No site settings are released in ${store.location}. They go live with the shell: npm run release -- shell.`,
    );
  }
  return readSiteSettings(await readJson(store, versionKeyOf('settings', settings.version)));
}

/** Returns the store's key of a version's descriptor. */
export function descriptorKeyOf(app: string, version: string): string {
  return `apps/${app}/${version}/descriptor.json`;
}

/** Tells whether a version is stored. */
export async function hasVersion(store: Store, unit: ReleaseUnit, version: string) {
  return (await store.read(versionKeyOf(unit, version))) !== undefined;
}

/** Returns the object that is written last of a version. */
function versionKeyOf(unit: ReleaseUnit, version: string): string {
  return unit === 'settings' ? `settings/${version}.json` : descriptorKeyOf(unit, version);
}

/** Reads one version of a remote. @throws {StoreError | ContractError} when it is missing or malformed */
export async function readLiveRemote(
  store: Store,
  name: RemoteName,
  { version, base }: UnitVersion,
): Promise<RemoteVersion> {
  const descriptor = readDescriptor(await readJson(store, descriptorKeyOf(name, version)), name);
  return { base: base ?? '', descriptor };
}

async function readJson(store: Store, key: string): Promise<unknown> {
  const stored = await store.read(key);
  if (stored) return JSON.parse(stored.content.toString()) as unknown;
  throw new StoreError(
    `${key} is missing in ${store.location}. Restore it from a backup, or release that version again.`,
  );
}
