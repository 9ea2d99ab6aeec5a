import type { RemoteName } from '@site/contract';
import { allowsPrefetch, nextHealth, type Health, type HealthEvent } from './remote-health';

const states = new Map<RemoteName, Health>();

export function healthOf(remote: RemoteName): Health {
  return states.get(remote) ?? { kind: 'healthy' };
}

export function noteHealth(remote: RemoteName, event: HealthEvent): void {
  states.set(remote, nextHealth(healthOf(remote), event, Date.now()));
}

/** Tells whether pages of the remote may be prefetched. */
export function mayPrefetch(remote: RemoteName): boolean {
  return allowsPrefetch(healthOf(remote), Date.now());
}
