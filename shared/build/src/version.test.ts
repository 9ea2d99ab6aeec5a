/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { computeVersion } from './version';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'version-'));
const folder = path.join(root, 'build');
beforeEach(() => {
  write('web/index.js', 'one');
  write('node/index.js', 'two');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));
afterAll(() => fs.rmSync(root, { recursive: true }));

describe('The version of a build', () => {
  test('Fits into the names inside it, and is the same for the same bytes in another folder', () => {
    const before = computeVersion(folder);
    expect(before).toMatch(/^[0-9a-z]{10}$/);
    fs.cpSync(folder, path.join(root, 'copy'), { recursive: true });
    expect(computeVersion(path.join(root, 'copy'))).toBe(before);
  });

  test.each<[string, () => void]>([
    ['one byte', () => write('web/index.js', 'onE')],
    ['a file more, be it empty', () => write('web/more', '')],
    ['a file less', () => fs.rmSync(path.join(folder, 'node/index.js'))],
    ['a new name', () => fs.renameSync(at('web/index.js'), at('web/index2.js'))],
    ['a new folder', () => fs.renameSync(at('node'), at('nodes'))],
    ['contents that changed places', exchangeContents],
    ['a file divided in two', divide],
  ])('Is another one after %s', (_what, change) => {
    const before = computeVersion(folder);
    change();
    expect(computeVersion(folder)).not.toBe(before);
  });

  test('Does not depend on the order in which files were written', () => {
    const before = computeVersion(folder);
    fs.rmSync(folder, { recursive: true });
    write('node/index.js', 'two');
    write('web/index.js', 'one');
    expect(computeVersion(folder)).toBe(before);
  });
});

test.each(['index.js', '/proc', 'nothing'])('A link to %s belongs to no version', (target) => {
  fs.symlinkSync(target, at('web/link'));
  expect(() => computeVersion(folder)).toThrow(/web\/link is a link or a device\. Only regular/);
});

function exchangeContents(): void {
  write('web/index.js', 'two');
  write('node/index.js', 'one');
}

/** The same bytes one after the other, were they only put together. */
function divide(): void {
  write('web/index.js', 'o');
  write('web/index.jsn', 'e');
}

function at(name: string): string {
  return path.join(folder, name);
}

function write(name: string, content: string): void {
  fs.mkdirSync(path.dirname(at(name)), { recursive: true });
  fs.writeFileSync(at(name), content);
}
