import * as v from 'valibot';
import { readWithSchema } from '../contract-error';
import { PageRegistryEntrySchema, toPageRegistry, type PageRegistryEntry } from './page-registry';
import type { Registry } from './registry';

/** Previewed versions by the value of the query parameter `preview`: `marketing@3f9a1c27d0`. */
type Previews = Record<string, PageRegistryEntry>;

/** Lists the versions of a site that are only previewed. Each is represented as a live one without a fallback. */
export function toPreviews(registry: Registry): Previews {
  return Object.fromEntries(
    Object.values(registry.remotes).flatMap((entry) => {
      const { live, previous, previews = [] } = entry;
      // It runs in the documents of the live version, so its needs are those of all versions that may run there.
      const others = [live, ...(previous ? [previous] : []), ...previews];
      return previews.flatMap((preview) => {
        const { name, version } = preview.descriptor;
        const shown = { ...entry, live: preview, previous: null, previews: others };
        const remotes = { ...registry.remotes, [name]: shown };
        const remote = toPageRegistry({ ...registry, remotes }).remotes[name];
        return remote ? [[`${name}@${version}`, remote]] : [];
      });
    }),
  );
}

/**
 * Parses the previews of a site.
 * @throws {ContractError} when they are malformed
 */
export function readPreviews(input: unknown): Previews {
  return readWithSchema(
    v.record(v.string(), PageRegistryEntrySchema),
    input,
    'The previews of this site',
  );
}
