import type { Run, Words } from '../model/words';

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Replaces a range of the text. The new text takes the style at the start of the range. */
export function splice(richText: Words, { from, to }: Place, replacement: string): Words {
  const { content } = richText;
  const shiftOffset = (at: number) => {
    if (at <= from) return at;
    return at < to ? from + replacement.length : at + replacement.length - (to - from);
  };
  const runs = richText.runs
    .map((run): Run => ({
      ...run,
      from: run.from <= from ? run.from : shiftOffset(run.from),
      to: shiftOffset(run.to),
    }))
    .filter((run) => run.to > run.from);
  const firstLine = breaksIn(content.slice(0, from));
  const [removedBreaks, addedBreaks] = [breaksIn(content.slice(from, to)), breaksIn(replacement)];
  const items = richText.items
    .filter(({ line }) => line <= firstLine || line > firstLine + removedBreaks)
    .map((item) =>
      item.line <= firstLine ? item : { ...item, line: item.line + addedBreaks - removedBreaks },
    );
  return { content: content.slice(0, from) + replacement + content.slice(to), runs, items };
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}
