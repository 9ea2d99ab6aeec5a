import {
  CANARY_HEADERS_FILE,
  type HttpHeaders,
  type Registry,
  toPageRegistry,
} from '@site/contract';
import { documentFileOf, type SitePage } from '../site-pages';

/** Registry of the canary, which its open tabs fetch. */
export const CANARY_REGISTRY_FILE = 'canary/registry.json';

/** Creates the files of a canary: its documents below `/canary`, without files that describe the site as a whole. */
export function createCanaryFiles({
  registry,
  pages,
  documents,
  drawings,
  headers,
}: {
  registry: Registry;
  pages: SitePage[];
  documents: Record<string, string>;
  drawings: Record<string, string>;
  headers: Record<string, HttpHeaders>;
}): Record<string, string> {
  const owned = pages.filter(({ owner }) => owner);
  const hidden = { 'X-Robots-Tag': 'noindex' };
  return {
    ...Object.fromEntries(
      owned.map(({ path, file }) => [documentFileOf(canaryAddress(path)), documents[file] ?? '']),
    ),
    ...drawings,
    [CANARY_REGISTRY_FILE]: JSON.stringify(toPageRegistry(registry)),
    [CANARY_HEADERS_FILE]: JSON.stringify(
      Object.fromEntries(
        owned.map(({ path }) => [canaryAddress(path), { ...headers[path], ...hidden }]),
      ),
    ),
  };
}

function canaryAddress(path: string): string {
  return path === '/' ? '/canary' : `/canary${path}`;
}
