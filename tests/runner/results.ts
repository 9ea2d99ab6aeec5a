import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

/** The outcome of a step, or of several added up. */
export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
  /** Name of each failed test, with the first lines of the reason. */
  failures: string[];
  /** Name of each skipped test, with the reason where the runner records one. */
  skips: string[];
  files: FileTiming[];
}

interface FileTiming {
  file: string;
  seconds: number;
  slowestTest: { title: string; seconds: number };
}

export const emptyResult: StepResult = {
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  skips: [],
  files: [],
};

export function addResults(one: StepResult, other: StepResult): StepResult {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
    skips: [...one.skips, ...other.skips],
    files: [...one.files, ...other.files],
  };
}

/** Counts a check without single tests as one test; `wayOut` says what to do when it fails. */
export function resultOfExit(code: number | null, wayOut = ''): StepResult {
  return code === 0
    ? { ...emptyResult, passed: 1 }
    : failedResult(`The check failed; its output is above. ${wayOut}`.trim());
}

export function failedResult(reason: string): StepResult {
  return { ...emptyResult, failed: 1, failures: [reason] };
}

/** Counts a step that cannot run on this machine as one skipped test. */
export function skippedResult(reason: string): StepResult {
  return { ...emptyResult, skipped: 1, skips: [reason] };
}

/** The closing line of a run: '12 passed, 0 failed', and the number of skipped tests if there are any. */
export function summaryLine({ passed, failed, skipped }: StepResult): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Exit code of a run. On a build server a skipped test is a failure: a program is missing that it should have. */
export function exitCodeOf({ failed, skipped }: StepResult, isBuildServer: boolean): number {
  return failed > 0 || (isBuildServer && skipped > 0) ? 1 : 0;
}

/** A table of the slowest files: seconds, file, and the test that took the largest share of them. */
export function slowestFiles({ files }: StepResult, count: number): string {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds, slowestTest }) => {
      const { title, seconds: longest } = slowestTest;
      return `${seconds.toFixed(1).padStart(7)} s  ${file} (${longest.toFixed(1)} s: ${title})`;
    })
    .join('\n');
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
  startTime: number;
  endTime: number;
  assertionResults: JestTest[];
}

interface JestTest {
  status: string;
  fullName: string;
  duration?: number | null;
  failureMessages: string[] | null;
}

/** Reads the report of Jest. Files that cannot be loaded count as failed tests. */
export function readJestReport(file: string, code: number | null): StepResult {
  const report = takeReport<JestReport>(file);
  return requirePlausible(
    code,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(jestFailures),
      skips: report.testResults.flatMap(({ assertionResults }) =>
        assertionResults.filter(({ status }) => status === 'pending').map((test) => test.fullName),
      ),
      files: report.testResults.map(jestTiming),
    },
  );
}

function jestFailures({ name, status, message, assertionResults }: JestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [describeFailure(name, message)];
  return failed.map((test) => describeFailure(test.fullName, test.failureMessages?.[0] ?? ''));
}

function jestTiming({ name, startTime, endTime, assertionResults }: JestFile): FileTiming {
  const tests = assertionResults.map(({ fullName, duration }) => ({
    title: fullName,
    seconds: (duration ?? 0) / 1000,
  }));
  return timing(relative(process.cwd(), name), (endTime - startTime) / 1000, tests);
}

function timing(file: string, seconds: number, tests: FileTiming['slowestTest'][]): FileTiming {
  const [slowestTest = { title: 'no test', seconds: 0 }] = tests.toSorted(
    (one, other) => other.seconds - one.seconds,
  );
  return { file, seconds, slowestTest };
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
  tests: {
    status?: string;
    annotations?: { type: string; description?: string }[];
    results: { duration?: number; error?: { message?: string } }[];
  }[];
}

/** Reads the JSON report of Playwright. */
export function readPlaywrightReport(file: string, code: number | null): StepResult {
  const report = takeReport<PlaywrightReport>(file);
  const specs = report?.suites.flatMap(specsIn) ?? [];
  return requirePlausible(
    code,
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
      skipped: report.stats.skipped,
      failures: [
        ...specs.filter(({ ok }) => !ok).map(playwrightFailure),
        ...report.errors.map(({ message = '' }) => describeFailure('Outside any test', message)),
      ],
      skips: specs.flatMap(playwrightSkips),
      files: report.suites.map((suite) => playwrightTiming(suite.file, specsIn(suite))),
    },
  );
}

function specsIn({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function playwrightFailure({ file, title, tests }: PlaywrightSpec): string {
  const results = tests.flatMap((test) => test.results);
  const reason = results.find(({ error }) => error)?.error?.message ?? '';
  return describeFailure(`${file} › ${title}`, reason);
}

function playwrightSkips({ title, tests }: PlaywrightSpec): string[] {
  const [skipped] = tests.filter(({ status }) => status === 'skipped');
  if (!skipped) return [];
  const reason = skipped.annotations?.find(({ type }) => type === 'skip')?.description;
  return [reason ? `${title}: ${reason}` : title];
}

function playwrightTiming(file: string, specs: PlaywrightSpec[]): FileTiming {
  const tests = specs.map(({ title, tests: [test] }) => ({
    title,
    seconds: (test?.results ?? []).reduce((sum, { duration = 0 }) => sum + duration / 1000, 0),
  }));
  return timing(
    file,
    tests.reduce((sum, { seconds }) => sum + seconds, 0),
    tests,
  );
}

// oxlint-disable-next-line no-control-regex -- messages contain the color codes of a terminal
const colorCodes = /\u001B\[\d+(?:;\d+)*m/g;

const MAX_REASON_LINES = 8;

function describeFailure(name: string, reason: string): string {
  const lines = reason.replaceAll(colorCodes, '').split('\n');
  const shown = lines.filter((line) => line.trim() !== '').slice(0, MAX_REASON_LINES);
  return [name, ...shown.map((line) => `  ${line.trim()}`)].join('\n');
}

/** A runner that exits with an error has failed whatever its report says; so has one that ran no test. */
function requirePlausible(code: number | null, result: StepResult | undefined): StepResult {
  if (!result) return failedResult('The runner ended without a report; its output is above.');
  if (result.passed + result.failed === 0)
    return addResults(result, failedResult('It ran no test.'));
  const hidesFailure = code !== 0 && result.failed === 0;
  return hidesFailure ? addResults(result, resultOfExit(code)) : result;
}

/** Reads the report and removes it, so that a later run cannot be judged by it. */
function takeReport<Report>(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  return JSON.parse(text) as Report;
}
