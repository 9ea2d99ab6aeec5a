/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withLock } from '@site/node';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
const folder = path.join(root, 'work');
const sockets = path.join(root, 'sockets');
const children: ChildProcess[] = [];
beforeAll(() => {
  fs.mkdirSync(folder);
  fs.mkdirSync(sockets);
});
beforeEach(() => {
  jest.spyOn(os, 'tmpdir').mockReturnValue(sockets);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => {
  fs.rmSync(root, { recursive: true });
});

describe('Two that work in one folder', () => {
  test('Do it one after the other, and the second is told once that it waits', async () => {
    const events: string[] = [];
    const onWait = jest.fn();
    const work = (name: string) =>
      withLock({ folder, onWait }, async () => {
        events.push(`${name} begins`);
        await waitFor(() => onWait.mock.calls.length > 0);
        events.push(`${name} ends`);
      });
    const first = work('first');
    await waitFor(() => events.length === 1);
    await Promise.all([first, work('second')]);
    expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(onWait).toHaveBeenCalledTimes(1);
  });

  test('Work that fails lets the next one begin', async () => {
    const failing = withLock({ folder }, () => Promise.reject(new Error('The build failed.')));
    await expect(failing).rejects.toThrow('The build failed.');
    await expect(withLock({ folder }, () => Promise.resolve('done'))).resolves.toBe('done');
  });

  test('A link to the folder is the same folder, also to one that is not there yet', async () => {
    const link = path.join(folder, 'link');
    fs.symlinkSync(folder, link);
    for (const [one, other] of [
      [folder, link],
      [path.join(folder, 'later', 'dist'), path.join(link, 'later', 'dist')],
    ] as const) {
      await withLock({ folder: one }, () =>
        expect(withLock({ folder: other, waitMs: 0 }, never)).rejects.toThrow(/^Another process/),
      );
    }
    fs.rmSync(link);
  });

  test('Patience that ends is a sentence, and nothing was done', async () => {
    await withLock({ folder }, async () => {
      const work = jest.fn(never);
      jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(1001);
      await expect(withLock({ folder, waitMs: 1000 }, work)).rejects.toThrow(
        `Another process has been working in ${folder} for a second. Nothing was changed; wait for it to end, then try again.`,
      );
      expect(work).not.toHaveBeenCalled();
    });
  });

  test('Other folders are free meanwhile', async () => {
    await withLock({ folder }, () =>
      withLock({ folder: os.homedir(), waitMs: 0 }, () => Promise.resolve()),
    );
  });
});

describe('A lock', () => {
  test('Dies with its process, and leaves nothing behind', async () => {
    const { child, words, ended } = start('hold');
    await waitFor(() => words.includes('holds it'));
    await expect(withLock({ folder, waitMs: 0 }, never)).rejects.toThrow(/^Another process/);
    child.kill('SIGKILL');
    await ended;
    await withLock({ folder, waitMs: 0 }, () => Promise.resolve());
    expect(locks()).toEqual([]);
  });

  test('Of a process that stands still is held', async () => {
    const { child, words } = start('hold');
    await waitFor(() => words.includes('holds it'));
    child.kill('SIGSTOP');
    await expect(withLock({ folder, waitMs: 0 }, never)).rejects.toThrow(/^Another process/);
  });

  test('Keeps processes apart, however many are killed in the middle of their work', async () => {
    const contenders = [start('20'), start('20'), start('20')];
    const victims = [start('1000'), start('1000'), start('1000')];
    for (const { child, words } of victims) {
      await waitFor(() => words.length >= 5);
      child.kill('SIGKILL');
    }
    await Promise.all([...contenders, ...victims].map(({ ended }) => ended));
    const words = [...contenders, ...victims].flatMap((each) => each.words);
    expect(words.filter((word) => word !== 'alone')).toEqual([]);
    expect(words.length).toBeGreaterThanOrEqual(3 * 20 + 3 * 5);
    // Some may have been killed before their lock had its name.
    const past = new Date(Date.now() - 120_000);
    for (const draft of locks()) fs.utimesSync(path.join(sockets, draft), past, past);
    await withLock({ folder }, () => Promise.resolve());
    expect(locks()).toEqual([]);
  });

  test('Leaves the draft of another alone until it is old', async () => {
    await withLock({ folder }, () => {
      const [name = ''] = locks();
      fs.writeFileSync(path.join(sockets, name.replace('lock', 'draft').slice(0, -1)), '');
      return Promise.resolve();
    });
    await withLock({ folder }, () => Promise.resolve());
    const [draft = '', ...others] = locks();
    expect([draft, others]).toEqual([expect.stringMatching(/^site-draft-/), []]);
    const past = new Date(Date.now() - 120_000);
    fs.utimesSync(path.join(sockets, draft), past, past);
    await withLock({ folder }, () => Promise.resolve());
    expect(locks()).toEqual([]);
  });

  // A path that is cut after its folder fails in another way than one that is cut within its name.
  test.each([60, 87, 100, 160, 240])(
    'That cannot be made in a folder of %i characters is refused at once, with a sentence',
    async (length) => {
      const tooLong = path.join(root, 'l'.repeat(length));
      fs.mkdirSync(tooLong);
      const before = fs.readdirSync(root);
      jest.spyOn(os, 'tmpdir').mockReturnValue(tooLong);
      await expect(withLock({ folder }, never)).rejects.toThrow(
        `The lock for ${folder} could not be made in ${tooLong}, so nothing was started.`,
      );
      expect(fs.readdirSync(tooLong)).toEqual([]);
      expect(fs.readdirSync(root)).toEqual(before);
    },
  );
});

const never = () => Promise.reject(new Error('This should not have begun.'));

/** Of the locks, that is: a process that runs TypeScript keeps a folder of its own here. */
function locks(): string[] {
  return fs.readdirSync(sockets).filter((name) => name.startsWith('site-'));
}

async function waitFor(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(5);
}

interface Contender {
  child: ChildProcess;
  /** Its output so far. */
  words: string[];
  /** It is gone, and everything it said was read. */
  ended: Promise<void>;
}

/** A process of its own that works in the folder. */
function start(rounds: string): Contender {
  const script = path.join(__dirname, '..', 'test', 'contender.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, rounds], {
    cwd: __dirname,
    env: { ...process.env, TMPDIR: sockets },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const words: string[] = [];
  child.stdout.on('data', (text: Buffer) => words.push(...String(text).trim().split('\n')));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return { child, words, ended };
}
