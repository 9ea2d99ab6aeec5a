/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withReleaseLock } from './release-lock';
import { openStore } from './store';

const store = openStore(fs.mkdtempSync(path.join(os.tmpdir(), 'release-lock-')));
afterEach(() => {
  jest.useRealTimers();
  fs.rmSync(store.lockFile, { force: true });
});
afterAll(() => fs.rmSync(store.root, { recursive: true }));

describe('Two releases at once', () => {
  test('The second begins when the first has ended', async () => {
    const events: string[] = [];
    const release = (name: string) =>
      withReleaseLock(store, async () => {
        events.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 50));
        events.push(`${name} ends`);
      });
    await Promise.all([release('first'), release('second')]);
    expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  test('A release that fails lets the next one begin', async () => {
    const failing = withReleaseLock(store, () => Promise.reject(new Error('The build failed.')));
    await expect(failing).rejects.toThrow('The build failed.');
    await expect(withReleaseLock(store, () => Promise.resolve('released'))).resolves.toBe(
      'released',
    );
  });

  test('A lock whose owner has died is taken over', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    fs.writeFileSync(store.lockFile, String(pid));
    await expect(withReleaseLock(store, () => Promise.resolve('released'))).resolves.toBe(
      'released',
    );
    expect(fs.existsSync(store.lockFile)).toBe(false);
  });

  test('After two minutes of waiting a sentence says so, and the other release goes on', async () => {
    jest.useFakeTimers();
    fs.writeFileSync(store.lockFile, String(process.pid));
    const work = jest.fn();
    const waiting = expect(withReleaseLock(store, work)).rejects.toThrow(
      /^Another release has been running for two minutes\./,
    );
    await jest.advanceTimersByTimeAsync(121_000);
    await waiting;
    expect(work).not.toHaveBeenCalled();
    expect(fs.readFileSync(store.lockFile, 'utf8')).toBe(String(process.pid));
  });
});
