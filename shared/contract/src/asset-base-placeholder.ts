import type { RemoteName } from './remote-names';

/** Placeholder for the base URL of a remote in HTML that its Node build renders; `compose` replaces it. */
export function assetBasePlaceholder(name: RemoteName): string {
  return `/__base_of_${name}__/`;
}
