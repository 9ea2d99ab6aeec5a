import type { RemoteName } from '@site/contract';
import {
  canPrefetch,
  nextCircuitState,
  type CircuitState,
  type CircuitEvent,
} from './circuit-breaker';

const states = new Map<RemoteName, CircuitState>();

export function circuitStateOf(remote: RemoteName): CircuitState {
  return states.get(remote) ?? { kind: 'closed' };
}

export function recordCircuitEvent(remote: RemoteName, event: CircuitEvent): void {
  states.set(remote, nextCircuitState(circuitStateOf(remote), event, Date.now()));
}

/** Tells whether pages of the remote may be prefetched. */
export function canPrefetchRemote(remote: RemoteName): boolean {
  return canPrefetch(circuitStateOf(remote), Date.now());
}
