/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from './open-store';
import type { Store } from './store';
import { createStoreFolder } from './testing/create-store-folder';
import {
  composeMiniature,
  readLatestEntries,
  miniatureSiteIdOf,
} from './testing/release-miniature';
import { spawnStoreProcess } from './testing/spawn-store-process';
import { setUpBucket } from './testing/set-up-bucket';

const releases = process.env.LONG ? 8 : 4;
const parts = ['marketing', 'account', 'editor'];

describe.each(['checked', 'ignored'] as const)('Three machines, conditions %s', (conditions) => {
  const machine = setUpBucket(conditions);

  test('They release three parts at once, one is killed and goes on: the site is the last composition, and no release is lost', async () => {
    const store = await openStore(machine.dataFolder);
    const folders = parts.map((part) => createStoreFolder(part));
    const start = (part: string, from: number) =>
      spawnStoreProcess(
        folders[parts.indexOf(part)] ?? '',
        'release',
        part,
        String(from),
        String(releases),
      );
    const broken = watchDocuments(store);
    const [first, second, killed] = parts.map((part) => start(part, 0));

    while ((await entriesOf(store, 'editor')).length < releases / 2) await pause(50);
    await killed?.kill();
    const reached = (await entriesOf(store, 'editor')).length;
    await Promise.all([first?.done, second?.done, start('editor', reached).done]);

    expect(await broken.stop()).toEqual([]);
    const wanted = Array.from({ length: releases }, (_, entry) => entry);
    for (const part of parts)
      expect(await entriesOf(store, part)).toEqual(wanted.map((entry) => `${part} ${entry}`));
    await expectLastComposition(store);
  }, 400_000);
});

async function entriesOf(store: Store, part: string): Promise<string[]> {
  const log = await store.read(`live/${part}.json`);
  return log?.content.toString().trim().split('\n') ?? [];
}

async function expectLastComposition(store: Store) {
  const live = await readLatestEntries(store);
  expect((await store.read('live/site.json'))?.content.toString()).toBe(miniatureSiteIdOf(live));
  expect(await store.hasSite(miniatureSiteIdOf(live))).toBe(true);
  const composed = composeMiniature(live);
  const served = (await store.list('site/')).map((key) => key.slice('site/'.length));
  const isKept = (file: string) => file.startsWith('static/');
  const isMutable = (file: string) => !isKept(file);
  expect(served.filter(isMutable)).toEqual(Object.keys(composed).filter(isMutable).toSorted());
  expect(served).toEqual(expect.arrayContaining(Object.keys(composed).filter(isKept)));
  for (const [file, content] of Object.entries(composed))
    expect((await store.read(`site/${file}`))?.content.toString()).toBe(content);
  expect(served.filter(isKept)).toHaveLength(releases * parts.length);
}

/** A visitor who reads documents all the time, and asks for every script that they name. */
function watchDocuments(store: Store): { stop(): Promise<string[]> } {
  const broken: string[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const document = (await store.read('site/index.html'))?.content.toString() ?? '';
      for (const [, script = ''] of document.matchAll(/src="\/([^"]+)"/g))
        if (!(await store.read(`site/${script}`))) broken.push(script);
      await pause(20);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return broken;
    },
  };
}
