/** @jest-environment node */
import {
  MAX_FALSE_ALARM_RATIO,
  MAX_SLOWNESS_ALARM_RATIO,
  startCanaryAnalysis,
} from './analyze-canary';
import { createRandom } from '@site/testing/create-random';

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

describe('At a share of 10 %, in 1,000 visits', () => {
  test('A canary that is as fast is ended once in 500 at most', () => {
    const runs = 3000;
    expect(countSlow(runs, 0)).toBeLessThanOrEqual(runs * MAX_SLOWNESS_ALARM_RATIO);
  });

  test.each([
    [400, 0.8],
    [600, 0.98],
  ])('One that paints %d ms later is ended, in a share of %d of all', (growthMs, share) => {
    expect(countSlow(1000, growthMs)).toBeGreaterThanOrEqual(1000 * share);
  });
});

/** Simulates canaries of 1,000 visits, from a fixed seed. @returns how many were ended */
function countSlow(runs: number, growthMs: number): number {
  const random = createRandom(47);
  let slow = 0;
  for (let run = 0; run < runs; run += 1) {
    const analysis = startCanaryAnalysis({ candidate, live, rule });
    for (let visit = 0; visit < 1000; visit += 1) {
      const isCandidate = random() < 0.1;
      const [page, medianMs] = random() < 0.7 ? ['home', 1200] : ['pricing', 1500];
      // Log-normal: three of four visits of the first page are painted within 1.7 s.
      const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
      analysis.add({
        at: '',
        'event.name': 'browser.web_vital',
        'service.name': 'marketing',
        'service.version': isCandidate ? candidate : live,
        'site.page': page,
        'web_vital.name': 'LCP',
        'web_vital.value': medianMs * Math.exp(0.5 * normal) + (isCandidate ? growthMs : 0),
      });
    }
    if (analysis.result().kind === 'failed') slow += 1;
  }
  return slow;
}

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
