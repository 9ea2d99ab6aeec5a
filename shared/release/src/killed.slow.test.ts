/** @jest-environment node */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readLiveState } from '@site/store';
import { listFiles } from '@site/node';
import { describeEnds } from './testing/describe-ends';
import type { SampleSite } from './testing/sample-site';
import { setUpSampleSite } from './testing/set-up-sample-site';

const script = path.join(__dirname, 'testing', 'crashing-command.ts');
const isLong = Boolean(process.env['LONG']);

describe('In a process of its own', () => {
  describeEnds(
    async (site, command, mark, { step, when }) =>
      (await start(site, command, mark, String(step), when).ended) === 'SIGKILL',
    // Each of these changes leaves the store in another state.
    isLong ? undefined : { release: [1, 3], rollback: [2], canary: [3] },
  );
});

describe('Killed at any time', () => {
  let site: SampleSite;
  setUpSampleSite((copy) => (site = copy));
  /** Files that it added to the store before. */
  const growths = isLong ? Array.from({ length: 12 }, (_, round) => round * 4) : [0, 24];

  test('What was decided stands in the audit and is what visitors get', async () => {
    for (const [round, growth] of growths.entries()) {
      const before = countFiles(site.storeFolder);
      const release = start(site, 'release', String(10 + round));
      await release.begun;
      while (release.isRunning() && countFiles(site.storeFolder) < before + growth) await pause(1);
      release.kill();
      const isKilled = (await release.ended) === 'SIGKILL';
      const decided = (await readLiveState(site.store)).units.marketing;
      if (!isKilled) expect(decided?.version).toBe(`ma000000${10 + round}`);
      expect(await site.findFaults()).toEqual([]);
      await site.release('account', { mark: String(10 + round) });
      expect(await site.findLeftovers()).toEqual([]);
      const { units } = await readLiveState(site.store);
      expect(await site.readHeading('marketing')).toBe(
        `marketing ${Number(units.marketing?.version.slice(2))} in 1`,
      );
    }
  });
});

/** Counts files beside a running command. A folder that it removes meanwhile makes this count void. */
function countFiles(folder: string): number {
  try {
    return listFiles(folder).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

/** A command on the site in a process of its own. */
function start(site: SampleSite, ...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, site.root, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    begun: new Promise((resolve) => void child.stdout.once('data', resolve)),
    ended: new Promise<NodeJS.Signals | null>((resolve) => {
      child.on('close', (_code, signal) => resolve(signal));
    }),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: () => child.kill('SIGKILL'),
  };
}
