import { StoreError } from '../../store';
import { SAMPLE_APP_FILES as app } from '../sample-app-files';
import { readFolder, writeFolder } from '../folders';
import { createStoreFolder } from '../create-store-folder';
import { spawnStoreProcess } from '../spawn-store-process';
import type { StoresUnderTest } from './stores-under-test';

export function describeProcesses(tried: StoresUnderTest) {
  describeFoldersOfProcesses(tried);
  describeTurnsOfProcesses(tried);
}

function describeFoldersOfProcesses(tried: StoresUnderTest) {
  test('Two versions of one name, and two processes on one machine, do not disturb each other', async () => {
    const { place, store } = tried();
    const folders = ['marketing', 'account'].map((name) =>
      writeFolder(createStoreFolder(name), { ...app, 'descriptor.json': name }),
    );
    await Promise.all([
      store.putFolder('apps/marketing/ef56', folders[0] ?? ''),
      store.putFolder('apps/account/ef56', folders[1] ?? ''),
    ]);
    const hands = Array.from({ length: 3 }, () =>
      spawnStoreProcess(place.otherDataFolder, 'openFolder', 'apps/account/ef56'),
    );
    const opened = await Promise.all(hands.map(({ done }) => done));
    for (const answer of opened)
      expect(readFolder(JSON.parse(answer) as string)).toEqual(readFolder(folders[1] ?? ''));
  });

  test('A process that is killed while it puts a folder leaves nothing that looks whole, and the next one completes it', async () => {
    const { place, store, other } = tried();
    const names = Array.from({ length: 50 }, (_, index) => `web/${index}.js`);
    const files = Object.fromEntries(names.map((file) => [file, file]));
    const folder = writeFolder(createStoreFolder('killed'), { ...files, 'descriptor.json': '{}' });
    const hand = spawnStoreProcess(place.dataFolder, 'putHalf', 'apps/editor/killed', folder);
    await place.waitUntilHalfWritten(hand);
    await hand.kill();
    expect(await store.read('apps/editor/killed/descriptor.json')).toBeUndefined();
    await expect(store.openFolder('apps/editor/killed')).rejects.toThrow(StoreError);
    await expect(other.openFolder('apps/editor/killed')).rejects.toThrow(StoreError);
    await store.putFolder('apps/editor/killed', folder);
    expect(readFolder(await other.openFolder('apps/editor/killed'))).toEqual(readFolder(folder));
  });
}

function describeTurnsOfProcesses(tried: StoresUnderTest) {
  test('Three processes that add lines to one key lose none', async () => {
    const { place, store } = tried();
    const names = ['one', 'two', 'three'];
    const folders = [place.dataFolder, place.otherDataFolder, place.otherDataFolder];
    const hands = names.map((name, index) =>
      spawnStoreProcess(folders[index] ?? '', 'append', 'live/lines.txt', name, '10'),
    );
    await Promise.all(hands.map(({ done }) => done));
    const lines = (await store.read('live/lines.txt'))?.content.toString().trim().split('\n');
    const wanted = names.flatMap((name) => Array.from({ length: 10 }, (_, n) => `${name} ${n}`));
    expect(lines?.toSorted()).toEqual(wanted.toSorted());
  });

  test('A process waits for another, says so once, and goes on when the other is killed', async () => {
    const { place, store } = tried();
    const hand = spawnStoreProcess(place.dataFolder, 'hold');
    expect(await hand.firstLine).toBe('held');
    const events: string[] = [];
    let turn = Promise.resolve();
    await new Promise<void>((isWaiting) => {
      const onWait = () => {
        events.push('waits');
        isWaiting();
      };
      turn = store.runExclusive(async () => void events.push('begins'), onWait);
    });
    expect(events).toEqual(['waits']);
    await hand.kill();
    await turn;
    expect(events).toEqual(['waits', 'begins']);
  });
}
