/**
 * What the shell thinks of one remote.
 * - `healthy`: its live version is asked first.
 * - `unstable`: only another version could be had; until `until` that one is asked first, so that not every
 *   page waits for the same failure.
 * - `open`: nothing could be had; nothing is fetched ahead, and at `until` it is tried again.
 * - `trial`: that try is under way.
 */
export type Health =
  | { kind: 'healthy' }
  | { kind: 'unstable'; until: number }
  | { kind: 'open'; until: number }
  | { kind: 'trial' };

/** A load ended: with the live version, with another one, or with none. `wanted`: somebody tries again. */
export type HealthEvent = 'loaded' | 'fell-back' | 'failed' | 'wanted';

export const restMs = 30_000;

export function nextHealth(health: Health, event: HealthEvent, now: number): Health {
  if (event === 'loaded') return { kind: 'healthy' };
  if (event === 'fell-back') return { kind: 'unstable', until: now + restMs };
  if (event === 'failed') return { kind: 'open', until: now + restMs };
  return health.kind === 'open' ? { kind: 'trial' } : health;
}

export function asksLiveFirst(health: Health, now: number): boolean {
  return health.kind !== 'unstable' || now >= health.until;
}

/** Whether a page may be fetched before anybody asked for it. */
export function allowsPrefetch(health: Health, now: number): boolean {
  if (health.kind === 'trial') return false;
  return health.kind !== 'open' || now >= health.until;
}

/** How long to wait before it is worth trying by itself; undefined when nothing is wrong. */
export function restLeft(health: Health, now: number): number | undefined {
  return 'until' in health ? Math.max(0, health.until - now) : undefined;
}
