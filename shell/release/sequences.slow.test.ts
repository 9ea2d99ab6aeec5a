/** @jest-environment node */
import { APP_NAMES, REMOTE_NAMES } from '@site/contract';
import { RefusedError, settle } from './go-live';
import { Doomed, doomedStore, type Doom } from './testing/doomed-store';
import { SampleSite } from './testing/sample-site';

/** The last four hold, between them, every command, whole and ended, and an end before and after every change. */
const seeds = process.env['LONG']
  ? Array.from({ length: 500 }, (_, index) => index + 1)
  : [1, 2, 3, 4, 13, 30, 94, 167];
const begun = new SampleSite();
beforeAll(() => begun.start());
afterAll(() => begun.remove());

test(
  `After each step of ${seeds.length} random sequences of releases, canaries, roll-backs, compositions and sudden ends, every promise of the store holds`,
  async () => {
    for (const seed of seeds) {
      const site = begun.copy();
      const random = randomFrom(seed);
      const history: string[] = [];
      for (let step = 0; step < 4; step += 1) {
        history.push(await takeStep(site, random));
        expect({ seed, history, faults: await site.findFaults() }).toEqual({
          seed,
          history,
          faults: [],
        });
      }
      await site.store.exclusively(() => settle(site.store));
      const left = await site.findLeftovers();
      expect({ seed, history, left }).toEqual({ seed, history, left: [] });
      site.remove();
    }
  },
  60 * 60_000,
);

/** What teams do, each as often as its number says. */
const COMMANDS = [
  [11, 'release'],
  [4, 'rollback'],
  [3, 'canary'],
  [2, 'promote'],
  [3, 'compose'],
] as const;

/** One command of a team, sometimes one whose process ends on the way. @returns what was done, for the message */
async function takeStep(site: SampleSite, random: () => number): Promise<string> {
  const pick = <Each>(from: readonly Each[]) => from[Math.floor(random() * from.length)]!;
  const command = pick(
    COMMANDS.flatMap(([often, name]) => Array.from({ length: often }, () => name)),
  );
  const app = pick(APP_NAMES);
  const remote = pick(REMOTE_NAMES);
  const mark = String(1 + Math.floor(random() * 5));
  const doom: Doom = {
    step: 1 + Math.floor(random() * 4),
    when: random() < 0.5 ? 'before' : 'after',
  };
  const isDoomed = random() < 0.35;
  const { store } = site;
  if (isDoomed) {
    site.store = doomedStore(store, doom, () => {
      throw new Doomed('The process ended here.');
    });
  }
  const commands: Record<(typeof COMMANDS)[number][1], [string, () => Promise<unknown>]> = {
    release: [`${app} ${mark}`, () => site.release(app, { mark })],
    rollback: [app, () => site.rollback(app)],
    canary: [`${remote} ${mark}`, () => site.canary(remote, { mark })],
    promote: [remote, () => site.promote(remote)],
    compose: ['', () => site.store.exclusively(() => settle(site.store))],
  };
  const [words, run] = commands[command];
  const name = `${command} ${words}`;
  try {
    await run();
    return name;
  } catch (error) {
    if (error instanceof RefusedError) return `${name}: refused`;
    if (error instanceof Doomed) return `${name}: ended ${doom.when} change ${doom.step}`;
    throw error;
  } finally {
    site.store = store;
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
