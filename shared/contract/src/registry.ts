import type { Descriptor } from './descriptor';
import { REMOTE_NAMES, type RemoteName } from './remote-names';
import { addressesOf } from './routes';
import type { ShellDescriptor } from './shell-descriptor';

export type LiveRemote = {
  /** Where the version's files are served, with a trailing slash: http://localhost:3001/ab12cd34ef/web/ */
  base: string;
  descriptor: Descriptor;
};

/** A version beside the live one, and how many of a hundred visitors get it. */
export type Canary = LiveRemote & { percent: number };

export type RegistryEntry = {
  live: LiveRemote;
  /** The release before this one; the shell falls back to it in a running page. Never one that was rolled back. */
  previous: LiveRemote | null;
  /** Published and perhaps never released: what a team may look at on the live site. Left out: nothing. */
  previews?: LiveRemote[];
  /** Left out: everybody gets the live version. */
  canary?: Canary;
};

/** Which version of each app is live, with everything that a composition needs to know of it. */
export type Registry = {
  shell: ShellDescriptor;
  remotes: Partial<Record<RemoteName, RegistryEntry>>;
  /** This is what the share of a canary gets, not what everybody else does. */
  isCanary?: true;
};

/** Every version of a remote that some visitor may get. */
export function versionsForVisitors({ remotes }: Registry): LiveRemote[] {
  return Object.values(remotes).flatMap(({ live, previous, canary }) => [
    live,
    ...(previous ? [previous] : []),
    ...(canary ? [canary] : []),
  ]);
}

/** The canary that stands on a site. There is one at most. */
export function canaryOf({ remotes }: Registry): Canary | undefined {
  return Object.values(remotes).find(({ canary }) => canary)?.canary;
}

/** What the share of the canary gets: its version in place of the live one, to which running pages fall back. */
export function canaryRegistry(registry: Registry): Registry | undefined {
  const canary = canaryOf(registry);
  if (!canary) return undefined;
  const { percent: _percent, ...candidate } = canary;
  const { name } = candidate.descriptor;
  const remotes = { ...registry.remotes };
  const entry = remotes[name];
  if (entry) remotes[name] = { live: candidate, previous: entry.live };
  return { ...registry, remotes, isCanary: true };
}

/** Addresses that pages had before, old to new. */
export function movedAddresses({ remotes }: Registry): Record<string, string> {
  const routes = Object.values(remotes).flatMap(({ live }) => live.descriptor.routes);
  return Object.fromEntries(
    routes.flatMap(({ path, aliases = [] }) => aliases.map((old) => [old, path])),
  );
}

/** A sentence that says which two parts of a site do not go together, or undefined. */
export function findConflict({ shell, remotes }: Registry): string | undefined {
  const owners = new Map<string, RemoteName>();
  for (const name of REMOTE_NAMES) {
    const descriptor = remotes[name]?.live.descriptor;
    if (descriptor && !shell.understands.includes(descriptor.contract)) {
      return `The remote "${name}" (${descriptor.version}) was made against contract version ${descriptor.contract}, and the shell (${shell.version}) supports ${shell.understands.join(', ')}. Build the older of the two against the newer contract.`;
    }
    for (const path of addressesOf(descriptor?.routes ?? [])) {
      const owner = owners.get(path);
      if (owner)
        return `The path ${path} is claimed by "${owner}" and by "${name}". Remove it from one of them.`;
      owners.set(path, name);
    }
  }
  return undefined;
}
