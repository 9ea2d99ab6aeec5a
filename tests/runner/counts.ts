import { existsSync, readFileSync, rmSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by name and with the first lines of why. A run says it once more at its end. */
  failures: string[];
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** A check without single tests counts as one. */
export function countOne(code: number | null): Counts {
  return code === 0 ? { ...nothing, passed: 1 } : failedOnce('It ended badly; see above.');
}

export function failedOnce(why: string): Counts {
  return { ...nothing, failed: 1, failures: [why] };
}

export function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
  };
}

/** The closing line of a run: '12 passed, 0 failed', and what was skipped when anything was. */
export function sentenceOf({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: JestFile[];
}

interface JestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
}

/** Files that could not even be loaded count as failed. */
export function countJest(file: string, code: number | null): Counts {
  const report = takeReport<JestReport>(file);
  return distrust(
    code,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(jestFailures),
    },
  );
}

function jestFailures({ name, status, message, assertionResults }: JestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [failure(name, message)];
  return failed.map((test) => failure(test.fullName, test.failureMessages?.[0] ?? ''));
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  file: string;
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSpec {
  file: string;
  title: string;
  ok: boolean;
  tests: { results: { error?: { message?: string } }[] }[];
}

export function countPlaywright(file: string, code: number | null): Counts {
  const report = takeReport<PlaywrightReport>(file);
  return distrust(
    code,
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
      skipped: report.stats.skipped,
      failures: [
        ...report.suites.flatMap(playwrightFailures),
        ...report.errors.map(({ message = '' }) => failure('Outside any test', message)),
      ],
    },
  );
}

function playwrightFailures({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter((spec) => !spec.ok);
  return [...failed.map(playwrightFailure), ...suites.flatMap(playwrightFailures)];
}

function playwrightFailure({ file, title, tests }: PlaywrightSpec): string {
  const results = tests.flatMap((test) => test.results);
  return failure(`${file} › ${title}`, results.find(({ error }) => error)?.error?.message ?? '');
}

// Messages carry the colours of a terminal.
// oxlint-disable-next-line no-control-regex
const colours = /\u001B\[\d+(?:;\d+)*m/g;

const linesOfAReason = 8;

function failure(name: string, reason: string): string {
  const lines = reason.replaceAll(colours, '').split('\n');
  const told = lines.filter((line) => line.trim() !== '').slice(0, linesOfAReason);
  return [name, ...told.map((line) => `  ${line.trim()}`)].join('\n');
}

/** A runner that ended badly has failed, whatever its report says; so has one that ran nothing. */
function distrust(code: number | null, counts: Counts | undefined): Counts {
  if (!counts) return failedOnce('It ended without a report; see above.');
  const ranNothing = counts.passed + counts.failed === 0;
  const hidesFailure = code !== 0 && counts.failed === 0;
  return ranNothing || hidesFailure
    ? add(counts, failedOnce(ranNothing ? 'It ran no test.' : 'It ended badly; see above.'))
    : counts;
}

/** Reads the report and removes it, so that a later run cannot be judged by it. */
function takeReport<Report>(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  return JSON.parse(text) as Report;
}
