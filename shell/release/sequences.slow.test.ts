/** @jest-environment node */
import { APP_NAMES } from '@site/contract';
import { RefusedError, settle } from './go-live';
import { Doomed, doomedStore, type Doom } from './testing/doomed-store';
import { SampleSite } from './testing/sample-site';

/** `SEQUENCES=500` runs as many as the long checks do. */
const sequences = Number(process.env['SEQUENCES'] ?? 40);
const begun = new SampleSite();
beforeAll(() => begun.begin());
afterAll(() => begun.remove());

test(
  `After each step of ${sequences} random sequences of releases, roll-backs, compositions and sudden ends, every promise of the store holds`,
  async () => {
    for (let seed = 1; seed <= sequences; seed += 1) {
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
  30 * 60_000,
);

/** One command of a team, sometimes one whose process ends on the way. @returns what was done, for the message */
async function takeStep(site: SampleSite, random: () => number): Promise<string> {
  const app = APP_NAMES[Math.floor(random() * APP_NAMES.length)] ?? 'shell';
  const mark = String(1 + Math.floor(random() * 5));
  const kind = random();
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
  const name = kind < 0.55 ? `release ${app} ${mark}` : kind < 0.85 ? `rollback ${app}` : 'compose';
  try {
    if (kind < 0.55) await site.release(app, { mark });
    else if (kind < 0.85) await site.rollback(app);
    else await site.store.exclusively(() => settle(site.store));
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
