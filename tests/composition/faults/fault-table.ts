import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from '../../support/markdown-table';
import type { Outcome } from './run-case';

const composition = join(import.meta.dirname, '..');
const results = join(composition, '..', '..', 'test-results');
const file = join(results, 'fault-outcomes.jsonl');

export function forgetOutcomes(): void {
  rmSync(file, { force: true });
}

/** Several workers run the cases; what they found meets in one file. */
export function noteOutcome(outcome: Outcome): void {
  mkdirSync(results, { recursive: true });
  appendFileSync(file, `${JSON.stringify(outcome)}\n`);
}

/** Writes what was seen so far into the README of this folder. */
export function writeTable(): void {
  if (!existsSync(file)) return;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const all = lines.map((line) => JSON.parse(line) as Outcome);
  // A case that was run again counts as it went last.
  const outcomes = [...new Map(all.map((outcome) => [outcome.name, outcome])).values()];
  const readme = join(composition, 'README.md');
  const [introduction = ''] = readFileSync(readme, 'utf8').split(mark);
  writeFileSync(readme, `${introduction}${mark}\n\n${tell(outcomes)}`);
}

const mark = '<!-- What follows is written by `npm run test:long`. -->';

function tell(outcomes: Outcome[]): string {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes.toSorted(byName)) {
    const key = outcome.name.split(' · ').slice(0, 2).join(' · ');
    groups.set(key, [...(groups.get(key) ?? []), outcome]);
  }
  const most = (pick: (outcome: Outcome) => number) => Math.max(...outcomes.map(pick));
  const summary = `${outcomes.length} cases. Longest time until the visitor was told or had the page: ${most(({ seconds }) => seconds)} s. Most clicks to come back: ${most(({ clicks }) => clicks)}. Longest way back: ${most(({ secondsBack }) => secondsBack)} s.`;
  const rows = [...groups].map(([key, group]) => [
    key,
    String(group.length),
    [...new Set(group.map(({ saw }) => saw))].sort().join(', '),
    String(Math.max(...group.map(({ seconds }) => seconds))),
    String(Math.max(...group.map(({ clicks }) => clicks))),
    String(Math.max(...group.map(({ secondsBack }) => secondsBack))),
  ]);
  const head = ['fault', 'cases', 'seen', 's until then', 'clicks back', 's back'];
  return `${summary}\n\n${markdownTable([head, ...rows])}\n`;
}

function byName({ name: one }: Outcome, { name: other }: Outcome): number {
  return one.localeCompare(other);
}
