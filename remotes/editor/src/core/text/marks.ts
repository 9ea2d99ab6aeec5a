import { DECK_LIMITS } from '../model/deck-constants';
import type {
  BoxMarks,
  ParagraphFormat,
  RichText,
  TextMarks,
  TextStyle,
  ListItem,
  MarkRange,
} from '../model/rich-text-schema';
import type { TextElement } from './text-schema';

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

type BoxMark = keyof BoxMarks;

const RUN_MARKS: readonly string[] = ['link', 'strike', 'baseline', 'highlight', 'financeFigure'];

const BOX_MARKS = MARK_NAMES.filter(isBoxMark);

function isBoxMark(key: keyof TextMarks): key is BoxMark {
  return !RUN_MARKS.includes(key);
}

/** Replaces the rich text of an element and drops marks that equal the box's style. */
export function replaceRichText(text: TextElement, words: RichText): TextElement {
  const paragraphs = paragraphsOf(words).map((paragraph) => dropRedundantMarks(paragraph, text));
  return { ...text, ...clipRichText(richTextFromParagraphs(paragraphs)) };
}

/** Moves marks that all of the text shares to the box. */
export function hoistMarks(text: TextElement): TextElement {
  if (text.markRanges.length === 0) return text;
  const common = sharedMarksOf(paragraphsOf(text));
  return Object.keys(common).length === 0 ? text : replaceRichText({ ...text, ...common }, text);
}

/** Sets a style of the box and removes marks that would override it. */
export function applyTextStyle(text: TextElement, style: Partial<TextStyle>): TextElement {
  const keys = BOX_MARKS.filter((key) => key in style);
  const overrides = Object.keys(style).map((key) => FORMAT_OF_STYLE[key] ?? key);
  const isPlain = keys.length === 0 || text.markRanges.length === 0;
  if (isPlain && !text.listItems.some((item) => overrides.some((key) => key in item)))
    return { ...text, ...style };
  const paragraphs = paragraphsOf(text).map((paragraph) => {
    const { format, ...marked } = dropMarks(paragraph, keys);
    return { ...marked, ...(format && { format: dropFormat(format, overrides) }) };
  });
  return { ...text, ...style, ...richTextFromParagraphs(paragraphs) };
}

/** Formats of a paragraph that a style of the box replaces, if it has another name. */
const FORMAT_OF_STYLE: Readonly<Record<string, keyof ParagraphFormat>> = {
  paragraphSpacing: 'spaceBefore',
  listIndent: 'indent',
};

function dropFormat(format: ParagraphFormat, keys: readonly string[]): ParagraphFormat {
  return Object.fromEntries(Object.entries(format).filter(([key]) => !keys.includes(key)));
}

export function hasTextStyle(text: TextElement, style: Partial<TextStyle>): boolean {
  const matchesStyle = (marks: TextMarks, key: BoxMark) =>
    marks[key] === undefined || marks[key] === style[key];
  const keys = BOX_MARKS.filter((key) => key in style);
  const boxMatches = Object.entries(style).every(
    ([key, value]) => Reflect.get(text, key) === value,
  );
  return boxMatches && text.markRanges.every((run) => keys.every((key) => matchesStyle(run, key)));
}

/** Distinct styles within a text; an empty text has the box's. */
export function textStylesOf(text: TextElement): readonly TextStyle[] {
  if (text.markRanges.length === 0) return [text];
  const runs = paragraphsOf(text).flatMap((paragraph) => paragraph.runs);
  const visible = runs.filter((run) => run.text.trim() !== '');
  return visible.length === 0 ? [text] : visible.map(({ marks }) => ({ ...text, ...marks }));
}

/** Cuts a text to what a box may hold, never within a letter. */
export function clipRichText(
  { content, markRanges, listItems }: RichText,
  maxLength = DECK_LIMITS.text,
): RichText {
  const clipped = content.slice(0, maxLength);
  return {
    content: clipped.length < content.length ? clipped.replace(/[\uD800-\uDBFF]$/, '') : content,
    markRanges: markRanges.slice(0, DECK_LIMITS.markRanges),
    listItems: listItems.slice(0, DECK_LIMITS.markRanges),
  };
}

function sharedMarksOf(paragraphs: readonly Paragraph[]): Partial<TextStyle> {
  const [first, ...others] = paragraphs.flatMap(({ runs }) => runs);
  if (!first) return {};
  const common = BOX_MARKS.filter((key) =>
    others.every(({ marks }) => marks[key] === first.marks[key]),
  );
  return pickMarks(first.marks, common);
}

function pickMarks(marks: TextMarks, keys: readonly (keyof TextMarks)[]): TextMarks {
  return Object.fromEntries(
    keys.filter((key) => marks[key] !== undefined).map((key) => [key, marks[key]]),
  );
}

function dropRedundantMarks(paragraph: Paragraph, style: TextStyle): Paragraph {
  return changeMarks(paragraph, (marks) =>
    pickMarks(
      marks,
      MARK_NAMES.filter((key) => !isBoxMark(key) || marks[key] !== style[key]),
    ),
  );
}

function dropMarks(paragraph: Paragraph, removedKeys: readonly BoxMark[]): Paragraph {
  const remainingKeys = MARK_NAMES.filter((key) => !removedKeys.some((other) => other === key));
  return changeMarks(paragraph, (marks) => pickMarks(marks, remainingKeys));
}

function changeMarks(paragraph: Paragraph, change: (marks: TextMarks) => TextMarks): Paragraph {
  const runs = paragraph.runs.map(({ text, marks }) => ({ text, marks: change(marks) }));
  return { ...paragraph, runs: runs };
}

/** Sets what a box without marks has of a text style. */
export function setBoxTextStyle<Box extends Pick<TextStyle, 'fontSize' | 'fontFamily' | 'color'>>(
  box: Box,
  style: Partial<TextStyle>,
): Box {
  const { fontSize, fontFamily, color } = { ...box, ...style };
  return { ...box, fontSize, fontFamily, color };
}

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

function hasSameMarks(one: TextMarks, other: TextMarks): boolean {
  return MARK_NAMES.every((key) => one[key] === other[key]);
}
