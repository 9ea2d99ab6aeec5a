import * as v from 'valibot';
import { AssetSchema } from './asset';
import { readWithSchema } from '../contract-error';
import { listRemoteTerms, type RemoteVersion, type Registry, type RegistryEntry } from './registry';
import { createByNameSchema, RemoteNameSchema } from '../name-schemas';
import { remotesIn, type ByName, type RemoteName } from '../remote-names';
import { RouteSchema, type RouteLink } from '../route-schema';
import { isSlotName, SLOTS } from '../slots';

const PageRouteSchema = v.pick(v.object(RouteSchema.entries), [
  'id',
  'path',
  'aliases',
  'title',
  'access',
  'chrome',
  'prerender',
  'hydrate',
  'links',
  'update',
  'isSignIn',
]);

const PageVersionSchema = v.object({
  base: v.string(),
  global: v.string(),
  /** The hash is absent in development only; production rejects such an entry. */
  entry: v.object({ file: v.string(), integrity: v.optional(AssetSchema.entries.integrity) }),
});

/** Schema of a remote in the page registry. */
export const PageRemoteSchema = v.object({
  live: PageVersionSchema,
  previous: v.nullable(PageVersionSchema),
  routes: v.array(PageRouteSchema),
  widgets: v.optional(
    v.array(
      v.object({
        id: v.string(),
        slot: v.string(),
        /** Id of the slot's page; absent without `needs`. */
        page: v.optional(v.string()),
      }),
    ),
  ),
  /** Fingerprint of what its pages and widgets add to the policy of a document. Absent if they add nothing. */
  needs: v.optional(v.string()),
});

const PageRegistrySchema = v.object({
  /** Version of the shell that composed the site; absent in development. */
  shellVersion: v.optional(v.string()),
  /** Set in the registry for the visitors of a canary. */
  isCanary: v.optional(v.literal(true)),
  remotes: createByNameSchema(RemoteNameSchema, PageRemoteSchema),
});

/** Route data that a running page needs; files are in the document. */
export type PageRoute = v.InferOutput<typeof PageRouteSchema>;
/** Base URL (with a trailing slash) and container entry of one version of a remote. */
export type PageVersion = v.InferOutput<typeof PageVersionSchema>;
/** Versions, routes and widgets of one remote, as a running page needs them. */
export type PageRemote = v.InferOutput<typeof PageRemoteSchema>;
/**
 * Subset of the registry that a running page needs. It is inlined in every document; the current one is at
 * `/registry.json` and, for visitors of a canary, at `/canary/registry.json`.
 */
export type PageRegistry = v.InferOutput<typeof PageRegistrySchema>;

/**
 * Reduces a registry to the subset for running pages. @param language of the document: translations of links into others
 * are left out; all stay without it
 */
export function toPageRegistry(registry: Registry, language?: string): PageRegistry {
  const remotes: ByName<RemoteName, PageRemote> = {};
  for (const name of remotesIn(registry.remotes)) {
    const entry = registry.remotes[name];
    if (entry) remotes[name] = toPageRemote(entry, language);
  }
  return {
    shellVersion: registry.shell.version,
    ...(registry.isCanary && { isCanary: true }),
    remotes,
  };
}

/** Reduces the registry entry of a remote to the subset for running pages, as `toPageRegistry` does. */
export function toPageRemote(entry: RegistryEntry, language?: string): PageRemote {
  const { live, previous } = entry;
  const terms = listRemoteTerms(entry);
  return {
    live: toVersion(live),
    previous: previous && toVersion(previous),
    routes: live.descriptor.routes.map(
      ({ id, path, aliases, title, access, chrome, prerender, hydrate, links, ...optional }) => ({
        id,
        path,
        ...(aliases ? { aliases } : {}),
        title,
        access,
        chrome,
        prerender,
        // Omitted when true, because every document contains this data.
        ...(hydrate === false ? { hydrate } : {}),
        ...(links ? { links: links.map((link) => withTranslations(link, language)) } : {}),
        ...(optional.update ? { update: optional.update } : {}),
        ...(optional.isSignIn ? { isSignIn: optional.isSignIn } : {}),
      }),
    ),
    ...widgetsOf(live, terms.length > 0),
    ...(terms.length > 0 ? { needs: fingerprintOf(terms) } : {}),
  };
}

/**
 * Parses the registry of a page.
 * @throws {ContractError} when it is malformed
 */
export function readPageRegistry(input: unknown): PageRegistry {
  return readWithSchema(PageRegistrySchema, input, 'The registry of this page');
}

function withTranslations({ translations, ...link }: RouteLink, language?: string): RouteLink {
  if (!translations) return link;
  if (language === undefined) return { ...link, translations };
  const translation = translations[language];
  return translation ? { ...link, translations: { [language]: translation } } : link;
}

/** Omits the key without widgets, because every document contains this data. */
function widgetsOf(
  { descriptor: { widgets } }: RemoteVersion,
  hasNeeds: boolean,
): Pick<PageRemote, 'widgets'> {
  if (!widgets) return {};
  return {
    widgets: widgets.map(({ id, slot }) => ({
      id,
      slot,
      ...(hasNeeds && isSlotName(slot) ? { page: SLOTS[slot].page } : {}),
    })),
  };
}

/** Computes a short hash (FNV-1a): documents contain it in place of the terms, and tabs only compare it. */
function fingerprintOf(terms: string[]): string {
  let hash = 0x811c9dc5;
  for (const character of terms.join('\n'))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

function toVersion({ base, descriptor }: RemoteVersion): PageVersion {
  return { base, global: descriptor.global, entry: descriptor.entry };
}
