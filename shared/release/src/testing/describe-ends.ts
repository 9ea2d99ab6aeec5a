import { readLiveState } from '@site/store';
import type { CrashPoint } from './crashing-store';
import type { SampleSite } from './sample-site';
import { setUpSampleSite } from './set-up-sample-site';

type Command = 'release' | 'rollback' | 'canary';
/** Runs a command on marketing and ends it at a change of the store. @returns whether it got that far */
type End = (site: SampleSite, command: Command, mark: string, doom: CrashPoint) => Promise<boolean>;

/** The changes of one command, in order: stored version, composed site, decision, history. */
const steps = [1, 2, 3, 4].flatMap((step): CrashPoint[] => [
  { step, when: 'before' },
  { step, when: 'after' },
]);

/**
 * Tries that a command which ends half-way leaves a site that is whole, and that the next one puts it in order.
 * @param moments for each command the changes after which it ends; left out: before and after each
 */
export function describeEnds(end: End, moments?: Record<Command, number[]>): void {
  let site: SampleSite;
  setUpSampleSite(
    (copy) => (site = copy),
    async (begun) => {
      await begun.start();
      await begun.release('marketing', { mark: '2' });
    },
  );
  const momentsOf = (command: Command): CrashPoint[] =>
    moments ? moments[command].map((step) => ({ step, when: 'after' })) : steps;

  describe.each(['release', 'rollback'] as const)('A %s that is killed', (command) => {
    test.each(momentsOf(command))(
      '$when change $step leaves what was or what will be, and the next command puts it in order',
      async (doom) => {
        const reached = await end(site, command, '3', doom);
        const target = command === 'release' ? '3' : '1';
        expect(['marketing 2 in 1', `marketing ${target} in 1`]).toContain(
          await site.readHeading('marketing'),
        );
        expect(await site.findFaults()).toEqual([]);

        await expectOrder(site);
        const { units } = await readLiveState(site.store);
        const live = units.marketing?.version.at(-1);
        expect(await site.readHeading('marketing')).toBe(`marketing ${live} in 1`);
        // A roll-back changes the store three times only: nothing has to be kept.
        expect(reached).toBe(command === 'release' || doom.step < 4);
      },
    );
  });

  describe('A canary that is released and killed', () => {
    test.each(momentsOf('canary'))(
      '$when change $step stands whole or not at all, and everybody else keeps what they have',
      async (doom) => {
        await end(site, 'canary', '3', doom);
        expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
        expect([undefined, 'marketing 3 in 1']).toContain(
          await site.readHeading('canary/marketing/marketing'),
        );
        expect(await site.findFaults()).toEqual([]);

        await expectOrder(site);
        const { units } = await readLiveState(site.store);
        const stands = units.marketing?.canary ? 'marketing 3 in 1' : undefined;
        expect(await site.readHeading('canary/marketing/marketing')).toBe(stands);
        expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
      },
    );
  });
}

/** After another team's release nothing of the killed command is left half-done. */
async function expectOrder(site: SampleSite): Promise<void> {
  await site.release('editor', { mark: '2' });
  expect(await site.findFaults()).toEqual([]);
  expect(await site.findLeftovers()).toEqual([]);
}
