import * as v from 'valibot';
import { AssetSchema } from './asset';
import { readAs } from './contract-error';
import type { LiveRemote, Registry, RegistryEntry } from './registry';
import { REMOTE_NAMES, type RemoteName } from './remote-names';
import { RouteSchema } from './route-schema';

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
]);

const PageVersionSchema = v.object({
  base: v.string(),
  global: v.string(),
  /** Without a hash only in development; production refuses it. */
  entry: v.object({ file: v.string(), integrity: v.optional(AssetSchema.entries.integrity) }),
});

export const PageRemoteSchema = v.object({
  live: PageVersionSchema,
  previous: v.nullable(PageVersionSchema),
  routes: v.array(PageRouteSchema),
  widgets: v.optional(v.array(v.object({ id: v.string(), slot: v.string() }))),
});

const PageRegistrySchema = v.object({
  /** The version of the shell that composed the site; a site in development has none. */
  shell: v.optional(v.string()),
  /** This is the registry of a canary's share. */
  canary: v.optional(v.literal(true)),
  remotes: v.object(v.entriesFromList(REMOTE_NAMES, v.optional(PageRemoteSchema))),
});

export type PageRoute = v.InferOutput<typeof PageRouteSchema>;
export type PageVersion = v.InferOutput<typeof PageVersionSchema>;
export type PageRemote = v.InferOutput<typeof PageRemoteSchema>;
/** The part of the registry that a running page needs; inlined in every document, fresh at /registry.json or /canary/registry.json. */
export type PageRegistry = v.InferOutput<typeof PageRegistrySchema>;

export function toPageRegistry(registry: Registry): PageRegistry {
  const remotes: Partial<Record<RemoteName, PageRemote>> = {};
  for (const name of REMOTE_NAMES) {
    const entry = registry.remotes[name];
    if (entry) remotes[name] = toPageRemote(entry);
  }
  return { shell: registry.shell.version, ...(registry.isCanary && { canary: true }), remotes };
}

/** What a running page needs to know of one remote. */
export function toPageRemote({ live, previous }: RegistryEntry): PageRemote {
  return {
    live: toVersion(live),
    previous: previous && toVersion(previous),
    routes: live.descriptor.routes.map(
      ({ id, path, aliases, title, access, chrome, prerender, hydrate, links }) => ({
        id,
        path,
        ...(aliases ? { aliases } : {}),
        title,
        access,
        chrome,
        prerender,
        // Left out where it says nothing: every document carries this.
        ...(hydrate === false ? { hydrate } : {}),
        ...(links ? { links } : {}),
      }),
    ),
    ...widgetsOf(live),
  };
}

/** @throws {ContractError} when it is malformed */
export function readPageRegistry(input: unknown): PageRegistry {
  return readAs(PageRegistrySchema, input, 'The registry of this page');
}

/** Left out where there are none: every document carries this. */
function widgetsOf({ descriptor: { widgets } }: LiveRemote): Pick<PageRemote, 'widgets'> {
  return widgets ? { widgets: widgets.map(({ id, slot }) => ({ id, slot })) } : {};
}

function toVersion({ base, descriptor }: LiveRemote): PageVersion {
  return { base, global: descriptor.global, entry: descriptor.entry };
}
