import type {
  ListItem,
  MarkRange,
  ParagraphFormat,
  RichText,
  TextMarks,
} from '../model/rich-text-schema';

/** Text with uniform marks. */
export interface TextRun {
  readonly text: string;
  readonly marks: TextMarks;
}

export interface Paragraph {
  readonly list: ListItem['list'];
  readonly level: number;
  readonly format?: ParagraphFormat;
  readonly runs: readonly TextRun[];
}

export function isPlainText({ markRanges, listItems }: RichText): boolean {
  return markRanges.length === 0 && listItems.length === 0;
}

/** Splits rich text into paragraphs, and those into runs. Invalid ranges are ignored. */
export function paragraphsOf({ content, markRanges, listItems }: RichText): readonly Paragraph[] {
  let start = 0;
  return content.split('\n').map((line, number) => {
    const item = listItems.find(({ line: at }) => at === number);
    const { line: _, list, level, ...format } = item ?? { line: 0, list: 'none', level: 0 };
    const end = start + line.length;
    const textRuns = splitIntoRuns(content, markRanges, { from: start, to: end });
    start = end + 1;
    return { list, level, runs: textRuns, ...(isEmpty(format) ? {} : { format }) };
  });
}

function isEmpty(format: ParagraphFormat): boolean {
  return Object.keys(format).length === 0;
}

function splitIntoRuns(
  content: string,
  runs: readonly MarkRange[],
  line: TextSpan,
): readonly TextRun[] {
  const textRuns: TextRun[] = [];
  let offset = line.from;
  const addRun = (to: number, marks: TextMarks) => {
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

interface TextSpan {
  readonly from: number;
  readonly to: number;
}

/** Inverse of `paragraphsOf`: merges adjacent runs with equal marks. */
export function richTextFromParagraphs(paragraphs: readonly Paragraph[]): RichText {
  const markRanges: MarkRange[] = [];
  const listItems: ListItem[] = [];
  let content = '';
  for (const [line, { list, level, format = {}, runs: stretches }] of paragraphs.entries()) {
    if (line > 0) content += '\n';
    if (list !== 'none' || !isEmpty(format)) listItems.push({ line, list, level, ...format });
    for (const { text, marks } of stretches) {
      const from = content.length;
      content += text;
      appendMarkRange(markRanges, { ...marks, from, to: content.length });
    }
  }
  return { content, markRanges, listItems };
}

function appendMarkRange(runs: MarkRange[], run: MarkRange): void {
  const { from, to, ...marks } = run;
  if (to === from || Object.keys(marks).length === 0) return;
  const last = runs.at(-1);
  // Line breaks between two equal ranges have no style of their own.
  const isAdjacent = last && from - last.to <= 1 && hasSameMarks(last, run);
  if (last && isAdjacent) runs[runs.length - 1] = { ...last, to };
  else runs.push(run);
}

export const MARK_NAMES = [
  'fontWeight',
  'fontStyle',
  'textDecoration',
  'color',
  'fontSize',
  'link',
  'strike',
  'baseline',
  'highlight',
  'financeFigure',
] as const satisfies readonly (keyof TextMarks)[];

function hasSameMarks(one: TextMarks, other: TextMarks): boolean {
  return MARK_NAMES.every((key) => one[key] === other[key]);
}
