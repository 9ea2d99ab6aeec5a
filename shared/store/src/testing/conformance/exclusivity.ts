import fs from 'node:fs';
import { openStore } from '../../open-store';
import { writeFolder } from '../folders';
import type { StoresUnderTest } from './stores-under-test';

export function describeExclusivity(tried: StoresUnderTest) {
  test('Work in one process waits for the work before it', async () => {
    const { place, store } = tried();
    const again = await openStore(place.dataFolder);
    const events: string[] = [];
    let second = Promise.resolve();
    await store.runExclusive(async () => {
      events.push('one begins');
      await new Promise<void>((isWaiting) => {
        second = again.runExclusive(async () => void events.push('two begins'), isWaiting);
      });
      events.push('one ends');
    });
    await second;
    expect(events).toEqual(['one begins', 'one ends', 'two begins']);
  });

  test('Drafts of work that was stopped are gone when the next begins', async () => {
    const { store } = tried();
    const draft = writeFolder(store.draftFolder('half'), { 'index.html': 'half' });
    await store.runExclusive(() => Promise.resolve());
    expect(fs.existsSync(draft)).toBe(false);
  });

  test('Work that fails lets the next begin', async () => {
    const { store } = tried();
    const failing = store.runExclusive(() => Promise.reject(new Error('The build failed.')));
    await expect(failing).rejects.toThrow('The build failed.');
    expect(await store.runExclusive(() => Promise.resolve('next'))).toBe('next');
  });
}
