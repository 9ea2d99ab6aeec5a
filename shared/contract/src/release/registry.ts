import type { Descriptor } from './descriptor';
import type { CanaryShare } from '../host-rules';
import { listPolicyTerms } from '../remote/needs';
import { remotesIn, type ByName, type RemoteName } from '../remote-names';
import { listAliasTargets } from '../paths/route-paths';
import { listRoutePaths } from '../routes';
import type { StoredValues } from '../remote/setting-values';
import { findPatternConflict } from './find-pattern-conflict';
import { findIncompatibility } from './find-incompatibility';
import type { ShellDescriptor } from './shell-descriptor';

/** Version of a remote with the base URL of its files. */
export type RemoteVersion = {
  /** Base URL of the version's files, with a trailing slash: http://localhost:3001/ab12cd34ef/web/ */
  base: string;
  descriptor: Descriptor;
};

/** Version beside the live one, with the percentage of visitors (0–99) and the audience that get it. */
export type Canary = RemoteVersion & { percent: number; audience?: string };

/** Versions of one remote on a site. */
export type RegistryEntry = {
  live: RemoteVersion;
  /** Release before the live one, as the fallback in a running page. Never a version that was rolled back. */
  previous: RemoteVersion | null;
  /** Staged versions that teams may preview on the live site. */
  previews?: RemoteVersion[];
  /** Default: every visitor gets the live version. */
  canary?: Canary;
  /** Names that the owner of the site allows of its needs. Default: none. */
  allows?: string[];
  /** Values of its settings and flags in the settings of the site. */
  values?: StoredValues;
};

/** Versions of all apps on a site, with the data that a composition needs. */
export type Registry = {
  shell: ShellDescriptor;
  /** In the order of the settings. */
  remotes: ByName<RemoteName, RegistryEntry>;
  /** Redirects for the paths of removed remotes. */
  redirects?: Record<string, string>;
  /** Widgets ('editor/your-decks') that the slots of a remote do not show, by its name. */
  refusedWidgets?: ByName<RemoteName, string[]>;
  /** Set in the registry for visitors of canaries: the remotes whose candidates they get, joined by '-'. */
  combination?: string;
};

/** Lists all versions of remotes that a visitor may get: live, fallback and canary. */
export function listVisitorVersions({ remotes }: Registry): RemoteVersion[] {
  return Object.values(remotes).flatMap(({ live, previous, canary }) => [
    live,
    ...(previous ? [previous] : []),
    ...(canary ? [canary] : []),
  ]);
}

/**
 * Lists what each page and widget of a remote adds to the policy of a document, as `listPolicyTerms` does: for each
 * version that may run in it, also the one to fall back to and those that teams preview.
 */
export function listRemoteTerms(entry: RegistryEntry): string[] {
  const terms = listDescriptors(entry).flatMap(({ needs }) => listPolicyTerms(needs, entry.allows));
  return toSortedSet(terms);
}

/** Lists what single pages of a remote add to that, by the id of the route; only of pages that add something. */
export function listRouteTerms(entry: RegistryEntry): Map<string, string[]> {
  const byRoute = new Map<string, string[]>();
  for (const { id, needs } of listDescriptors(entry).flatMap(({ routes }) => routes)) {
    const terms = needs ? listPolicyTerms(needs, entry.allows) : [];
    if (terms.length > 0) byRoute.set(id, toSortedSet([...(byRoute.get(id) ?? []), ...terms]));
  }
  return byRoute;
}

function listDescriptors({ live, previous, previews = [] }: RegistryEntry): Descriptor[] {
  return [live, ...(previous ? [previous] : []), ...previews].map(({ descriptor }) => descriptor);
}

function toSortedSet(terms: string[]): string[] {
  return [...new Set(terms)].sort();
}

/** Canaries that a site takes at a time: each combination is a composition, of which two canaries have three. */
export const MAX_CANARIES = 2;

/** Lists the active canaries of a site, in the order of its remotes. */
export function listActiveCanaries({ remotes }: Registry): Canary[] {
  return Object.values(remotes).flatMap(({ canary }) => canary ?? []);
}

/** Describes who gets a canary. The number of a version is as random as its hash, and the same for every share. */
export function toCanaryShare({ descriptor, percent, audience }: Canary): CanaryShare {
  const { name: unit, version } = descriptor;
  const offset = Number.parseInt(version.slice(-8), 36) % 100;
  return { unit, percent, offset, ...(audience ? { audience } : {}) };
}

/** Lists all combinations of some values but the empty one, each in their order. */
export function listCombinations<Value>(values: readonly Value[]): Value[][] {
  return values.reduce<Value[][]>(
    (found, value) => [...found, [value], ...found.map((each) => [...each, value])],
    [],
  );
}

/**
 * Creates a registry for each combination of the active canaries that a visitor may get: their candidates are live, and
 * the live versions are the fallbacks.
 */
export function createCanaryRegistries(registry: Registry): Registry[] {
  const names = listActiveCanaries(registry).map(({ descriptor }) => descriptor.name);
  return listCombinations(names).map((chosen) => ({
    ...chosen.reduce(withCandidate, registry),
    combination: chosen.join('-'),
  }));
}

function withCandidate(registry: Registry, name: RemoteName): Registry {
  const { live, canary, previews: _previews, ...settings } = registry.remotes[name] ?? {};
  if (!live || !canary) return registry;
  const { percent: _percent, audience: _audience, ...candidate } = canary;
  const entry = { ...settings, live: candidate, previous: live };
  return { ...registry, remotes: { ...registry.remotes, [name]: entry } };
}

/** Maps all aliases of live routes, and all paths of removed remotes, to the current paths. */
export function listRedirects({ remotes, redirects }: Registry): Record<string, string> {
  const routes = Object.values(remotes).flatMap(({ live }) => live.descriptor.routes);
  return { ...redirects, ...Object.fromEntries(routes.flatMap(listAliasTargets)) };
}

/**
 * Describes the first conflict in a registry: a remote that the shell cannot run, a path that two remotes claim, or
 * patterns of two remotes that match one address. An exact path inside the pattern of another remote is none, because
 * the exact path is the more specific one on every host.
 */
export function findPathConflict({ shell, remotes }: Registry): string | undefined {
  const owners = new Map<string, RemoteName>();
  for (const name of remotesIn(remotes)) {
    const descriptor = remotes[name]?.live.descriptor;
    const incompatibility = descriptor && findIncompatibility(descriptor, shell);
    if (incompatibility) return incompatibility;
    for (const path of listRoutePaths(descriptor?.routes ?? [])) {
      const owner = owners.get(path);
      if (owner)
        return `The path ${path} is claimed by "${owner}" and by "${name}". Remove it from one of them.`;
      owners.set(path, name);
    }
  }
  return findPatternConflict(owners);
}
