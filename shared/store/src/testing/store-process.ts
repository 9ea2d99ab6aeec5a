import fs from 'node:fs';
import { openStore } from '../open-store';
import type { Store } from '../store';
import { releaseMiniature } from './release-miniature';

/** Process that works on a store: `store-process.ts <data folder> <work> [arguments]`. */
const [, , dataFolder = '', work = '', ...rest] = process.argv;

const COMMANDS: Record<string, (store: Store) => Promise<unknown>> = {
  read: (store) => store.read(rest[0] ?? ''),
  /** Stands still, where it works on a disk, when all is copied and nothing has its place yet. */
  putHalf: (store) => {
    fs.renameSync = () => {
      process.stdout.write('half\n');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    };
    return store.putFolder(rest[0] ?? '', rest[1] ?? '');
  },
  openFolder: (store) => store.openFolder(rest[0] ?? ''),
  putSite: async (store) => {
    await store.putSite(rest[0] ?? '', rest[1] ?? '');
    await store.uploadSite(rest[0] ?? '');
  },
  /** Appends numbered lines to the content of a key. */
  append: (store) =>
    store.runExclusive(async () => {
      const [key = '', name = '', times = '0'] = rest;
      for (let line = 0; line < Number(times);) {
        const before = await store.read(key);
        const content = `${before?.content.toString() ?? ''}${name} ${line}\n`;
        if (await store.compareAndSwap(key, Buffer.from(content), before?.etag ?? null)) line += 1;
      }
    }),
  /** Releases one unit several times. */
  release: async (store) => {
    const [part = '', from = '0', times = '0'] = rest;
    for (let entry = Number(from); entry < Number(times); entry += 1)
      await releaseMiniature(store, part, `${part} ${entry}`);
  },
  /** Holds the lock until the process is killed. */
  hold: (store) =>
    store.runExclusive(() => {
      process.stdout.write('held\n');
      return new Promise((done) => setTimeout(done, 600_000));
    }),
};

const result = await COMMANDS[work]?.(await openStore(dataFolder));
process.stdout.write(`${JSON.stringify(result ?? null)}\n`);
process.exit();
