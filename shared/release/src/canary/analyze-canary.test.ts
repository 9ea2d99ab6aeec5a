/** @jest-environment node */
import type { HealthLogLine } from '@site/contract/health-event';
import { startCanaryAnalysis, type CanaryRule } from './analyze-canary';

const rule = { minLoads: 20, maxExtraFailurePercent: 2, maxLiveFailurePercent: 2 };
const [candidate, live] = ['marketing_new', 'marketing_old'];

test.each([
  ['nothing was reported', [], 'inconclusive'],
  ['too few have it', loads(candidate, 9, 10), 'inconclusive'],
  ['enough have it, and none failed', loads(candidate, 20, 0), 'passed'],
  ['all of it failed', loads(candidate, 0, 20), 'failed'],
  ['two of twenty failed', [...loads(live, 180, 0), ...loads(candidate, 18, 2)], 'passed'],
  ['five of twenty failed', [...loads(live, 180, 0), ...loads(candidate, 15, 5)], 'failed'],
  ['nobody has the live one', loads(candidate, 15, 5), 'failed'],
  [
    'it fails hardly more often',
    [...loads(live, 9900, 100), ...even(candidate, 490, 10)],
    'passed',
  ],
  ['another version fails', [...loads(candidate, 20, 0), ...loads('account_new', 0, 90)], 'passed'],
  ['browsers were offline', [...loads(candidate, 20, 0), ...offline(candidate, 90)], 'passed'],
])('When %s: %s', (_case, lines, kind) => {
  expect(analyze(lines).kind).toBe(kind);
});

test('The site decides from how many loads on, and how much is too much', () => {
  const lines = loads(candidate, 1, 4);
  expect(analyze(lines, { ...rule, minLoads: 5 }).kind).toBe('failed');
  expect(analyze(lines, { ...rule, minLoads: 5, maxExtraFailurePercent: 80 }).kind).toBe('passed');
});

test('The figures of both versions are told', () => {
  expect(analyze([...loads(live, 199, 1), ...loads(candidate, 8, 12)]).figures).toBe(
    '12 of 20 loads of marketing_new failed (60.0 %), 1 of 200 loads of marketing_old failed (0.5 %)',
  );
});

test('Forged failures of the live version do not keep a bad canary, whoever reports them', () => {
  const bad = [...loads(live, 180, 0), ...loads(candidate, 14, 6)];
  expect(analyze([...loads(live, 0, 5000), ...bad]).kind).toBe('failed');
  expect(analyze([...loads(live, 0, 5000, 'attacker'), ...bad]).kind).toBe('failed');
});

test('One source neither keeps a bad canary with forged loads nor ends a good one with forged failures', () => {
  const visitors = (good: number, bad: number) =>
    Array.from({ length: good + bad }, (_each, at) =>
      loads(candidate, at < good ? 1 : 0, at < good ? 0 : 1, `visitor-${at}`),
    ).flat();
  const bad = [...loads(candidate, 5000, 0, 'attacker'), ...visitors(10, 6)];
  expect(analyze([...loads(live, 180, 0), ...bad]).kind).toBe('failed');
  const good = [...loads(candidate, 0, 5000, 'attacker'), ...visitors(19, 0)];
  expect(analyze([...loads(live, 180, 0), ...good]).kind).toBe('passed');
});

describe('Errors in handlers', () => {
  const throwing = (version: string, count: number, client = '') =>
    loads(version, 0, count).map((line, at): HealthLogLine => ({
      ...line,
      'site.phase': 'run',
      'error.type': 'TypeError',
      'code.file.path': 'static/js/faq.js',
      'code.line.number': 1,
      'code.column.number': at === 0 ? 7 : 42,
      ...(client && { client }),
    }));

  test('end a canary, and the most frequent one is named', () => {
    const lines = [...loads(live, 180, 0), ...loads(candidate, 19, 0), ...throwing(candidate, 6)];
    expect(analyze([...lines, ...loads(candidate, 1, 0)])).toMatchObject({
      kind: 'failed',
      figures: `6 of 20 loads of ${candidate} failed (30.0 %), 0 of 180 loads of ${live} failed (0.0 %), most often TypeError at ${candidate}/static/js/faq.js:1:42`,
    });
  });

  test('end none if the live version has as many', () => {
    const both = [candidate, live].flatMap((version) => [
      ...loads(version, 100, 0),
      ...throwing(version, 2),
    ]);
    expect(analyze(both).kind).toBe('passed');
  });

  test('count once for a visitor, also after the loads that count', () => {
    const visitors = Array.from({ length: 20 }, (_each, at) => `visitor-${at}`);
    const lines = [
      ...loads(live, 900, 0),
      ...visitors.flatMap((visitor) => loads(candidate, 6, 0, visitor)),
      ...visitors.slice(0, 8).flatMap((visitor) => throwing(candidate, 3, visitor)),
    ];
    expect(analyze(lines).figures).toContain(`8 of 100 loads of ${candidate} failed`);
  });
});

describe('The speed of a candidate', () => {
  const home = { name: 'home', from: 900 };

  test.each([
    ['a second later', 1000, 'failed'],
    ['hardly later', 60, 'inconclusive'],
    ['earlier', -500, 'inconclusive'],
  ])('is compared by page: painted %s', (_case, growthMs, kind) => {
    const lines = [...views(live, home, 200), ...views(candidate, home, 40, growthMs)];
    expect(analyze(lines).kind).toBe(kind);
  });

  test('is told when it ends the canary', () => {
    const lines = [...views(live, home, 200), ...views(candidate, home, 20, 1000)];
    expect(analyze(lines).figures).toMatch(
      /^marketing_new: LCP 1030 ms slower at the 75th percentile of 20 views, 0 of 0 loads/,
    );
  });

  test('does not depend on which of its pages are looked at', () => {
    const slow = { name: 'pricing', from: 4000 };
    const lines = [
      ...views(live, home, 190),
      ...views(live, slow, 10),
      ...views(candidate, slow, 60),
    ];
    expect(analyze(lines).kind).toBe('inconclusive');
  });

  test('is not decided by one source', () => {
    const forged = views(candidate, home, 500, 5000).map((line) => ({ ...line, client: 'a' }));
    expect(analyze([...views(live, home, 200), ...forged]).kind).toBe('inconclusive');
  });
});

test('The analysis of a longer log ends a canary at the same load', () => {
  const lines = [...loads(live, 180, 0), ...loads(candidate, 10, 10)];
  expect(analyze([...lines, ...loads(candidate, 500, 0)])).toEqual(analyze(lines));
});

function analyze(lines: HealthLogLine[], withRule: CanaryRule = rule) {
  const analysis = startCanaryAnalysis({ candidate, live, rule: withRule });
  for (const line of lines) analysis.add(line);
  return analysis.result();
}

function loads(
  version: string,
  succeeded: number,
  failed: number,
  client?: string,
): HealthLogLine[] {
  const line = (name: 'site.load' | 'site.failure'): HealthLogLine => ({
    at: '2026-11-21T11:30:00Z',
    'event.name': name,
    'service.name': 'marketing',
    'service.version': version,
    ...(client !== undefined && { client }),
  });
  return [
    ...Array.from({ length: succeeded }, () => line('site.load')),
    ...Array.from({ length: failed }, () => line('site.failure')),
  ];
}

/** Views whose LCP is spread over 800 ms. */
function views(
  version: string,
  { name, from }: { name: string; from: number },
  count: number,
  growthMs = 0,
): HealthLogLine[] {
  return Array.from({ length: count }, (_each, at) => ({
    at: '2026-11-21T11:30:00Z',
    'event.name': 'browser.web_vital',
    'service.name': 'marketing',
    'service.version': version,
    'site.page': name,
    'web_vital.name': 'LCP',
    'web_vital.value': from + growthMs + ((at * 37) % 80) * 10,
  }));
}

/** The failures at equal distances. */
function even(version: string, succeeded: number, failed: number): HealthLogLine[] {
  const part = loads(version, succeeded / failed, 1);
  return Array.from({ length: failed }, () => part).flat();
}

function offline(version: string, failed: number): HealthLogLine[] {
  return loads(version, 0, failed).map((line) => ({ ...line, 'error.type': 'offline' }));
}
