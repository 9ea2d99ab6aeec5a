import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from './open-store';
import { StoreError, type Store } from './store';
import { newFolder, readFolder, writeFolder } from './testing/folders';
import { spawnHand } from './testing/spawn-hand';

/** Where a store of the kind that is tried lives. */
export type Place = {
  dataFolder: string;
  /** The data folder of a second machine; the same one where machines cannot share a store. */
  otherDataFolder: string;
  /** Resolves when something of a folder that is just being put has arrived, and some is still missing. */
  halfWay(): Promise<void>;
  close(): Promise<void>;
};

/** Every promise of the interface, tried on one implementation of it. */
export function describeStore(name: string, open: () => Promise<Place>): void {
  describe(name, () => {
    let place: Place;
    let store: Store;
    let other: Store;
    beforeAll(async () => {
      place = await open();
      store = await openStore(place.dataFolder);
      other = await openStore(place.otherDataFolder);
    });
    afterAll(() => place.close());
    const tried = () => ({ place, store, other });

    describe('Keys', () => describeKeys(tried));
    describe('Pointers', () => describePointers(tried));
    describe('Folders', () => describeFolders(tried));
    describe('Sites', () => describeSites(tried));
    describe('One process at a time', () => describeTurns(tried));
  });
}

type Tried = () => { place: Place; store: Store; other: Store };

const bytes = (text: string) => Buffer.from(text);
const everyByte = Uint8Array.from({ length: 1024 }, (_, index) => index % 256);

function describeKeys(tried: Tried) {
  test('What was never written is absent', async () => {
    const { store } = tried();
    expect(await store.read('live/nobody.json')).toBeUndefined();
    expect(await store.list('nobody/')).toEqual([]);
    expect(await store.hasSite('nobody')).toBe(false);
    expect(await store.openSite('nobody')).toBeUndefined();
  });

  test('Keys are listed in order, and only those that begin so', async () => {
    const { store } = tried();
    const keys = ['list/b.json', 'list/a/2.json', 'list/a.json', 'list/B.json', 'listed.json'];
    for (const key of keys) await store.putIfAbsent(key, bytes(key));
    const sorted = ['list/B.json', 'list/a.json', 'list/a/2.json', 'list/b.json'];
    expect(await store.list('list/')).toEqual(sorted);
    expect(await store.list('list/a')).toEqual(['list/a.json', 'list/a/2.json']);
    expect(await store.list('list')).toEqual([...sorted, 'listed.json']);
  });

  test('More than a thousand keys are all listed', async () => {
    const { store } = tried();
    const names = Array.from({ length: 1_050 }, (_, index) => `web/${1_000 + index}.js`);
    const files = Object.fromEntries(names.map((file) => [file, file]));
    await store.putFolder('apps/editor/many', writeFolder(newFolder('many'), files));
    const keys = names.map((file) => `apps/editor/many/${file}`);
    expect(await store.list('apps/editor/many/')).toEqual(keys);
  });

  test.each([
    'a b.json',
    'ä+%20#?&=.json',
    '🎬.json',
    `'()*!~$,;:@.json`,
    'a%2Fb.json',
    '.well-known',
  ])('A key may be %s', async (name) => {
    const { store } = tried();
    const key = `odd/${name}`;
    expect(await store.putIfAbsent(key, bytes(name))).toBe(true);
    expect((await store.read(key))?.content.toString()).toBe(name);
    expect(await store.list(key)).toEqual([key]);
  });

  test.each([
    '../out.json',
    'live/../../out.json',
    '/out.json',
    'live//a.json',
    'live/./a.json',
    '',
  ])('A key may not be "%s": it would leave the store, or mean another key', async (key) => {
    const { store } = tried();
    await expect(store.read(key)).rejects.toThrow(StoreError);
    await expect(store.putIfAbsent(key, bytes('out'))).rejects.toThrow(StoreError);
    await expect(store.swap(key, bytes('out'), null)).rejects.toThrow(StoreError);
  });

  test.each([
    ['every byte', everyByte],
    ['nothing', new Uint8Array()],
  ])('Content of %s comes back', async (kind, content) => {
    const { store, other } = tried();
    await store.putIfAbsent(`content/${kind.length}.bin`, content);
    const stored = await other.read(`content/${kind.length}.bin`);
    expect(stored?.content.equals(content)).toBe(true);
  });
}

function describePointers(tried: Tried) {
  test('Of twenty who put what is absent, one does, and its content stays', async () => {
    const { store, other } = tried();
    const tries = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? store : other).putIfAbsent('live/first.json', bytes(`${index}`)),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(Boolean)).toHaveLength(1);
    const kept = (await store.read('live/first.json'))?.content.toString();
    expect(kept).toBe(String(answers.indexOf(true)));
    expect(await store.putIfAbsent('live/first.json', bytes('later'))).toBe(false);
    expect((await store.read('live/first.json'))?.content.toString()).toBe(kept);
  });

  test('Of twenty who swap what they read, one does, and nothing of it is lost', async () => {
    const { store, other } = tried();
    await store.putIfAbsent('live/swapped.json', bytes('0'));
    const tag = (await store.read('live/swapped.json'))?.tag ?? null;
    const tries = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? store : other).swap('live/swapped.json', bytes(`by ${index}`), tag),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(Boolean)).toHaveLength(1);
    const kept = (await store.read('live/swapped.json'))?.content.toString();
    expect(kept).toBe(`by ${answers.indexOf(true)}`);
  });

  test('A swap says what was there before, or that nothing was', async () => {
    const { store } = tried();
    expect(await store.swap('live/tags.json', bytes('1'), 'a tag of nothing')).toBe(false);
    expect(await store.read('live/tags.json')).toBeUndefined();
    expect(await store.swap('live/tags.json', bytes('1'), null)).toBe(true);
    expect(await store.swap('live/tags.json', bytes('2'), null)).toBe(false);
    const first = await store.read('live/tags.json');
    expect(await store.swap('live/tags.json', bytes('2'), first?.tag ?? '')).toBe(true);
    expect((await store.read('live/tags.json'))?.tag).not.toBe(first?.tag);
    expect(await store.swap('live/tags.json', bytes('3'), first?.tag ?? '')).toBe(false);
    expect((await store.read('live/tags.json'))?.content.toString()).toBe('2');
  });

  test('Three processes that add lines to one key lose none', async () => {
    const { place, store } = tried();
    const names = ['one', 'two', 'three'];
    const folders = [place.dataFolder, place.otherDataFolder, place.otherDataFolder];
    const hands = names.map((name, index) =>
      spawnHand(folders[index] ?? '', 'append', 'live/lines.txt', name, '10'),
    );
    await Promise.all(hands.map(({ done }) => done));
    const lines = (await store.read('live/lines.txt'))?.content.toString().trim().split('\n');
    const wanted = names.flatMap((name) => Array.from({ length: 10 }, (_, n) => `${name} ${n}`));
    expect(lines?.toSorted()).toEqual(wanted.toSorted());
  });
}

const app = {
  'descriptor.json': '{"name":"marketing"}',
  'web/remoteEntry.js': 'run();',
  'web/remoteEntry.js.br': 'compressed',
  'web/static/odd name ä+%20#.js': 'run(2);',
  'node/entry.cjs': 'render();',
  'web/film.mp4': everyByte,
};

function describeFolders(tried: Tried) {
  test('A folder comes back as it was put, on every machine', async () => {
    const { store, other } = tried();
    const folder = writeFolder(newFolder('app'), app);
    await store.putFolder('apps/marketing/ab12', folder);
    expect(readFolder(await store.openFolder('apps/marketing/ab12'))).toEqual(readFolder(folder));
    expect(readFolder(await other.openFolder('apps/marketing/ab12'))).toEqual(readFolder(folder));
    expect(await other.list('apps/marketing/ab12/')).toEqual(
      Object.keys(app)
        .map((file) => `apps/marketing/ab12/${file}`)
        .toSorted(),
    );
    const descriptor = await other.read('apps/marketing/ab12/descriptor.json');
    expect(descriptor?.content.toString()).toBe(app['descriptor.json']);
  });

  test('A folder that is there stays as it is', async () => {
    const { store, other } = tried();
    await store.putFolder('apps/marketing/cd34', writeFolder(newFolder('app'), app));
    const changed = writeFolder(newFolder('app'), { ...app, 'node/entry.cjs': 'other();' });
    await store.putFolder('apps/marketing/cd34', changed);
    const opened = await other.openFolder('apps/marketing/cd34');
    expect(fs.readFileSync(path.join(opened, 'node/entry.cjs'), 'utf8')).toBe('render();');
  });

  test('What was never put is refused with a sentence', async () => {
    const { store } = tried();
    const opening = store.openFolder('apps/marketing/none');
    await expect(opening).rejects.toThrow(StoreError);
    await expect(opening).rejects.toThrow(/^apps\/marketing\/none is missing in .+\.$/);
  });

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
  });

  test('A process that is killed while it puts a folder leaves nothing that looks whole, and the next one completes it', async () => {
    const { place, store, other } = tried();
    const names = Array.from({ length: 600 }, (_, index) => `web/${index}.js`);
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
  });
}

function describeSites(tried: Tried) {
  const compose = (store: Store, id: string, page: string) =>
    writeFolder(store.draftFolder(`site-${id}`), {
      'index.html': `<p>${page}</p>`,
      'index.html.br': 'compressed',
      'registry.json': `{"id":"${id}"}`,
      [`static/${id}.js`]: `run('${id}');`,
    });

  test('A site is ready and can be opened where it was composed', async () => {
    const { store } = tried();
    const folder = compose(store, 'aa11', 'first');
    const composed = readFolder(folder);
    await store.putSite('aa11', folder);
    expect(await store.hasSite('aa11')).toBe(true);
    expect(readFolder((await store.openSite('aa11')) ?? '')).toEqual(composed);
    expect(fs.existsSync(folder)).toBe(false);
  });

  test('A site that was live before is ready again', async () => {
    const { store } = tried();
    for (const id of ['bb22', 'cc33', 'bb22']) await store.putSite(id, compose(store, id, id));
    expect(await store.hasSite('bb22')).toBe(true);
    const opened = (await store.openSite('bb22')) ?? '';
    expect(fs.readFileSync(path.join(opened, 'index.html'), 'utf8')).toBe('<p>bb22</p>');
  });

  test('Only the last sites stay on the disk', async () => {
    const { store } = tried();
    const ids = ['d1', 'd2', 'd3', 'd4', 'd5'];
    for (const id of ids) {
      await store.putSite(id, compose(store, id, id));
      await pause(10);
    }
    const opened = await Promise.all(ids.map((id) => store.openSite(id)));
    expect(opened.map((folder) => folder !== undefined)).toEqual([false, false, true, true, true]);
  });
}

function describeTurns(tried: Tried) {
  test('Work in one process waits for the work before it', async () => {
    const { place, store } = tried();
    const second = await openStore(place.dataFolder);
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await pause(50);
      events.push(`${name} ends`);
    };
    await Promise.all([store.exclusively(work('one')), second.exclusively(work('two'))]);
    expect(events.map((event) => event.split(' ')[1])).toEqual([
      'begins',
      'ends',
      'begins',
      'ends',
    ]);
  });

  test('A process waits for another, says so once, and goes on when the other is killed', async () => {
    const { place, store } = tried();
    const hand = spawnHand(place.dataFolder, 'hold');
    expect(await hand.firstLine).toBe('held');
    let waits = 0;
    const events: string[] = [];
    const turn = store.exclusively(
      async () => void events.push('begun'),
      () => (waits += 1),
    );
    await pause(500);
    expect({ waits, events }).toEqual({ waits: 1, events: [] });
    await hand.kill();
    await turn;
    expect(events).toEqual(['begun']);
  });

  test('Drafts of work that was stopped are gone when the next begins', async () => {
    const { store } = tried();
    const draft = writeFolder(store.draftFolder('half'), { 'index.html': 'half' });
    await store.exclusively(() => Promise.resolve());
    expect(fs.existsSync(draft)).toBe(false);
  });

  test('Work that fails lets the next begin', async () => {
    const { store } = tried();
    const failing = store.exclusively(() => Promise.reject(new Error('The build failed.')));
    await expect(failing).rejects.toThrow('The build failed.');
    expect(await store.exclusively(() => Promise.resolve('next'))).toBe('next');
  });
}
