import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';
import {
  emptyResult,
  exitCodeOf,
  readJestReport,
  readPlaywrightReport,
  slowestFiles,
} from './results';

const times = { startTime: 1000, endTime: 4500 };

test('A skipped test is a failure on a build server only', () => {
  const skipping = { ...emptyResult, passed: 9, skipped: 1 };
  expect([true, false].map((isBuildServer) => exitCodeOf(skipping, isBuildServer))).toEqual([1, 0]);
  expect(exitCodeOf({ ...emptyResult, passed: 9 }, true)).toBe(0);
  expect(exitCodeOf({ ...emptyResult, failed: 1 }, false)).toBe(1);
});

test('names what failed in Jest with its reason, also a file that cannot be loaded', () => {
  const failing = { status: 'failed', fullName: 'One is two', failureMessages: ['Error: no'] };
  const skipped = { status: 'pending', fullName: 'Needs a program', failureMessages: [] };
  const files = [
    { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [failing, skipped] },
    { name: 'b.test.ts', status: 'failed', message: 'Cannot find c', assertionResults: [] },
  ];
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 1,
    testResults: files.map((file) => ({ ...file, ...times })),
  };
  expect(readJestReport(written(report), 1)).toMatchObject({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: ['One is two\n  Error: no', 'b.test.ts\n  Cannot find c'],
    skips: ['Needs a program'],
  });
});

test('names what failed in Playwright with its file, without the colors of a terminal', () => {
  const result = { duration: 2500, error: { message: '\u001B[31mError\u001B[39m: no\n\n  more' } };
  const spec = { file: 'e2e/a.spec.ts', title: 'A', ok: false, tests: [{ results: [result] }] };
  const annotations = [{ type: 'skip', description: 'Needs pdftotext.' }];
  const skipped = {
    ...spec,
    title: 'B',
    ok: true,
    tests: [{ status: 'skipped', annotations, results: [] }],
  };
  const suite = {
    file: 'e2e/a.spec.ts',
    specs: [],
    suites: [{ file: '', specs: [spec, skipped] }],
  };
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 1 },
    suites: [suite],
    errors: [],
  };
  const outcome = readPlaywrightReport(written(report), 1);
  expect(outcome.failures).toEqual(['e2e/a.spec.ts › A\n  Error: no\n  more']);
  expect(outcome.skips).toEqual(['B: Needs pdftotext.']);
  expect(slowestFiles(outcome, 1)).toBe('    2.5 s  e2e/a.spec.ts (2.5 s: A)');
});

test('counts a runner that ended with an error and without a failed test as failed', () => {
  const report = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] };
  const result = readPlaywrightReport(written({ ...report, errors: [] }), 1);
  expect(result).toMatchObject({ passed: 2, failed: 1 });
  expect(result.failures).toHaveLength(1);
});

function written(report: unknown): string {
  const file = join(createTemporaryFolder('results'), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}
