import fs from 'node:fs';
import path from 'node:path';
import {
  createCanaryRegistries,
  findPathConflict,
  findIncompatibility,
  isDocumentUnit,
  isRemoteName,
  listActiveCanaries,
  MAX_CANARIES,
  namesOf,
  readDescriptor,
  readShellDescriptor,
  remotesIn,
  type AppName,
  type ByName,
  type Descriptor,
  type RemoteVersion,
  type LiveUnit,
  type LiveUnits,
  type Registry,
  type RegistryEntry,
  type ReleaseUnit,
  type RemoteName,
  type ShellDescriptor,
  type SiteSettings,
  type UnitVersion,
} from '@site/contract';
import { parseJson, replaceFailure, StoreError, type Store } from '@site/store';
import { findDamagedFiles } from './integrity';
import { requireSignatures, RevokedKeyError, type SignedNumbers } from './require-signatures';
import { descriptorKeyOf, readDocument, storeKeyOf } from './site-documents';

/**
 * Reads the descriptors of a site's live units.
 * @param units those that the site consists of
 * @throws {StoreError | ContractError} when one is missing, malformed, or incompatible with another
 */
async function readRegistry(
  store: Store,
  units: LiveUnits,
  settings: SiteSettings,
): Promise<Registry> {
  if (!units.shell) {
    throw new StoreError(
      `No shell is released in ${store.location}. Run npm run release -- shell.`,
    );
  }
  const shell = await readStoredDescriptor(store, 'shell', units.shell.version);
  const registry: Registry = {
    shell,
    remotes: {},
    redirects: listRemovedPaths(settings),
    refusedWidgets: listRefusedWidgets(settings),
  };
  for (const name of remotesIn(units)) {
    const unit = units[name];
    if (!unit) continue;
    const entry = await readEntry(store, name, { unit, shell });
    registry.remotes[name] = { ...entry, ...siteFactsOf(name, settings) };
  }
  requireFewCanaries(registry);
  for (const each of [registry, ...createCanaryRegistries(registry)]) {
    const conflict = findPathConflict(each);
    if (conflict) throw new StoreError(conflict);
  }
  return registry;
}

/** Takes from the settings of the site what they contain about a remote. */
function siteFactsOf(
  name: RemoteName,
  { remotes = {} }: SiteSettings,
): Pick<RegistryEntry, 'allows' | 'values'> {
  const { allows, values } = remotes[name] ?? {};
  return { ...(allows ? { allows } : {}), ...(values ? { values } : {}) };
}

async function readEntry(
  store: Store,
  name: RemoteName,
  { unit, shell }: { unit: LiveUnit; shell: ShellDescriptor },
): Promise<RegistryEntry> {
  const [earlier] = unit.earlier;
  const previous = earlier && (await readRemoteVersion(store, name, earlier));
  const entry: RegistryEntry = {
    live: await readRemoteVersion(store, name, unit),
    // A fallback that this shell cannot run would fail in the page.
    previous: previous && !findIncompatibility(previous.descriptor, shell) ? previous : null,
  };
  if (!unit.canary) return entry;
  const { percent, audience } = unit.canary;
  const version = await readRemoteVersion(store, name, unit.canary);
  return { ...entry, canary: { ...version, percent, ...(audience ? { audience } : {}) } };
}

/**
 * Reads the registry of a site without fallbacks that cannot be used, and checks the signatures of all that is in it.
 * @param lost takes a sentence for each fallback that was left out
 * @throws {StoreError | ContractError} when the units cannot be composed
 */
export async function readSignedRegistry(
  store: Store,
  units: LiveUnits,
  settings: SiteSettings,
  lost: string[] = [],
): Promise<{ registry: Registry; signedNumbers: SignedNumbers }> {
  const selected = selectUnits(settings, units);
  const available = await withUsableFallbacks(store, settings, selected, lost);
  const registry = await readRegistry(store, available, settings);
  return { registry, signedNumbers: await requireSignatures(store, settings, available) };
}

/** Selects the units that a site consists of: its remotes are those of the settings, in that order. */
function selectUnits(settings: SiteSettings, units: LiveUnits): LiveUnits {
  const names = namesOf(units).filter((name) => !isRemoteName(name));
  const selected: LiveUnits = {};
  for (const name of [...names, ...listRemotes(settings, units)])
    if (units[name]) selected[name] = units[name];
  return selected;
}

/** Lists the remotes of a site. Settings from before they contained a list mean all that were released. */
export function listRemotes({ remotes }: SiteSettings, units: LiveUnits): RemoteName[] {
  if (!remotes) return remotesIn(units);
  return remotesIn(remotes).filter((name) => !remotes[name]?.redirects);
}

/** Merges the redirects of all removed remotes. */
function listRemovedPaths({ remotes = {} }: SiteSettings): Record<string, string> {
  return Object.assign({}, ...Object.values(remotes).map(({ redirects }) => redirects));
}

function listRefusedWidgets({ remotes = {} }: SiteSettings): ByName<RemoteName, string[]> {
  const refused: ByName<RemoteName, string[]> = {};
  for (const name of remotesIn(remotes)) {
    const { refusedWidgets } = remotes[name] ?? {};
    if (refusedWidgets) refused[name] = refusedWidgets;
  }
  return refused;
}

/** Rejects more canaries than a site takes: each one doubles the documents. */
function requireFewCanaries(registry: Registry): void {
  const names = listActiveCanaries(registry).map(({ descriptor }) => descriptor.name);
  if (names.length <= MAX_CANARIES) return;
  throw new StoreError(
    `A canary of ${names.map((name) => `"${name}"`).join(' and of ')} cannot be live at the same time: a site takes ${MAX_CANARIES}. Release one to all visitors or roll it back, then release the other.`,
  );
}

/** Tells whether a version is stored with all files that visitors get, unchanged. */
export function isVersionWhole(store: Store, unit: ReleaseUnit, version: string): Promise<boolean> {
  const read = async () => {
    if (isDocumentUnit(unit)) return Boolean(await readDocument(store, unit, version));
    const descriptor = await readStoredDescriptor(store, unit, version);
    return (await findDamagedFiles(store, descriptor)).length === 0;
  };
  return replaceFailure(read(), () => false);
}

/**
 * Leaves out versions to fall back to that are missing, damaged, or signed with a revoked key only: no visitor depends on
 * them while the live one loads.
 * @param lost takes a sentence for each of them
 */
async function withUsableFallbacks(
  store: Store,
  settings: SiteSettings,
  units: LiveUnits,
  lost: string[],
): Promise<LiveUnits> {
  const available = { ...units };
  for (const name of remotesIn(units)) {
    const unit = units[name];
    const [fallback] = unit?.earlier ?? [];
    const problem = fallback && (await findFallbackProblem(store, settings, { name, fallback }));
    if (!unit || !problem) continue;
    lost.push(problem);
    available[name] = { ...unit, earlier: [] };
  }
  return available;
}

async function findFallbackProblem(
  store: Store,
  settings: SiteSettings,
  { name, fallback }: { name: RemoteName; fallback: UnitVersion },
): Promise<string | undefined> {
  if (!(await isVersionWhole(store, name, fallback.version)))
    return `Version ${fallback.version} of "${name}", to which running pages fall back, is missing or damaged in ${store.location} and was left out. Restore it from a backup.`;
  if (!settings.revokedPublicKeys) return undefined;
  return requireSignatures(store, settings, { [name]: fallback }).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof RevokedKeyError)) throw error;
      return `Running pages do not fall back to it: ${error.message}`;
    },
  );
}

/**
 * Adds previews to the registry, subject to the same signatures. A damaged or unsigned version is skipped: no visitor
 * depends on it, so it stops no release.
 */
export async function attachPreviews(
  store: Store,
  registry: Registry,
  { settings, units }: { settings: SiteSettings; units: LiveUnits },
): Promise<Registry> {
  if (!settings.teamTools) return registry;
  const remotes = { ...registry.remotes };
  for (const name of remotesIn(remotes)) {
    const entry = remotes[name];
    const versions = units[name]?.previews;
    if (!entry || !versions) continue;
    const usable = versions.map((version) =>
      replaceFailure(readSigned(store, settings, { name, version }), () => undefined),
    );
    const previews = (await Promise.all(usable)).flatMap((preview) => preview ?? []);
    remotes[name] = { ...entry, previews };
  }
  return { ...registry, remotes };
}

async function readSigned(
  store: Store,
  settings: SiteSettings,
  { name, version }: { name: RemoteName; version: UnitVersion },
): Promise<RemoteVersion> {
  await requireSignatures(store, settings, { [name]: version });
  return readRemoteVersion(store, name, version);
}

/** Reads one version of a remote. @throws {StoreError | ContractError} when it is missing or malformed */
export async function readRemoteVersion(
  store: Store,
  name: RemoteName,
  { version, base }: UnitVersion,
): Promise<RemoteVersion> {
  return { base: base ?? '', descriptor: await readStoredDescriptor(store, name, version) };
}

/**
 * Reads the descriptor of a stored version from the folder whose signature is checked and whose pages are rendered, so
 * that documents contain the hashes of the same files.
 * @throws {StoreError | ContractError} when the version is missing, was changed, or is malformed
 */
export async function readStoredDescriptor<App extends AppName>(
  store: Store,
  app: App,
  version: string,
): Promise<App extends 'shell' ? ShellDescriptor : Descriptor>;
export async function readStoredDescriptor(store: Store, app: AppName, version: string) {
  const key = descriptorKeyOf(app, version);
  const stored = await store.read(key);
  if (!stored) {
    throw new StoreError(
      `${key} is missing in ${store.location}. Restore it from a backup, or release that version again.`,
    );
  }
  const folder = await store.openFolder(storeKeyOf(app, version));
  const content = fs.readFileSync(path.join(folder, 'descriptor.json'));
  // A machine may hold a copy from before; the store has to hold the same.
  if (!content.equals(stored.content)) {
    throw new StoreError(
      `${key} in ${store.location} is not what was released: its content was changed. Restore it from a backup.`,
    );
  }
  const input = parseJson(content, key);
  return app === 'shell' ? readShellDescriptor(input) : readDescriptor(input, app);
}
