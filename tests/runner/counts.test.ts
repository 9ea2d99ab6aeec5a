import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { countJest, countPlaywright } from './counts';

test('What failed in Jest is named with its reason, a file that cannot be loaded too', () => {
  const failing = { status: 'failed', fullName: 'One is two', failureMessages: ['Error: no'] };
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [failing] },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find c', assertionResults: [] },
    ],
  };
  expect(countJest(written(report), 1)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    failures: ['One is two\n  Error: no', 'b.test.ts\n  Cannot find c'],
  });
});

test('What failed in Playwright is named with its file, without the colours of a terminal', () => {
  const result = { error: { message: '\u001B[31mError\u001B[39m: no\n\n  more' } };
  const spec = { file: 'e2e/a.spec.ts', title: 'A', ok: false, tests: [{ results: [result] }] };
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [{ file: 'e2e/a.spec.ts', specs: [], suites: [{ file: '', specs: [spec] }] }],
    errors: [],
  };
  expect(countPlaywright(written(report), 1).failures).toEqual([
    'e2e/a.spec.ts › A\n  Error: no\n  more',
  ]);
});

test('A runner that ended badly without a failed test has failed', () => {
  const report = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] };
  const counts = countPlaywright(written({ ...report, errors: [] }), 1);
  expect(counts).toMatchObject({ passed: 2, failed: 1 });
  expect(counts.failures).toHaveLength(1);
});

function written(report: unknown): string {
  const file = join(temporaryFolder('counts'), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}
