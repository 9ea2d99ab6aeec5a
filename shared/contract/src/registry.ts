import * as v from 'valibot';
import { ContractError, readAs } from './contract-error';
import { CONTRACT_VERSION, DescriptorSchema, readDescriptor } from './descriptor';
import { REMOTE_NAMES, type RemoteName } from './remote-names';

const LiveRemoteSchema = v.object({
  /** Where the version folder is served, with a trailing slash: http://localhost:3001/marketing/ab12cd34/ */
  base: v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^\s]+\/$/, 'expected an absolute URL ending in "/"'),
  ),
  descriptor: DescriptorSchema,
});

const RegistryEntrySchema = v.object({
  live: LiveRemoteSchema,
  /** The version that was live before this one; the shell falls back to it in a running page. */
  previous: v.nullable(LiveRemoteSchema),
});

const RegistrySchema = v.object({
  contract: v.number(),
  remotes: v.object(v.entriesFromList(REMOTE_NAMES, v.optional(RegistryEntrySchema))),
});

export type LiveRemote = v.InferOutput<typeof LiveRemoteSchema>;
export type RegistryEntry = v.InferOutput<typeof RegistryEntrySchema>;
export type Registry = v.InferOutput<typeof RegistrySchema>;

/**
 * Which version of each remote is live. Source: `registry.json` of the release folder, inlined into
 * every composed document and served at /registry.json.
 * @throws {ContractError} when it is malformed, speaks another contract version, or two routes collide
 */
export function readRegistry(input: unknown): Registry {
  const registry = readAs(RegistrySchema, input, 'The registry');
  if (registry.contract !== CONTRACT_VERSION) {
    throw new ContractError(
      `The registry speaks contract version ${registry.contract}, this shell speaks ${CONTRACT_VERSION}. Compose the site again.`,
    );
  }
  for (const name of REMOTE_NAMES) {
    const entry = registry.remotes[name];
    if (entry) readDescriptor(entry.live.descriptor, name);
  }
  const collision = findCollision(registry);
  if (collision) throw new ContractError(collision);
  return registry;
}

/** A sentence that names two remotes which claim the same path, or undefined. */
export function findCollision(registry: Pick<Registry, 'remotes'>): string | undefined {
  const owners = new Map<string, RemoteName>();
  for (const name of REMOTE_NAMES) {
    for (const route of registry.remotes[name]?.live.descriptor.routes ?? []) {
      const owner = owners.get(route.path);
      if (owner)
        return `The path ${route.path} is claimed by "${owner}" and by "${name}". Remove it from one of them.`;
      owners.set(route.path, name);
    }
  }
  return undefined;
}
