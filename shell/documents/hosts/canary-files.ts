import {
  CANARY_HEADERS_FILE,
  type HttpHeaders,
  type Registry,
  toPageRegistry,
} from '@site/contract';
import { documentFileOf, type SitePage } from '../site-pages';

/** Names the registry of a combination of canaries, which its open tabs fetch. */
export function canaryRegistryFileOf(combination: string): string {
  return `canary/${combination}/registry.json`;
}

/**
 * Creates the files of a combination of canaries: its documents below `/canary/<combination>`, without files that describe
 * the site as a whole.
 */
export function createCanaryFiles({
  registry,
  combination,
  pages,
  documents,
  drawings,
  headers,
}: {
  registry: Registry;
  combination: string;
  pages: SitePage[];
  documents: Record<string, string>;
  drawings: Record<string, string>;
  headers: Record<string, HttpHeaders>;
}): Record<string, string> {
  const owned = pages.filter(({ owner }) => owner);
  const hidden = { 'X-Robots-Tag': 'noindex' };
  const addressOf = (path: string) => `/canary/${combination}${path === '/' ? '' : path}`;
  return {
    ...Object.fromEntries(
      owned.map(({ path, file }) => [documentFileOf(addressOf(path)), documents[file] ?? '']),
    ),
    ...drawings,
    [canaryRegistryFileOf(combination)]: JSON.stringify(toPageRegistry(registry)),
    [CANARY_HEADERS_FILE]: JSON.stringify(
      Object.fromEntries(
        owned.map(({ path }) => [addressOf(path), { ...headers[path], ...hidden }]),
      ),
    ),
  };
}
