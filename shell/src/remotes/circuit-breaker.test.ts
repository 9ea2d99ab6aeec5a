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
const healthy: CircuitState = { kind: 'healthy' };
const unstable: CircuitState = { kind: 'unstable', until: now + 1 };
const open: CircuitState = { kind: 'open', until: now + 1 };
const trial: CircuitState = { kind: 'trial' };

describe('The health of a remote', () => {
  test.each<[CircuitState, CircuitEvent, CircuitState]>([
    [healthy, 'loaded', healthy],
    [healthy, 'fell-back', { kind: 'unstable', until: later }],
    [healthy, 'failed', { kind: 'open', until: later }],
    [healthy, 'wanted', healthy],
    [unstable, 'loaded', healthy],
    [unstable, 'fell-back', { kind: 'unstable', until: later }],
    [unstable, 'failed', { kind: 'open', until: later }],
    [unstable, 'wanted', unstable],
    [open, 'loaded', healthy],
    [open, 'fell-back', { kind: 'unstable', until: later }],
    [open, 'failed', { kind: 'open', until: later }],
    [open, 'wanted', trial],
    [trial, 'loaded', healthy],
    [trial, 'fell-back', { kind: 'unstable', until: later }],
    [trial, 'failed', { kind: 'open', until: later }],
    [trial, 'wanted', trial],
  ])('%j, then “%s”, is %j', (before, event, after) => {
    expect(nextCircuitState(before, event, now)).toEqual(after);
  });

  test.each<[CircuitState, { live: boolean; ahead: boolean; rest: number | undefined }]>([
    [healthy, { live: true, ahead: true, rest: undefined }],
    [
      { kind: 'unstable', until: now + 5 },
      { live: false, ahead: true, rest: 5 },
    ],
    [
      { kind: 'unstable', until: now },
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
    [trial, { live: true, ahead: false, rest: undefined }],
  ])(
    '%j decides what is asked first, what is fetched ahead, and when to try again',
    (health, is) => {
      expect(shouldTryLiveFirst(health, now)).toBe(is.live);
      expect(canPrefetch(health, now)).toBe(is.ahead);
      expect(getResetDelayMs(health, now)).toBe(is.rest);
    },
  );
});
