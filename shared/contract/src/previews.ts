import * as v from 'valibot';
import { readAs } from './contract-error';
import { PageRemoteSchema, toPageRemote, type PageRemote } from './page-registry';
import type { Registry } from './registry';

/** Remotes in published versions, by what a person writes into the address: `marketing@3f9a1c27d0`. */
type Previews = Record<string, PageRemote>;

/** What can be previewed on this site; each as if it were live, with nothing before it to fall back to. */
export function toPreviews({ remotes }: Registry): Previews {
  const previews = Object.values(remotes).flatMap((entry) => entry.previews ?? []);
  return Object.fromEntries(
    previews.map((live) => [
      `${live.descriptor.name}@${live.descriptor.version}`,
      toPageRemote({ live, previous: null }),
    ]),
  );
}

/** @throws {ContractError} when they are malformed */
export function readPreviews(input: unknown): Previews {
  return readAs(v.record(v.string(), PageRemoteSchema), input, 'The previews of this site');
}
