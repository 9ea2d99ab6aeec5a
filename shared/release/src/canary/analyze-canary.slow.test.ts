/** @jest-environment node */
import { MAX_FALSE_ALARM_RATIO, startCanaryAnalysis } from './analyze-canary';

const rule = { minLoads: 20, maxExtraFailurePercent: 2, maxLiveFailurePercent: 2 };
const [candidate, live] = ['marketing_new', 'marketing_old'];

describe('At a share of 10 %', () => {
  test.each([0.01, 0.02])(
    'A good canary is ended once in 1,000 at most, if %d of all loads fail',
    (failing) => {
      const runs = 3000;
      expect(countFailed(runs, { failing, extra: 0 })).toBeLessThanOrEqual(
        runs * MAX_FALSE_ALARM_RATIO,
      );
    },
  );

  test.each([0, 0.01])(
    'One that fails 5 % more is ended within 500 loads, 99 times in 100, if %d of all others fail',
    (failing) => {
      expect(countFailed(400, { failing, extra: 0.05 })).toBeGreaterThanOrEqual(396);
    },
  );
});

/** Simulates canaries of 500 loads, from a fixed seed. @returns how many were ended */
function countFailed(runs: number, { failing, extra }: { failing: number; extra: number }): number {
  const random = createRandom(28);
  let failed = 0;
  for (let run = 0; run < runs; run += 1) {
    const analysis = startCanaryAnalysis({ candidate, live, rule });
    for (let canaryLoads = 0; canaryLoads < 500;) {
      const isCandidate = random() < 0.1;
      if (isCandidate) canaryLoads += 1;
      const isFailure = random() < failing + (isCandidate ? extra : 0);
      analysis.add({
        at: '',
        'event.name': isFailure ? 'site.failure' : 'site.load',
        'service.name': 'marketing',
        'service.version': isCandidate ? candidate : live,
      });
    }
    if (analysis.result().kind === 'failed') failed += 1;
  }
  return failed;
}

/** Mulberry32: the same numbers at every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
