import { StoreError } from '../store';
import { sampleApp as app } from '../testing/sample-app';
import { readFolder, writeFolder } from '../testing/folders';
import { newFolder } from '../testing/new-folder';
import { spawnHand } from '../testing/spawn-hand';
import type { Tried } from './tried';

export function describeFoldersAtOnce(tried: Tried) {
  test('Two versions of one name, and two processes on one machine, do not disturb each other', async () => {
    const { place, store } = tried();
    const folders = ['marketing', 'account'].map((name) =>
      writeFolder(newFolder(name), { ...app, 'descriptor.json': name }),
    );
    await Promise.all([
      store.putFolder('apps/marketing/ef56', folders[0] ?? ''),
      store.putFolder('apps/account/ef56', folders[1] ?? ''),
    ]);
    const hands = Array.from({ length: 3 }, () =>
      spawnHand(place.otherDataFolder, 'openFolder', 'apps/account/ef56'),
    );
    const opened = await Promise.all(hands.map(({ done }) => done));
    for (const answer of opened)
      expect(readFolder(JSON.parse(answer) as string)).toEqual(readFolder(folders[1] ?? ''));
  }, 120_000);

  test('A process that is killed while it puts a folder leaves nothing that looks whole, and the next one completes it', async () => {
    const { place, store, other } = tried();
    const names = Array.from({ length: place.manyFiles }, (_, index) => `web/${index}.js`);
    const files = Object.fromEntries(names.map((file) => [file, file.repeat(300)]));
    const folder = writeFolder(newFolder('killed'), { ...files, 'descriptor.json': '{}' });
    const hand = spawnHand(place.dataFolder, 'putFolder', 'apps/editor/killed', folder);
    await place.halfWay();
    await hand.kill();
    expect(await store.read('apps/editor/killed/descriptor.json')).toBeUndefined();
    await expect(store.openFolder('apps/editor/killed')).rejects.toThrow(StoreError);
    await expect(other.openFolder('apps/editor/killed')).rejects.toThrow(StoreError);
    await store.putFolder('apps/editor/killed', folder);
    expect(readFolder(await other.openFolder('apps/editor/killed'))).toEqual(readFolder(folder));
  }, 120_000);
}
