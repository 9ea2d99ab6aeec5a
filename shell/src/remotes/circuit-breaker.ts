/**
 * State of the circuit breaker of one remote.
 * - `closed`: the live version is tried first.
 * - `degraded`: only another version could be loaded; until `until` that one is tried first, so that not every page
 *   waits for the same failure.
 * - `open`: nothing could be loaded; prefetching stops, and at `until` loading is retried.
 * - `half-open`: that retry is under way.
 */
export type CircuitState =
  | { kind: 'healthy' }
  | { kind: 'unstable'; until: number }
  | { kind: 'open'; until: number }
  | { kind: 'trial' };

/** End of a load: with the live version, with another one, or with none. `retried`: a retry begins. */
export type CircuitEvent = 'loaded' | 'fell-back' | 'failed' | 'wanted';

export const RESET_TIMEOUT_MS = 30_000;

export function nextCircuitState(
  health: CircuitState,
  event: CircuitEvent,
  now: number,
): CircuitState {
  if (event === 'loaded') return { kind: 'healthy' };
  if (event === 'fell-back') return { kind: 'unstable', until: now + RESET_TIMEOUT_MS };
  if (event === 'failed') return { kind: 'open', until: now + RESET_TIMEOUT_MS };
  return health.kind === 'open' ? { kind: 'trial' } : health;
}

export function shouldTryLiveFirst(health: CircuitState, now: number): boolean {
  return health.kind !== 'unstable' || now >= health.until;
}

/** Tells whether pages may be prefetched. */
export function canPrefetch(health: CircuitState, now: number): boolean {
  if (health.kind === 'trial') return false;
  return health.kind !== 'open' || now >= health.until;
}

/**
 * Returns the milliseconds until an automatic retry is worthwhile; undefined when the circuit is closed or half-open.
 */
export function getResetDelayMs(health: CircuitState, now: number): number | undefined {
  return 'until' in health ? Math.max(0, health.until - now) : undefined;
}
