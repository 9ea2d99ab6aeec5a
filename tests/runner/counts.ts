import { existsSync, readFileSync, rmSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

/** A check without single tests counts as one. */
export function countOne(code: number | null): Counts {
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

export function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
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
    },
  );
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

export function countPlaywright(file: string, code: number | null): Counts {
  const report = takeReport<PlaywrightReport>(file);
  return distrust(
    code,
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
      skipped: report.stats.skipped,
    },
  );
}

/** A runner that ended badly has failed, whatever its report says; so has one that ran nothing. */
function distrust(code: number | null, counts: Counts | undefined): Counts {
  if (!counts) return { ...nothing, failed: 1 };
  const ranNothing = counts.passed + counts.failed === 0;
  const hidesFailure = code !== 0 && counts.failed === 0;
  return ranNothing || hidesFailure ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** Reads the report and removes it, so that a later run cannot be judged by it. */
function takeReport<Report>(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  return JSON.parse(text) as Report;
}
