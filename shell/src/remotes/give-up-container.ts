import type { PageVersion } from '@site/contract';
import { getInstance } from '@module-federation/enhanced/runtime';
import { givenUp } from './federation';

/**
 * After a failure the next attempt gets a container of its own, under a name and an address of its own: a
 * container and the runtime remember for ever what failed in them, and what hangs.
 */
export function giveUpContainer({ global }: PageVersion): void {
  givenUp.set(global, (givenUp.get(global) ?? 0) + 1);
  // The runtime would take the container from here instead of loading it.
  Object.assign(globalThis, { [global]: undefined });
  forgetFailedShares();
}

/** The runtime would await the failed load of a shared part again, for as long as the page is open. */
function forgetFailedShares(): void {
  for (const scope of Object.values(getInstance()?.shareScopeMap ?? {})) {
    for (const version of Object.values(scope).flatMap((versions) => Object.values(versions))) {
      if (!version.loaded) delete version.loading;
    }
  }
}
