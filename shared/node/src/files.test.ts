/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles, requirePlainNames } from './files';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('Files are listed by relative names, without the folders to skip', () => {
  for (const name of ['node/index.js', 'web/index.js', 'dist/a.js', 'web/dist/b.js']) write(name);
  expect(listFiles(folder, ['dist']).toSorted()).toEqual(['node/index.js', 'web/index.js']);
});

test.each([
  ['', 'is not a plain name'],
  ['/etc/passwd', 'is not a plain name'],
  ['../a.js', 'is not a plain name'],
  ['a/../../b.js', 'is not a plain name'],
  ['a/./b.js', 'is not a plain name'],
  ['a\\..\\b.js', 'is not a plain name'],
  ['a\0.js', 'is not a plain name'],
  ['a\n.js', 'is not a plain name'],
  ['web/INDEX.js', 'are the same name on some machines'],
  ['Web/other.js', 'are the same name on some machines'],
  ['web/caf\u0065\u0301', 'are the same name on some machines'],
  ['web/index.js', 'are the same name on some machines'],
  ['web/index.js/a', 'are the same name on some machines'],
  ['web', 'are the same name on some machines'],
])('The name %j is refused beside the others', (name, reason) => {
  const others = ['web/index.js', 'web/caf\u00e9', 'node/index.js'];
  expect(() => requirePlainNames(others)).not.toThrow();
  expect(() => requirePlainNames([...others, name])).toThrow(reason);
});

function write(name: string): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '');
}
