/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { openFolderStore } from './folder-store';
import { readLiveState } from './live-state';
import { setAsideOlderStore } from './older-store';
import { createStoreFolder } from './testing/create-store-folder';
import { writeFolder } from './testing/folders';

const older = { 'live/shell.json': '{}', 'live/site.json': '{"site":"a1","parts":{}}' };

test.each([
  ['with a live site', older],
  ['that was stopped before its first site', { 'live/shell.json': '{}' }],
])('A store of an older format %s is refused, and set aside by a start', async (_which, files) => {
  const root = path.join(createStoreFolder('older'), 'releases');
  for (const count of [1, 2]) {
    writeFolder(root, files);
    await expect(readLiveState(openFolderStore(root))).rejects.toThrow('in another format');
    const aside = setAsideOlderStore(root);
    expect(aside).toMatch(/releases-before-format-2/);
    expect(fs.existsSync(path.join(aside ?? '', 'live/shell.json'))).toBe(true);
    expect(fs.readdirSync(path.dirname(root))).toHaveLength(count);
  }
  expect((await readLiveState(openFolderStore(root))).decision).toBeUndefined();
});

test('An empty store stays where it is', () => {
  expect(setAsideOlderStore(createStoreFolder('empty'))).toBeUndefined();
});
