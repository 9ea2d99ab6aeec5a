import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { formatMarkdownTable } from '../../support/format-markdown-table';
import type { CaseResult } from './run-case';

const composition = join(import.meta.dirname, '..');
const results = join(composition, '..', '..', 'test-results');
const file = join(results, 'fault-outcomes.jsonl');

export function clearCaseResults(): void {
  rmSync(file, { force: true });
}

/** Several workers run the cases; what they found meets in one file. */
export function recordCaseResult(outcome: CaseResult): void {
  mkdirSync(results, { recursive: true });
  appendFileSync(file, `${JSON.stringify(outcome)}\n`);
}

/** Writes what was seen so far into the README of this folder. */
export function writeFaultTable(): void {
  if (!existsSync(file)) return;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const all = lines.map((line) => JSON.parse(line) as CaseResult);
  // A case that was run again counts as it went last.
  const outcomes = [...new Map(all.map((outcome) => [outcome.name, outcome])).values()];
  const readme = join(composition, 'README.md');
  const [introduction = ''] = readFileSync(readme, 'utf8').split(TABLE_MARKER);
  writeFileSync(readme, `${introduction}${TABLE_MARKER}\n\n${formatFaultTable(outcomes)}`);
}

const TABLE_MARKER = '<!-- What follows is written by `npm run test:long`. -->';

function formatFaultTable(outcomes: CaseResult[]): string {
  const groups = new Map<string, CaseResult[]>();
  for (const outcome of outcomes.toSorted(byName)) {
    const key = outcome.name.split(' · ').slice(0, 2).join(' · ');
    groups.set(key, [...(groups.get(key) ?? []), outcome]);
  }
  const most = (pick: (outcome: CaseResult) => number) => Math.max(...outcomes.map(pick));
  const summary = `${outcomes.length} cases. Longest time until the visitor was told or had the page: ${most(({ seconds }) => seconds)} s. Most clicks to come back: ${most(({ clicks }) => clicks)}. Longest way back: ${most(({ secondsBack }) => secondsBack)} s.`;
  const rows = [...groups].map(([key, group]) => [
    key,
    String(group.length),
    [...new Set(group.map(({ shown }) => shown))].sort().join(', '),
    String(Math.max(...group.map(({ seconds }) => seconds))),
    String(Math.max(...group.map(({ clicks }) => clicks))),
    String(Math.max(...group.map(({ secondsBack }) => secondsBack))),
  ]);
  const head = ['fault', 'cases', 'seen', 's until then', 'clicks back', 's back'];
  return `${summary}\n\n${formatMarkdownTable([head, ...rows])}\n`;
}

function byName({ name: one }: CaseResult, { name: other }: CaseResult): number {
  return one.localeCompare(other);
}
