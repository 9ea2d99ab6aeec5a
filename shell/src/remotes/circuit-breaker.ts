/**
 * State of the circuit breaker of one remote.
 * - `closed`: the live version is tried first.
 * - `degraded`: only another version could be loaded; until `until` that one is tried first, so that not every page
 *   waits for the same failure.
 * - `open`: nothing could be loaded; prefetching stops, and at `until` loading is retried.
 * - `half-open`: that retry is under way.
 */
export type CircuitState =
  | { kind: 'closed' }
  | { kind: 'degraded'; until: number }
  | { kind: 'open'; until: number }
  | { kind: 'half-open' };

/** End of a load: with the live version, with another one, or with none. `retried`: a retry begins. */
export type CircuitEvent = 'loaded' | 'fell-back' | 'failed' | 'retried';

export const RESET_TIMEOUT_MS = 30_000;

export function nextCircuitState(
  state: CircuitState,
  event: CircuitEvent,
  now: number,
): CircuitState {
  if (event === 'loaded') return { kind: 'closed' };
  if (event === 'fell-back') return { kind: 'degraded', until: now + RESET_TIMEOUT_MS };
  if (event === 'failed') return { kind: 'open', until: now + RESET_TIMEOUT_MS };
  return state.kind === 'open' ? { kind: 'half-open' } : state;
}

export function shouldTryLiveFirst(state: CircuitState, now: number): boolean {
  return state.kind !== 'degraded' || now >= state.until;
}

/** Tells whether pages may be prefetched. */
export function canPrefetch(state: CircuitState, now: number): boolean {
  if (state.kind === 'half-open') return false;
  return state.kind !== 'open' || now >= state.until;
}

/**
 * Returns the milliseconds until an automatic retry is worthwhile; undefined when the circuit is closed or half-open.
 */
export function getResetDelayMs(state: CircuitState, now: number): number | undefined {
  return 'until' in state ? Math.max(0, state.until - now) : undefined;
}
