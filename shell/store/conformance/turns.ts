import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../open-store';
import { writeFolder } from '../testing/folders';
import { spawnHand } from '../testing/spawn-hand';
import type { Tried } from './tried';

export function describeTurns(tried: Tried) {
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
  }, 120_000);

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
