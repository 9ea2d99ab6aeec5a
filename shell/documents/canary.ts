import { toPageRegistry, type Registry } from '@site/contract';
import type { Headers } from './header-rules';
import type { SitePage } from './pages';

/** What the live documents and the rules for servers have to know of a canary. */
export type CanaryFacts = {
  /** How many of a hundred visitors get it. */
  percent: number;
  /** Headers of its documents, by their addresses. */
  headers: Record<string, Headers>;
};

/** The registry of the share, which an open tab of it asks for. */
export const canaryRegistryFile = 'canary/registry.json';
/** What the live run needs of the canary's; the composed site does not hold it. */
export const canaryHeadersFile = 'canary/headers.json';

/** The texts of a canary: its documents below an address of their own, and nothing that speaks of the site as a whole. */
export function canaryTexts({
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
  headers: Record<string, Headers>;
}): Record<string, string> {
  const owned = pages.filter(({ owner }) => owner);
  const hidden = { 'X-Robots-Tag': 'noindex' };
  return {
    ...Object.fromEntries(
      owned.map(({ path, file }) => [fileOfCanary(canaryAddress(path)), documents[file] ?? '']),
    ),
    ...drawings,
    [canaryRegistryFile]: JSON.stringify(toPageRegistry(registry)),
    [canaryHeadersFile]: JSON.stringify(
      Object.fromEntries(
        owned.map(({ path }) => [canaryAddress(path), { ...headers[path], ...hidden }]),
      ),
    ),
  };
}

/** The document of an address below `/canary`. */
export function fileOfCanary(address: string): string {
  return `${address.slice(1)}.html`;
}

function canaryAddress(path: string): string {
  return path === '/' ? '/canary' : `/canary${path}`;
}
