import type { MarkRange, RichText } from '../model/rich-text-schema';

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
