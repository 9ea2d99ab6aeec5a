import {
  allowsPrefetch,
  asksLiveFirst,
  nextHealth,
  restLeft,
  restMs,
  type Health,
  type HealthEvent,
} from './remote-health';

const now = 1_000_000;
const later = now + restMs;
const healthy: Health = { kind: 'healthy' };
const unstable: Health = { kind: 'unstable', until: now + 1 };
const open: Health = { kind: 'open', until: now + 1 };
const trial: Health = { kind: 'trial' };

describe('The health of a remote', () => {
  test.each<[Health, HealthEvent, Health]>([
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
    expect(nextHealth(before, event, now)).toEqual(after);
  });

  test.each<[Health, { live: boolean; ahead: boolean; rest: number | undefined }]>([
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
      expect(asksLiveFirst(health, now)).toBe(is.live);
      expect(allowsPrefetch(health, now)).toBe(is.ahead);
      expect(restLeft(health, now)).toBe(is.rest);
    },
  );
});
