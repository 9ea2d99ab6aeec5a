/** @jest-environment node */
import type { RemoteHealthSummary } from '@site/server';
import { analyzeCanary } from './judge-canary';

const rule = { minLoads: 20, maxExtraFailurePercent: 5 };
const versions = { candidate: 'marketing_new', live: 'marketing_old' };

test.each([
  ['nothing was reported', [], 'inconclusive'],
  ['too few have it', [row('new', 9, 10)], 'inconclusive'],
  ['enough have it, and none failed', [row('new', 20, 0)], 'passed'],
  ['all of it failed', [row('new', 0, 20)], 'failed'],
  ['it fails as the live one does', [row('new', 80, 20), row('old', 800, 200)], 'passed'],
  ['it fails as often as the rule allows', [row('new', 95, 5), row('old', 100, 0)], 'passed'],
  ['it fails a little more often', [row('new', 94, 6), row('old', 100, 0)], 'failed'],
  ['the live one is the worse one', [row('new', 95, 5), row('old', 50, 50)], 'passed'],
  ['another remote fails', [row('new', 20, 0), row('other', 0, 90)], 'passed'],
])('When %s: %s', (_case, rows, kind) => {
  expect(analyzeCanary(rows, { ...versions, rule }).kind).toBe(kind);
});

test('The site decides from how many loads on, and how much is too much', () => {
  const rows = [row('new', 4, 1)];
  const strict = { minLoads: 5, maxExtraFailurePercent: 19 };
  expect(analyzeCanary(rows, { ...versions, rule: strict }).kind).toBe('failed');
  expect(
    analyzeCanary(rows, { ...versions, rule: { ...strict, maxExtraFailurePercent: 20 } }).kind,
  ).toBe('passed');
});

test('The figures of both versions are told', () => {
  const rows = [row('new', 8, 12), row('old', 199, 1)];
  expect(analyzeCanary(rows, { ...versions, rule }).figures).toBe(
    '12 of 20 loads of marketing_new failed (60.0 %), 1 of 200 loads of marketing_old failed (0.5 %)',
  );
});

function row(version: string, loads: number, failures: number): RemoteHealthSummary {
  return {
    remote: 'marketing',
    version: `marketing_${version}`,
    loads,
    failures,
    fallbacks: 0,
    medianMs: undefined,
  };
}
