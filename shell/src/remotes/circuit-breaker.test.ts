import {
  canPrefetch,
  shouldTryLiveFirst,
  nextCircuitState,
  getResetDelayMs,
  RESET_TIMEOUT_MS,
  type CircuitState,
  type CircuitEvent,
} from './circuit-breaker';

const now = 1_000_000;
const later = now + RESET_TIMEOUT_MS;
const closed: CircuitState = { kind: 'closed' };
const degraded: CircuitState = { kind: 'degraded', until: now + 1 };
const open: CircuitState = { kind: 'open', until: now + 1 };
const halfOpen: CircuitState = { kind: 'half-open' };

describe('The health of a remote', () => {
  test.each<[CircuitState, CircuitEvent, CircuitState]>([
    [closed, 'loaded', closed],
    [closed, 'fell-back', { kind: 'degraded', until: later }],
    [closed, 'failed', { kind: 'open', until: later }],
    [closed, 'retried', closed],
    [degraded, 'loaded', closed],
    [degraded, 'fell-back', { kind: 'degraded', until: later }],
    [degraded, 'failed', { kind: 'open', until: later }],
    [degraded, 'retried', degraded],
    [open, 'loaded', closed],
    [open, 'fell-back', { kind: 'degraded', until: later }],
    [open, 'failed', { kind: 'open', until: later }],
    [open, 'retried', halfOpen],
    [halfOpen, 'loaded', closed],
    [halfOpen, 'fell-back', { kind: 'degraded', until: later }],
    [halfOpen, 'failed', { kind: 'open', until: later }],
    [halfOpen, 'retried', halfOpen],
  ])('%j, then “%s”, is %j', (before, event, after) => {
    expect(nextCircuitState(before, event, now)).toEqual(after);
  });

  test.each<[CircuitState, { live: boolean; ahead: boolean; rest: number | undefined }]>([
    [closed, { live: true, ahead: true, rest: undefined }],
    [
      { kind: 'degraded', until: now + 5 },
      { live: false, ahead: true, rest: 5 },
    ],
    [
      { kind: 'degraded', until: now },
      { live: true, ahead: true, rest: 0 },
    ],
    [
      { kind: 'open', until: now + 5 },
      { live: true, ahead: false, rest: 5 },
    ],
    [
      { kind: 'open', until: now },
      { live: true, ahead: true, rest: 0 },
    ],
    [halfOpen, { live: true, ahead: false, rest: undefined }],
  ])(
    '%j decides what is asked first, what is fetched ahead, and when to try again',
    (health, is) => {
      expect(shouldTryLiveFirst(health, now)).toBe(is.live);
      expect(canPrefetch(health, now)).toBe(is.ahead);
      expect(getResetDelayMs(health, now)).toBe(is.rest);
    },
  );
});
