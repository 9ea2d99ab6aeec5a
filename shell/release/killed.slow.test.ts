/** @jest-environment node */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { canaryEntry, liveEntry } from '@site/contract';
import { readLive } from '../store/live';
import type { SampleSite } from './testing/sample-site';
import { siteForEachTest } from './testing/site-for-each-test';

const command = path.join(__dirname, 'testing', 'doomed-command.ts');
let site: SampleSite;
siteForEachTest(
  (copy) => (site = copy),
  async (begun) => {
    await begun.start();
    await begun.release('marketing', { mark: '2' });
  },
);

/** The changes of one command, in order: kept version, log, composed site, pointer of the site. */
const steps = [1, 2, 3, 4].flatMap((step) => [
  { step, when: 'before' },
  { step, when: 'after' },
]);

/** Every moment with `LONG=1`; otherwise after these changes, each of which leaves the store in another state. */
function momentsAfter(...chosen: number[]) {
  return process.env['LONG'] ? steps : chosen.map((step) => ({ step, when: 'after' }));
}

describe.each([
  { action: 'release', moments: momentsAfter(1, 2, 3) },
  { action: 'rollback', moments: momentsAfter(1) },
])('A $action that is killed', ({ action, moments }) => {
  test.each(moments)(
    '$when change $step leaves what was or what will be, and the next command puts it in order',
    async ({ step, when }) => {
      const { signal } = await run([action, '3', String(step), when]);
      const reached = signal === 'SIGKILL';
      const target = action === 'release' ? '3' : '1';
      expect(['marketing 2 in 1', `marketing ${target} in 1`]).toContain(
        await site.heading('marketing'),
      );
      expect(await site.findFaults()).toEqual([]);

      await site.release('editor', { mark: '2' });
      expect(await site.findFaults()).toEqual([]);
      expect(await site.findLeftovers()).toEqual([]);
      const { logs } = await readLive(site.store);
      const live = liveEntry(logs.marketing)?.version?.at(-1);
      expect(await site.heading('marketing')).toBe(`marketing ${live} in 1`);
      // A roll-back changes the store three times only: nothing has to be kept.
      expect(reached).toBe(action === 'release' || step < 4);
    },
  );
});

describe('A canary that is released and killed', () => {
  test.each(momentsAfter(2))(
    '$when change $step stands whole or not at all, and everybody else keeps what they have',
    async ({ step, when }) => {
      await run(['canary', '3', String(step), when]);
      expect(await site.heading('marketing')).toBe('marketing 2 in 1');
      expect([undefined, 'marketing 3 in 1']).toContain(await site.heading('canary/marketing'));
      expect(await site.findFaults()).toEqual([]);

      await site.release('editor', { mark: '2' });
      const { logs } = await readLive(site.store);
      const stands = canaryEntry(logs.marketing) ? 'marketing 3 in 1' : undefined;
      expect(await site.heading('canary/marketing')).toBe(stands);
      expect(await site.heading('marketing')).toBe('marketing 2 in 1');
      expect(await site.findFaults()).toEqual([]);
      expect(await site.findLeftovers()).toEqual([]);
    },
  );
});

/** Milliseconds from the beginning of its work. */
const delays = process.env['LONG'] ? Array.from({ length: 12 }, (_, round) => round * 12) : [0, 72];

test('Killed at any time, what was decided stands in the audit and is what visitors get', async () => {
  for (const [round, delay] of delays.entries()) {
    const { output } = await run(['release', String(10 + round)], delay);
    const before = (await readLive(site.store)).logs.marketing.entries.length;
    if (output.includes('ended')) expect(before).toBeGreaterThan(2);
    expect(await site.findFaults()).toEqual([]);
    await site.release('account', { mark: String(10 + round) });
    expect(await site.findLeftovers()).toEqual([]);
    const { logs } = await readLive(site.store);
    expect(await site.heading('marketing')).toBe(
      `marketing ${Number(liveEntry(logs.marketing)?.version?.slice(2))} in 1`,
    );
  }
});

/** Runs a command in a process of its own. @param killAfterMs counted from the moment it begins its work */
function run(
  args: string[],
  killAfterMs?: number,
): Promise<{ signal: NodeJS.Signals | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', command, site.root, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (killAfterMs !== undefined && output.includes('begins')) {
      setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    }
  });
  return new Promise((resolve) => {
    child.on('close', (_code, signal) => resolve({ signal, output }));
  });
}
