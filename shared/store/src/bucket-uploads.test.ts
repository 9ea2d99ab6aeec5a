/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { openStore } from './open-store';
import { StoreError, type Store } from './store';
import { readFolder, writeFolder } from './testing/folders';
import { createStoreFolder } from './testing/create-store-folder';
import { setUpBucket } from './testing/set-up-bucket';

const root = 'three-teams/site/';
const machine = setUpBucket();
let store: Store;
let other: Store;
beforeAll(async () => {
  store = await openStore(machine.dataFolder);
  other = await openStore(machine.otherDataFolder);
});
beforeEach(() => {
  machine.server.calls.length = 0;
  machine.server.intercept = () => 'pass';
});

/** Keys that were changed so far, in order. */
function changed(method: 'PUT' | 'DELETE' = 'PUT'): string[] {
  return machine.server.calls
    .filter((call) => call.method === method)
    .map(({ key }) => key.slice(root.length));
}

function headersOf(key: string) {
  const call = machine.server.calls.find((each) => each.key === `${root}${key}`);
  return [call?.headers['content-type'], call?.headers['cache-control']];
}

const immutable = 'public, max-age=31536000, immutable';
const app = {
  'descriptor.json': '{}',
  'a-first.txt': 'first in the alphabet',
  'web/remoteEntry.js': 'run();',
  'web/remoteEntry.js.br': 'compressed',
  'web/film.MP4': 'film',
  'web/unknown.ending': '?',
  'node/entry.cjs': 'render();',
  'z-last.txt': 'last in the alphabet',
};

describe('A version in a bucket', () => {
  test('Names that lead out of its folder are not written', async () => {
    const prefix = 'apps/marketing/evil';
    await store.putIfAbsent(`folders/${prefix}.json`, Buffer.from('{"../../../a.js":"0"}'));
    await expect(store.openFolder(prefix)).rejects.toThrow('is not a plain name of a file');
  });

  test('The descriptor comes last, so that a version that can be seen is whole', async () => {
    await store.putFolder('apps/marketing/ab12', writeFolder(createStoreFolder('app'), app));
    const keys = changed();
    expect(keys.slice(-2)).toEqual([
      'folders/apps/marketing/ab12.json',
      'apps/marketing/ab12/descriptor.json',
    ]);
    expect(keys).toHaveLength(Object.keys(app).length + 1);
  });

  test('A host knows the type of each file, and may keep what is for visitors for ever', async () => {
    await store.putFolder('apps/marketing/cd34', writeFolder(createStoreFolder('app'), app));
    const version = 'apps/marketing/cd34';
    expect(headersOf(`${version}/web/remoteEntry.js`)).toEqual([
      'text/javascript; charset=utf-8',
      immutable,
    ]);
    expect(headersOf(`${version}/web/film.MP4`)).toEqual(['video/mp4', immutable]);
    const bytes = ['application/octet-stream', immutable];
    expect(headersOf(`${version}/web/unknown.ending`)).toEqual(bytes);
    expect(headersOf(`${version}/web/remoteEntry.js.br`)).toEqual(bytes);
    expect(headersOf(`${version}/descriptor.json`)[1]).toBe('no-cache');
  });

  test('What a run that was cut off has sent is not sent again', async () => {
    const folder = writeFolder(createStoreFolder('app'), app);
    machine.server.intercept = ({ method, key }) =>
      method === 'PUT' && key.endsWith('z-last.txt') ? 'AccessDenied' : 'pass';
    await expect(store.putFolder('apps/marketing/ef56', folder)).rejects.toThrow(StoreError);
    const sent = machine.server.calls.filter(
      ({ method, status }) => method === 'PUT' && status === 200,
    );
    expect(sent.length).toBeGreaterThan(3);
    machine.server.intercept = () => 'pass';
    machine.server.calls.length = 0;
    await store.putFolder('apps/marketing/ef56', folder);
    expect(changed()).toHaveLength(Object.keys(app).length + 1 - sent.length);
    expect(readFolder(await other.openFolder('apps/marketing/ef56'))).toEqual(readFolder(folder));
  });

  test('A version that was opened once is not asked for again', async () => {
    await store.putFolder('apps/marketing/0a1b', writeFolder(createStoreFolder('app'), app));
    await other.openFolder('apps/marketing/0a1b');
    machine.server.calls.length = 0;
    await other.openFolder('apps/marketing/0a1b');
    expect(machine.server.calls).toEqual([]);
  });

  test.each(['changed bytes', undefined])(
    'A version with a file of %s in the bucket is not opened, and nothing of it stays on the disk',
    async (content) => {
      const prefix = `apps/marketing/${content ? 'bad1' : 'bad2'}`;
      const { 'node/entry.cjs': entry, ...rest } = app;
      await store.putFolder(
        prefix,
        writeFolder(createStoreFolder('app'), { ...rest, 'node/entry.cjs': entry }),
      );
      const key = `/releases/${root}${prefix}/node/entry.cjs`;
      await fetch(`${machine.server.url}${key}`, {
        method: content ? 'PUT' : 'DELETE',
        headers: { 'x-amz-date': 'any' },
        ...(content && { body: content }),
      });
      await expect(other.openFolder(prefix)).rejects.toThrow(
        content ? /is not what was released\. Restore it/ : /is missing in s3:.+ Release it again/,
      );
      const buckets = path.join(machine.otherDataFolder, 'buckets');
      const left = fs.readdirSync(buckets, { recursive: true }).map(String);
      expect(left.filter((file) => /bad[12]|downloads\/.+/.test(file))).toEqual([]);
    },
  );
});

describe('A site in a bucket', () => {
  const compose = (id: string, files: Record<string, string> = {}) =>
    writeFolder(store.draftFolder(id), {
      'index.html': `<p>${id}</p>`,
      'faq/index.html': '<p>faq</p>',
      'index.html.br': 'compressed',
      'registry.json': `{"id":"${id}"}`,
      _headers: '/*',
      'favicon.svg': '<svg/>',
      [`static/${id}.js`]: `run('${id}');`,
      ...files,
    });

  const publish = async (id: string, folder: string) => {
    await store.putSite(id, folder);
    await store.uploadSite(id);
  };

  test('Assets come first, documents next, the registry last', async () => {
    await publish('a1', compose('a1'));
    const keys = changed();
    const stage = (key: string) => {
      if (key === 'site/registry.json') return 2;
      return key.endsWith('.html') ? 1 : 0;
    };
    expect(keys.slice(0, -1).map(stage)).toEqual([0, 0, 0, 1, 1, 2]);
    expect(keys.at(-1)).toBe('folders/site.json');
    expect(keys.filter((key) => key.endsWith('.br'))).toEqual([]);
    const html = 'text/html; charset=utf-8';
    expect(headersOf('site/index.html')).toEqual([html, 'no-cache']);
    expect(headersOf('site/registry.json')[1]).toBe('no-cache');
    expect(headersOf('site/favicon.svg')).toEqual(['image/svg+xml', 'no-cache']);
    expect(headersOf('site/static/a1.js')[1]).toBe(immutable);
  });

  test('The next site sends only what changed; pages that are gone go last, hashed files stay', async () => {
    await publish('b1', compose('b1', { 'gone/index.html': '<p>gone</p>' }));
    machine.server.calls.length = 0;
    await publish('b2', compose('b2'));
    expect(changed()).toEqual([
      'site/static/b2.js',
      'site/index.html',
      'site/registry.json',
      'folders/site.json',
    ]);
    expect(changed('DELETE')).toEqual(['site/gone/index.html']);
    const order = machine.server.calls.map(
      ({ method, key }) => `${method} ${key.slice(root.length)}`,
    );
    expect(order.indexOf('DELETE site/gone/index.html')).toBeGreaterThan(
      order.indexOf('PUT site/registry.json'),
    );
    expect(await store.list('site/static/')).toContain('site/static/b1.js');
    expect(await store.hasSite('b2')).toBe(true);
    expect(await store.hasSite('b1')).toBe(false);
  });

  test('A site that another machine disturbed, or left half, is known as not whole and is mended', async () => {
    await publish('c1', compose('c1'));
    const late = writeFolder(other.draftFolder('c2'), {
      'index.html': '<p>late</p>',
      'late/index.html': '<p>late</p>',
      'registry.json': '{}',
    });
    machine.server.intercept = ({ method, key }) =>
      method === 'PUT' && key.endsWith('registry.json') ? 'AccessDenied' : 'pass';
    await other.putSite('c2', late);
    await expect(other.uploadSite('c2')).rejects.toThrow(StoreError);
    machine.server.intercept = () => 'pass';
    expect(await store.hasSite('c1')).toBe(false);
    expect(await other.hasSite('c2')).toBe(false);
    await publish('c1', compose('c1'));
    expect(await store.hasSite('c1')).toBe(true);
    expect((await store.read('site/index.html'))?.content.toString()).toBe('<p>c1</p>');
    expect(await store.read('site/late/index.html')).toBeUndefined();
  });

  test('A machine opens only the sites that it composed', async () => {
    await publish('d1', compose('d1'));
    expect(await other.hasSite('d1')).toBe(true);
    expect(await other.openSite('d1')).toBeUndefined();
  });
});
