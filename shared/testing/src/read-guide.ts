/** Change of one file by a guide; without `before` the file is new. */
export interface GuideChange {
  file: string;
  before?: string;
  after: string;
}

/** Script of a guide: the changes in its blocks of code, and the commands in its blocks of `sh`. */
export interface Guide {
  changes: GuideChange[];
  commands: string[];
}

const BLOCK = /^( *)```(\w+)\n([\s\S]*?)^ *```$/gm;

/**
 * Reads the blocks of a guide. The first line of a block names its file: `// path` and `-- path` begin the content of a
 * new file, `+++ path` the lines of a diff; `@@` stands between two places of a file.
 */
export function readGuide(text: string): Guide {
  const blocks = Array.from(text.matchAll(BLOCK), ([, indent = '', language, body = '']) => ({
    language,
    lines: body
      .split('\n')
      .slice(0, -1)
      .map((line) => line.slice(indent.length)),
  }));
  return {
    changes: blocks.flatMap(({ lines }) => readChanges(lines)),
    commands: blocks.flatMap(({ language, lines }) => (language === 'sh' ? lines : [])),
  };
}

function readChanges([head = '', ...lines]: string[]): GuideChange[] {
  const [, sign, file] = /^(\/\/|--|\+\+\+) ([\w./-]+\/[\w.-]+)$/.exec(head) ?? [];
  if (!file) return [];
  if (sign !== '+++') return [{ file, after: joinLines(lines) }];
  const places = lines.join('\n').split('\n@@\n');
  return places.map((place) => {
    const without = (mark: string) =>
      joinLines(
        place
          .split('\n')
          .filter((line) => !line.startsWith(mark))
          .map((line) => line.slice(1)),
      );
    return { file, before: without('+'), after: without('-') };
  });
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * @param source content of the file; undefined when there is none
 * @returns its content after the change
 * @throws when the file is not as the guide says
 */
export function applyChange({ file, before, after }: GuideChange, source?: string): string {
  if (before === undefined) {
    if (source === undefined) return after;
    throw new Error(
      `${file} exists already. Take another example in the guide, then run npm run check:unit -- tests/architecture/guides.`,
    );
  }
  const count = (source ?? '').split(before).length - 1;
  if (source !== undefined && count === 1) return source.replace(before, () => after);
  throw new Error(
    `${file} has these lines ${count} times instead of once. Change the guide with the file:\n${before}`,
  );
}
