/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { applyChange, type GuideChange, readGuide } from '@site/testing/read-guide';
import { listGuides } from '../guides/list-guides';

test.each(listGuides())('$name fits the files that it changes', ({ text }) => {
  const { changes } = readGuide(text);
  expect(changes).not.toEqual([]);
  expect(listMisfits(changes)).toEqual([]);
});

test('names every place of a guide that does not fit, at once', () => {
  const change = { file: 'docs/README.md', before: 'No such line\n', after: '' };
  const misfits = listMisfits([change, { ...change, before: 'Nor this one\n' }]);
  expect(misfits).toEqual([
    expect.stringMatching(/^docs\/README\.md has these lines 0 times[^]*No such line/),
    expect.stringMatching(/^docs\/README\.md has these lines 0 times[^]*Nor this one/),
  ]);
});

/** Messages of the changes that cannot be applied to the files of the workspace, one after another. */
function listMisfits(changes: readonly GuideChange[]): string[] {
  const files = new Map<string, string>();
  return changes.flatMap((change) => {
    const { file } = change;
    const stored = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    try {
      files.set(file, applyChange(change, files.get(file) ?? stored));
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

test('reads new files, places in files, and commands', () => {
  const text = [
    '1. A file:',
    '',
    '   ```ts',
    '   // src/a.ts',
    '   const a = 1;',
    '   ```',
    '',
    '```diff',
    '+++ src/b.ts',
    ' one',
    '+two',
    '@@',
    '-three',
    '```',
    '',
    '```sh',
    'npm run api',
    '```',
    '',
  ].join('\n');
  expect(readGuide(text)).toEqual({
    changes: [
      { file: 'src/a.ts', after: 'const a = 1;\n' },
      { file: 'src/b.ts', before: 'one\n', after: 'one\ntwo\n' },
      { file: 'src/b.ts', before: 'three\n', after: '' },
    ],
    commands: ['npm run api'],
  });
});

test('refuses lines that a file has twice, and a new file that exists', () => {
  const change = { file: 'a.ts', before: 'one\n', after: 'two\n' };
  expect(applyChange(change, 'one\nthree\n')).toBe('two\nthree\n');
  expect(() => applyChange(change, 'one\none\n')).toThrow('a.ts has these lines 2 times');
  expect(() => applyChange({ file: 'a.ts', after: '' }, 'one\n')).toThrow('a.ts exists already');
});
