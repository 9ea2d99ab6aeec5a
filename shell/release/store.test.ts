/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { registry } from '@site/contract/samples';
import { openStore, replaceFile } from './store';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'store-'));
const store = openStore(root);
const registryFile = path.join(root, 'registry.json');
afterEach(() => {
  jest.restoreAllMocks();
  for (const file of fs.readdirSync(root)) fs.rmSync(path.join(root, file), { recursive: true });
});
afterAll(() => fs.rmSync(root, { recursive: true }));

describe('The registry on disk', () => {
  test('Before the first release nothing is live', () => {
    expect(store.readRegistry().remotes).toEqual({});
    expect(store.readCurrentSite()).toBeUndefined();
  });

  test('What was written comes back', () => {
    store.writeRegistry(registry());
    store.writeCurrentSite('0a1b2c');
    expect(store.readRegistry()).toEqual(registry());
    expect(store.readCurrentSite()).toBe('0a1b2c');
  });

  test('A file that is cut off gives one sentence that says which and what to do', () => {
    fs.writeFileSync(registryFile, '{ "contract": 1, "remo');
    expect(() => store.readRegistry()).toThrow(
      /registry\.json is not valid JSON \(.+\)\. Restore it from a backup, or delete it and run npm start\.$/,
    );
  });

  test('A file with a wrong value names the place', () => {
    fs.writeFileSync(registryFile, '{ "contract": 1, "remotes": { "marketing": { "live": 7 } } }');
    expect(() => store.readRegistry()).toThrow(
      /^The registry cannot be used\..*remotes\.marketing\.live/,
    );
  });
});

describe('Replacing a file', () => {
  test('A reader sees the old content until the new is whole', () => {
    replaceFile(registryFile, 'old');
    const seen: string[] = [];
    const write = fs.writeFileSync;
    jest.spyOn(fs, 'writeFileSync').mockImplementation((file, content) => {
      write(file, 'n');
      seen.push(fs.readFileSync(registryFile, 'utf8'));
      write(file, content);
      seen.push(fs.readFileSync(registryFile, 'utf8'));
    });
    replaceFile(registryFile, 'new');
    expect(seen).toEqual(['old', 'old']);
    expect(fs.readFileSync(registryFile, 'utf8')).toBe('new');
    expect(fs.readdirSync(root)).toEqual(['registry.json']);
  });

  test('When the disk is full the old file stays as it was', () => {
    replaceFile(registryFile, 'old');
    jest.spyOn(fs, 'writeFileSync').mockImplementation(() => {
      throw new Error('no space left on device');
    });
    expect(() => replaceFile(registryFile, 'new')).toThrow('no space left on device');
    expect(fs.readFileSync(registryFile, 'utf8')).toBe('old');
  });
});

describe('The audit file', () => {
  test('Each event is one line, oldest first, with its time', () => {
    store.appendAudit({ action: 'release', remote: 'marketing', from: null, to: 'ab12cd34' });
    store.appendAudit({
      action: 'rollback',
      remote: 'marketing',
      from: 'ab12cd34',
      to: 'ef56ab78',
    });
    const lines = fs.readFileSync(path.join(root, 'audit.jsonl'), 'utf8').trim().split('\n');
    const events = lines.map((line) => JSON.parse(line) as { action: string; at: string });
    expect(events.map(({ action }) => action)).toEqual(['release', 'rollback']);
    for (const { at } of events) expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
  });
});
