/** @jest-environment node */
import type { HealthLogLine } from '@site/contract/health-event';
import {
  MAX_FALSE_ALARM_RATIO,
  MAX_SLOWNESS_ALARM_RATIO,
  startCanaryAnalysis,
} from './analyze-canary';
import { createRandom } from '@site/testing/create-random';

const rule = { minLoads: 20, maxExtraFailurePercent: 2, maxLiveFailurePercent: 2 };
const [candidate, live] = ['marketing_new', 'marketing_old'];
const [candidateLines, liveLines] = [createLines(candidate), createLines(live)];
const CANARIES = 10_000;

/** Shares of the simulated canaries that were ended, printed at the end: 'false alarms' and 'misses'. */
const table: string[] = [];
afterAll(() => console.info(table.join('\n')));

describe('At a share of 10 %', () => {
  test.each([
    [0.005, 1000],
    [0.01, CANARIES],
    [0.02, 1000],
  ])(
    'A good canary of 100 loads is ended in so few cases as is allowed, if %d of all loads fail',
    (failing, canaries) => {
      const ended = countFailed(canaries, { failing, extra: 0, loads: 100 });
      note(`as reliable, ${percent(failing)} fail`, ended / canaries, 'false alarms');
      expect(ended).toBeLessThanOrEqual(canaries * MAX_FALSE_ALARM_RATIO);
    },
  );

  test.each([
    // The fewer of all visitors meet an error, the sooner one more stands out.
    { failing: 0, loads: 200, share: 0.96 },
    { failing: 0.005, loads: 200, share: 0.87 },
    { failing: 0.01, loads: 200, share: 0.74 },
    { failing: 0, loads: 500, share: 0.99 },
    { failing: 0.01, loads: 500, share: 0.97 },
  ])(
    'One that throws for 5 % more is ended within $loads visits, if it does for $failing of all',
    ({ failing, loads, share }) => {
      const ended = countFailed(400, { failing, extra: 0.05, loads }) / 400;
      note(`throws for 5 % more, ${percent(failing)} else, ${loads} visits`, 1 - ended, 'misses');
      expect(ended).toBeGreaterThanOrEqual(share);
    },
  );
});

describe('At a share of 10 %, in 1,000 visits', () => {
  test('A canary that is as fast is ended in so few cases as is allowed', () => {
    const ended = countSlow(CANARIES, 0);
    note('paints as fast', ended / CANARIES, 'false alarms');
    expect(ended).toBeLessThanOrEqual(CANARIES * MAX_SLOWNESS_ALARM_RATIO);
  });

  test.each([
    [400, 0.89],
    [600, 0.98],
  ])('One that paints %d ms later is ended, in a share of %d of all', (growthMs, share) => {
    const ended = countSlow(400, growthMs) / 400;
    note(`paints ${growthMs} ms later`, 1 - ended, 'misses');
    expect(ended).toBeGreaterThanOrEqual(share);
  });
});

test('All risks together are at most one false alarm in a hundred canaries', () => {
  expect(MAX_FALSE_ALARM_RATIO + 2 * MAX_SLOWNESS_ALARM_RATIO).toBeLessThanOrEqual(0.01);
});

function note(canary: string, ratio: number, kind: 'false alarms' | 'misses'): void {
  table.push(`${canary}: ${percent(ratio)} ${kind}`);
}

function percent(ratio: number): string {
  return `${(100 * ratio).toFixed(2)} %`;
}

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
        ...(isCandidate ? candidateLines : liveLines).line,
        'event.name': 'browser.web_vital',
        'site.page': page,
        'web_vital.name': 'LCP',
        'web_vital.value': medianMs * Math.exp(0.5 * normal) + (isCandidate ? growthMs : 0),
      });
    }
    if (analysis.result().kind === 'failed') slow += 1;
  }
  return slow;
}

/** Simulates canaries of so many visits of the candidate, from a fixed seed. @returns how many were ended */
function countFailed(
  runs: number,
  { failing, extra, loads }: { failing: number; extra: number; loads: number },
): number {
  const random = createRandom(28);
  let failed = 0;
  for (let run = 0; run < runs; run += 1) {
    const analysis = startCanaryAnalysis({ candidate, live, rule });
    for (let visits = 0; visits < loads;) {
      const isCandidate = random() < 0.1;
      if (isCandidate) visits += 1;
      const { load, error } = isCandidate ? candidateLines : liveLines;
      analysis.add(load);
      if (random() < failing + (isCandidate ? extra : 0)) analysis.add(error);
    }
    if (analysis.result().kind === 'failed') failed += 1;
  }
  return failed;
}

function createLines(version: string) {
  const line = { at: '', 'service.name': 'marketing', 'service.version': version } as const;
  const load: HealthLogLine = { ...line, 'event.name': 'site.load' };
  const error: HealthLogLine = { ...line, 'event.name': 'site.failure', 'site.phase': 'run' };
  return { line, load, error };
}
