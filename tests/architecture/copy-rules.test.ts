/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listFiles } from '@site/node';

/** Files with texts for visitors, members and colleagues. Tests quote other texts, and comments are not shown. */
const files = ['remotes', 'shared', 'shell', 'supabase']
  .flatMap((folder) =>
    listFiles(folder, ['node_modules', 'dist']).map((file) => `${folder}/${file}`),
  )
  .filter(
    (file) =>
      /(?:\.(?:tsx?|html|txt|toml)|\/src\/.*\.md)$/.test(file) &&
      !/\.test\.|\/testing\/|\/tests?\//.test(file),
  );

/** Scene lines are decoration of the content pages: `slug` of hero and scenes. */
const isScenePage = (file: string) => /^remotes\/marketing\/src\/pages\/.*\.ts$/.test(file);

test('has scene lines on content pages of marketing only', () => {
  expect(
    find(/\b(?:INT|EXT)\. [A-Z]|CUT TO\b|FADE (?:IN|OUT)\b/, (file) => !isScenePage(file)),
  ).toEqual([]);
});

test.each([
  ['email', /\be-mail/i],
  ['setup', /\bset-up\b(?!-)/i],
  ['couldn’t be loaded', /did not arrive/],
  ['incorrect', /(?:password|address) is not right/],
  ['ignore this email', /then do nothing/i],
])('writes "%s"', (_term, other) => {
  expect(find(other)).toEqual([]);
});

function find(pattern: RegExp, isChecked = (_file: string) => true): string[] {
  return files.filter(isChecked).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}
