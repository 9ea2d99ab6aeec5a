import type { ListItem, Marks, Run, Words } from '../model/words';

/** Text with uniform marks. */
export interface Stretch {
  readonly text: string;
  readonly marks: Marks;
}

export interface Paragraph {
  readonly list: ListItem['list'] | 'none';
  readonly level: number;
  readonly stretches: readonly Stretch[];
}

export function isPlain({ runs, items }: Words): boolean {
  return runs.length === 0 && items.length === 0;
}

/** Splits rich text into paragraphs, and those into runs. Invalid ranges are ignored. */
export function paragraphsOf({ content, runs, items }: Words): readonly Paragraph[] {
  let start = 0;
  return content.split('\n').map((line, number) => {
    const { list = 'none', level = 0 } = items.find((item) => item.line === number) ?? {};
    const end = start + line.length;
    const textRuns = cut(content, runs, { from: start, to: end });
    start = end + 1;
    return { list, level, stretches: textRuns };
  });
}

function cut(content: string, runs: readonly Run[], line: Span): readonly Stretch[] {
  const textRuns: Stretch[] = [];
  let offset = line.from;
  const addRun = (to: number, marks: Marks) => {
    if (to > offset) textRuns.push({ text: content.slice(offset, to), marks });
    offset = Math.max(offset, to);
  };
  for (const { from, to, ...marks } of runs) {
    if (to <= offset || from >= line.to || to <= from) continue;
    addRun(from, {});
    addRun(Math.min(to, line.to), marks);
  }
  addRun(line.to, {});
  return textRuns;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Inverse of `paragraphsOf`: merges adjacent runs with equal marks. */
export function wordsFrom(paragraphs: readonly Paragraph[]): Words {
  const runs: Run[] = [];
  const items: ListItem[] = [];
  let content = '';
  for (const [line, { list, level, stretches }] of paragraphs.entries()) {
    if (line > 0) content += '\n';
    if (list !== 'none') items.push({ line, list, level });
    for (const { text, marks } of stretches) {
      const from = content.length;
      content += text;
      add(runs, { ...marks, from, to: content.length });
    }
  }
  return { content, runs, items };
}

function add(runs: Run[], run: Run): void {
  const { from, to, ...marks } = run;
  if (to === from || Object.keys(marks).length === 0) return;
  const last = runs.at(-1);
  // Line breaks between two equal ranges have no style of their own.
  const isAdjacent = last && from - last.to <= 1 && isSame(last, run);
  if (last && isAdjacent) runs[runs.length - 1] = { ...last, to };
  else runs.push(run);
}

export const MARKS = [
  'fontWeight',
  'fontStyle',
  'textDecoration',
  'color',
  'fontSize',
  'link',
] as const satisfies readonly (keyof Marks)[];

function isSame(one: Marks, other: Marks): boolean {
  return MARKS.every((key) => one[key] === other[key]);
}
