/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { listFiles } from '@site/node';

/** Ratio of a limit above which a file or folder is named, and one above which the next change has no room. */
const WARNING_RATIO = 0.9;
const MAX_RATIO = 0.95;
const MAX_FILES = 30;

const { rules, overrides } = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
  rules: Record<string, unknown>;
  overrides: { files: string[]; rules: Record<string, unknown> }[];
};

const ignored = ['node_modules', 'dist', 'test-results', '.data', 'decisions', 'migrations'];
const files = ['docs', 'remotes', 'shared', 'shell', 'supabase', 'tests'].flatMap((root) =>
  listFiles(root, ignored).map((file) => `${root}/${file}`),
);
const lists = overrides
  .filter((each) => each.rules['max-lines'] === 'off')
  .flatMap((each) => each.files.map(toRegExp));

const limits = [
  {
    unit: 'lines',
    max: maxOf('max-lines'),
    wayOut: 'Give each topic a file',
    sizes: files
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !lists.some((list) => list.test(file)))
      .map((file): Size => [file, readFileSync(file, 'utf8').split('\n').length - 1]),
  },
  { unit: 'files', max: MAX_FILES, wayOut: 'Give a topic a folder', sizes: countFiles() },
];

test.each(limits)('leaves room for the next change: $unit', (limit) => {
  const tight = describeAbove(WARNING_RATIO, limit);
  if (tight.length > 0) console.warn(`Little room is left.\n${tight.join('\n')}`);
  expect(describeAbove(MAX_RATIO, limit)).toEqual([]);
});

test('names what is above a ratio, and the way out', () => {
  const limit = { unit: 'lines', max: 100, wayOut: 'Give each topic a file', sizes: [] };
  expect(describeAbove(0.95, { ...limit, sizes: [['a.ts', 95] as Size, ['b.ts', 96]] })).toEqual([
    'b.ts: 96 of 100 lines. Give each topic a file (CONTRIBUTING.md, Limits).',
  ]);
});

test.each(['max-lines', 'max-lines-per-function', 'complexity', 'max-depth', 'max-params'])(
  'CONTRIBUTING.md names the limit of %s',
  (rule) => {
    expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(`${maxOf(rule)} (\`${rule}\`)`);
  },
);

type Size = [name: string, size: number];
type Limit = { unit: string; max: number; wayOut: string; sizes: Size[] };

function describeAbove(ratio: number, { unit, max, wayOut, sizes }: Limit): string[] {
  return sizes
    .filter(([, size]) => size > ratio * max)
    .map(
      ([name, size]) => `${name}: ${size} of ${max} ${unit}. ${wayOut} (CONTRIBUTING.md, Limits).`,
    );
}

function maxOf(rule: string): number {
  const [, options] = rules[rule] as [string, number | { max: number }];
  return typeof options === 'number' ? options : options.max;
}

/** Files of each folder, without pictures and recordings, which are looked up by their names. */
function countFiles(): Size[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((each) => /\.(?:[cm]?[jt]sx?|css|md|sql)$/.test(each)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts];
}

function toRegExp(glob: string): RegExp {
  const parts = glob
    .split('**')
    .map((part) => part.replaceAll('.', '\\.').replaceAll('*', '[^/]*'));
  return new RegExp(`^${parts.join('.*')}$`);
}
