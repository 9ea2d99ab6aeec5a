import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from '../support/markdown-table';
import { sentenceOf, type Counts } from './counts';
import { workspace } from './process';

const mark = {
  begin: '<!-- Written by `npm run test:long`. -->',
  end: '<!-- Until here. -->',
};
const head = ['step', 'last run', 'what it counted', 'minutes'];

/** Writes how a long step went into the README: `npm test` leaves it out, so what it last said has to stand somewhere. */
export function noteLongStep(name: string, counts: Counts, seconds: number): void {
  const file = join(workspace, 'README.md');
  const day = new Date().toISOString().slice(0, 10);
  const row = [`\`${name}\``, day, sentenceOf(counts), String(Math.ceil(seconds / 60))];
  writeFileSync(file, withRow(readFileSync(file, 'utf8'), row));
}

/** The text with this row in the place of the one that its step had before. */
export function withRow(text: string, row: string[]): string {
  const [before, rest = ''] = text.split(`${mark.begin}\n`);
  const [table = '', after] = rest.split(mark.end);
  if (after === undefined) throw new Error(`The README has no place "${mark.begin}".`);
  const others = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([step]) => step !== row[0]);
  const rows = [...others, row].toSorted(([one = ''], [other = '']) => one.localeCompare(other));
  return `${before}${mark.begin}\n\n${markdownTable([head, ...rows])}\n\n${mark.end}${after}`;
}
