import { FORMER_SHARE_KEYS, type ByName, type RemoteName } from '@site/contract';
import { registerRemotes } from '@module-federation/enhanced/runtime';
import { getShareScopes } from './federation';

/** Registers the remotes whose Node builds render documents, with their manifests' addresses. */
export function registerNodeRemotes(manifests: ByName<RemoteName, string>): void {
  shareUnderFormerKeys();
  registerRemotes(Object.entries(manifests).map(([name, entry]) => ({ name, entry })));
}

/**
 * Gives versions from before packages were merged the same instances, by the share keys that they were built with. In
 * browsers `sharedModules` has both; in Node the build plugin initialises the host.
 */
function shareUnderFormerKeys(): void {
  for (const scope of Object.values(getShareScopes())) {
    for (const [former, current] of Object.entries(FORMER_SHARE_KEYS)) {
      const versions = scope[current];
      if (versions) scope[former] = versions;
    }
  }
}
