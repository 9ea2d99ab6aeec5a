import { APP_NAMES, REMOTE_NAMES } from '@site/contract';
import { ReleaseRejectedError, reconcile } from '../go-live';
import { endAt, type CrashPoint } from './crashing-store';
import { SampleSite } from './sample-site';

/** Tries random sequences of what teams do to a site, the same ones for the same seeds. */
export function describeSequences(seeds: number[]): void {
  const begun = new SampleSite();
  beforeAll(async () => {
    await begun.start();
    // Every part has an earlier version, so that a rollback leads somewhere.
    await begun.start(Object.fromEntries(APP_NAMES.map((app) => [app, { mark: '2' }])));
  });
  afterAll(() => begun.remove());

  test.each(seeds)(
    'After each step of random sequence %i of releases, canaries, roll-backs, compositions and sudden ends, every promise of the store holds',
    async (seed) => {
      const site = begun.copy();
      const random = randomFrom(seed);
      const history: string[] = [];
      for (let step = 0; step < 4; step += 1) {
        history.push(await takeStep(site, random));
        expect({ history, faults: await site.findFaults() }).toEqual({ history, faults: [] });
      }
      await site.store.runExclusive(() => reconcile(site.store));
      expect({ history, left: await site.findLeftovers() }).toEqual({ history, left: [] });
      site.remove();
    },
  );
}

/** Actions of teams, with their relative frequencies. */
const COMMANDS = [
  [11, 'release'],
  [4, 'rollback'],
  [3, 'canary'],
  [2, 'promote'],
  [3, 'compose'],
] as const;

/** One command of a team, sometimes one whose process ends on the way. @returns what was done, for the message */
async function takeStep(site: SampleSite, random: () => number): Promise<string> {
  const pick = <Each>(from: readonly Each[]): Each => {
    const [picked] = from.slice(Math.floor(random() * from.length));
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  };
  const command = pick(
    COMMANDS.flatMap(([often, name]) => Array.from({ length: often }, () => name)),
  );
  const app = pick(APP_NAMES);
  const remote = pick(REMOTE_NAMES);
  const mark = String(1 + Math.floor(random() * 5));
  const doom: CrashPoint = {
    step: 1 + Math.floor(random() * 4),
    when: random() < 0.5 ? 'before' : 'after',
  };
  const isDoomed = random() < 0.35;
  const commands: Record<(typeof COMMANDS)[number][1], [string, () => Promise<unknown>]> = {
    release: [`${app} ${mark}`, () => site.release(app, { mark })],
    rollback: [app, () => site.rollback(app)],
    canary: [`${remote} ${mark}`, () => site.canary(remote, { mark })],
    promote: [remote, () => site.promote(remote)],
    compose: ['', () => site.store.runExclusive(() => reconcile(site.store))],
  };
  const [words, run] = commands[command];
  const name = `${command} ${words}`;
  try {
    if (!isDoomed) await run();
    else if (await endAt(site, doom, run)) return `${name}: ended ${doom.when} change ${doom.step}`;
    return name;
  } catch (error) {
    if (error instanceof ReleaseRejectedError) return `${name}: refused`;
    throw error;
  }
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
