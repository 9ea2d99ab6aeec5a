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

/** Medians of two pages in ms, and how widely their visitors differ: log-normal. */
type SimulatedVital = { name: 'LCP' | 'INP'; mediansMs: [number, number]; spread: number };
/** Three of four visits of the first page are painted within 1.7 s. */
const LCP: SimulatedVital = { name: 'LCP', mediansMs: [1200, 1500], spread: 0.5 };
/** Three of four visitors of the first page wait for 150 ms at most. */
const INP: SimulatedVital = { name: 'INP', mediansMs: [90, 120], spread: 0.75 };

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
  test.each([
    [LCP, CANARIES],
    [INP, 2000],
  ])('A canary that is as fast by $name is ended in so few cases as is allowed', (vital, runs) => {
    const ended = countSlow(runs, vital, 0);
    note(`${vital.name} as fast`, ended / runs, 'false alarms');
    expect(ended).toBeLessThanOrEqual(runs * MAX_SLOWNESS_ALARM_RATIO);
  });

  test.each([
    [LCP, 400, 0.89],
    [LCP, 600, 0.98],
    [INP, 150, 0.9],
    [INP, 200, 0.98],
  ])(
    'One whose $name is %d ms later is ended, in a share of %d of all',
    (vital, growthMs, share) => {
      const ended = countSlow(400, vital, growthMs) / 400;
      note(`${vital.name} ${growthMs} ms later`, 1 - ended, 'misses');
      expect(ended).toBeGreaterThanOrEqual(share);
    },
  );
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
function countSlow(
  runs: number,
  { name, mediansMs, spread }: SimulatedVital,
  growthMs: number,
): number {
  const random = createRandom(47);
  let slow = 0;
  for (let run = 0; run < runs; run += 1) {
    const analysis = startCanaryAnalysis({ candidate, live, rule });
    for (let visit = 0; visit < 1000; visit += 1) {
      const isCandidate = random() < 0.1;
      const isHome = random() < 0.7;
      const medianMs = mediansMs[isHome ? 0 : 1];
      const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
      analysis.add({
        ...(isCandidate ? candidateLines : liveLines).line,
        'event.name': 'browser.web_vital',
        'site.page': isHome ? 'home' : 'pricing',
        'web_vital.name': name,
        'web_vital.value': medianMs * Math.exp(spread * normal) + (isCandidate ? growthMs : 0),
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
