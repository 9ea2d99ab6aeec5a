import type { Run, Words } from '../model/words';

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Replaces a range of the text. The new text takes the style at the start of the range. */
export function splice(words: Words, { from, to }: Place, by: string): Words {
  const { content } = words;
  const moved = (at: number) => {
    if (at <= from) return at;
    return at < to ? from + by.length : at + by.length - (to - from);
  };
  const runs = words.runs
    .map((run): Run => ({
      ...run,
      from: run.from <= from ? run.from : moved(run.from),
      to: moved(run.to),
    }))
    .filter((run) => run.to > run.from);
  const first = breaksIn(content.slice(0, from));
  const [gone, come] = [breaksIn(content.slice(from, to)), breaksIn(by)];
  const items = words.items
    .filter(({ line }) => line <= first || line > first + gone)
    .map((item) => (item.line <= first ? item : { ...item, line: item.line + come - gone }));
  return { content: content.slice(0, from) + by + content.slice(to), runs, items };
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}
