import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../../store';
import { readFolder, writeFolder } from '../folders';
import type { StoresUnderTest } from './stores-under-test';

export function describeSites(tried: StoresUnderTest) {
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
    await store.uploadSite('aa11');
    expect(await store.hasSite('aa11')).toBe(true);
    expect(readFolder((await store.openSite('aa11')) ?? '')).toEqual(composed);
    expect(fs.existsSync(folder)).toBe(false);
  });

  test('A site that was live before is ready again', async () => {
    const { store } = tried();
    for (const id of ['bb22', 'cc33', 'bb22']) {
      await store.putSite(id, compose(store, id, id));
      await store.uploadSite(id);
    }
    expect(await store.hasSite('bb22')).toBe(true);
    const opened = (await store.openSite('bb22')) ?? '';
    expect(fs.readFileSync(path.join(opened, 'index.html'), 'utf8')).toBe('<p>bb22</p>');
  });

  test('Only the last sites stay on the disk', async () => {
    const { store } = tried();
    const ids = ['d1', 'd2', 'd3', 'd4', 'd5'];
    for (const id of ids) {
      await store.putSite(id, compose(store, id, id));
      // Sites that were put in one millisecond are of the same age.
      for (const put = Date.now(); Date.now() === put;) await pause(1);
    }
    const opened = await Promise.all(ids.map((id) => store.openSite(id)));
    expect(opened.map((folder) => folder !== undefined)).toEqual([false, false, true, true, true]);
  });
}
