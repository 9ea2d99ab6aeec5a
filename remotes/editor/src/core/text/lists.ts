import { LIST_LEVELS, NUMBERINGS } from '../model/deck-constants';
import type {
  ListItem,
  ParagraphFormat,
  TextStyle,
  MarkRange,
  RichText,
} from '../model/rich-text-schema';
import { type Paragraph, paragraphsOf, richTextFromParagraphs } from './marks';
import type { TextElement } from './text-schema';

/** Indent per level, in em of the box's font size, of a text without one of its own. */
export const LIST_INDENT_EM = 1.25;

/** Indent per level, in slide pixels. */
export function listIndentOf({ fontSize, listIndent = LIST_INDENT_EM }: TextStyle): number {
  return listIndent * fontSize;
}

/** Puts every line of these texts into a list of this kind, or takes all out if all are in one. */
export function toggleList(
  texts: readonly TextElement[],
  kind: ListItem['list'],
): readonly TextElement[] {
  const isActive = texts.every((text) => isListOfKind(text, kind));
  return texts.map((text) =>
    changeParagraphs(text, (paragraph) =>
      isActive
        ? removeFromList(paragraph)
        : { ...paragraph, list: kind, format: withoutListFormat(paragraph.format) },
    ),
  );
}

/** True if every line is in a list of this kind. */
export function isListOfKind(text: TextElement, kind: ListItem['list']): boolean {
  return paragraphsOf(text).every(({ list }) => list === kind);
}

/** Moves list items one level deeper or further out. */
export function changeListLevel(text: TextElement, step: 1 | -1): TextElement {
  return changeParagraphs(text, (paragraph) =>
    paragraph.list === 'none'
      ? paragraph
      : {
          ...paragraph,
          level: stepListLevel(paragraph.level, step),
          format: withoutListFormat(paragraph.format),
        },
  );
}

export function stepListLevel(level: number, step: 1 | -1): number {
  return Math.min(LIST_LEVELS - 1, Math.max(0, level + step));
}

function removeFromList(paragraph: Paragraph): Paragraph {
  return { ...paragraph, list: 'none', level: 0, format: withoutListFormat(paragraph.format) };
}

/** Format without what another list or level brings. */
export function withoutListFormat(format: ParagraphFormat = {}): ParagraphFormat {
  return Object.fromEntries(
    Object.entries(format).filter(([key]) => !/^(marker|numb)|indent/i.test(key)),
  );
}

export function changeParagraphs(
  text: TextElement,
  change: (paragraph: Paragraph) => Paragraph,
): TextElement {
  return { ...text, ...richTextFromParagraphs(paragraphsOf(text).map(change)) };
}

type ListPosition = Pick<Paragraph, 'list' | 'level' | 'format'>;

export const BULLETS = ['•', '–', '·'] as const;

/** Marker per line: a bullet, the number within its level, or nothing. */
export function listMarkersOf(paragraphs: readonly ListPosition[]): readonly string[] {
  const counts: number[] = [];
  return paragraphs.map(({ list, level, format }) => {
    // An indented line belongs to the item above.
    if (list !== 'none') counts.length = level + 1;
    else if (format?.indent === undefined) counts.length = 0;
    if (list === 'none') return '';
    if (list === 'bullet') {
      counts[level] = 0;
      return format?.marker ?? BULLETS[level] ?? BULLETS[0];
    }
    const count = (counts[level] ?? 0) + 1;
    counts[level] = count;
    return `${formatNumeral(count, format?.numbering ?? NUMBERINGS[level])}.`;
  });
}

function formatNumeral(count: number, numbering: ParagraphFormat['numbering']): string {
  const numeral = numbering?.endsWith('alpha') ? formatLetters(count) : formatRoman(count);
  if (numbering?.startsWith('upper')) return numeral.toUpperCase();
  return numbering?.startsWith('lower') ? numeral : String(count);
}

/** Counts like PowerPoint: z is followed by aa, then bb. */
function formatLetters(count: number): string {
  const letter = String.fromCharCode(97 + ((count - 1) % 26));
  return letter.repeat(Math.ceil(count / 26));
}

const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function formatRoman(count: number): string {
  let [remaining, result] = [count, ''];
  for (const [value, digits] of ROMAN)
    for (; remaining >= value; remaining -= value) result += digits;
  return result;
}

interface SpliceRange {
  readonly from: number;
  readonly to: number;
}

/** Replaces a range of the text. The new text takes the style at the start of the range. */
export function spliceText(
  richText: RichText,
  { from, to }: SpliceRange,
  replacement: string,
): RichText {
  const { content } = richText;
  const shiftOffset = (at: number) => {
    if (at <= from) return at;
    return at < to ? from + replacement.length : at + replacement.length - (to - from);
  };
  const markRanges = richText.markRanges
    .map((run): MarkRange => ({
      ...run,
      from: run.from <= from ? run.from : shiftOffset(run.from),
      to: shiftOffset(run.to),
    }))
    .filter((run) => run.to > run.from);
  const firstLine = countLineBreaks(content.slice(0, from));
  const [removedBreaks, addedBreaks] = [
    countLineBreaks(content.slice(from, to)),
    countLineBreaks(replacement),
  ];
  const listItems = richText.listItems
    .filter(({ line }) => line <= firstLine || line > firstLine + removedBreaks)
    .map((item) =>
      item.line <= firstLine ? item : { ...item, line: item.line + addedBreaks - removedBreaks },
    );
  return {
    content: content.slice(0, from) + replacement + content.slice(to),
    markRanges,
    listItems,
  };
}

function countLineBreaks(text: string): number {
  return text.split('\n').length - 1;
}
