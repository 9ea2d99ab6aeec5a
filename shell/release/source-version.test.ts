/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sourceVersion } from '@site/build/source-version';
import { workspaceRoot } from './workspace';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'source-version-'));
const app = path.relative(workspaceRoot, folder);
const version = () => sourceVersion(app);
beforeEach(() => write('src/page.tsx', 'export const page = 1;'));
afterEach(() => {
  for (const file of fs.readdirSync(folder))
    fs.rmSync(path.join(folder, file), { recursive: true });
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('The version of an app', () => {
  test('Is the same for the same sources, and fits into the names inside a build', () => {
    expect(version()).toBe(version());
    expect(version()).toMatch(/^[0-9a-z]{10}$/);
  });

  test('Is another one when a file is changed, added, renamed or removed', () => {
    const versions = [version()];
    write('src/page.tsx', 'export const page = 2;');
    versions.push(version());
    write('src/other.ts', '');
    versions.push(version());
    fs.renameSync(path.join(folder, 'src/other.ts'), path.join(folder, 'src/another.ts'));
    versions.push(version());
    fs.rmSync(path.join(folder, 'src/page.tsx'));
    versions.push(version());
    expect(new Set(versions).size).toBe(versions.length);
  });

  test('Comes back with the sources, so that nothing is built twice', () => {
    const first = version();
    write('src/page.tsx', 'export const page = 2;');
    write('src/page.tsx', 'export const page = 1;');
    expect(version()).toBe(first);
  });

  test.each(['src/page.test.tsx', 'README.md', 'dist/web/index.js', 'node_modules/a/index.js'])(
    '%s is no source: the version stays',
    (file) => {
      const first = version();
      write(file, 'changed');
      expect(version()).toBe(first);
    },
  );

  test('A legal page is a source, although it is written in Markdown', () => {
    const first = version();
    write('src/content/legal/privacy-policy.md', '# Privacy');
    expect(version()).not.toBe(first);
  });
});

function write(name: string, content: string): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
