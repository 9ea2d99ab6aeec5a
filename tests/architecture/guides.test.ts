/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { applyChange, readGuide } from '@site/testing/read-guide';
import { listGuides } from '../guides/list-guides';

test.each(listGuides())('$name fits the files that it changes', ({ text }) => {
  const files = new Map<string, string>();
  for (const change of readGuide(text).changes) {
    const { file } = change;
    const stored = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    files.set(file, applyChange(change, files.get(file) ?? stored));
  }
  expect(files.size).toBeGreaterThan(0);
});

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
