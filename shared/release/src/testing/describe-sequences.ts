import { APP_NAMES, RELEASE_UNITS, REMOTE_NAMES, type LiveUnits } from '@site/contract';
import { readLiveState, type LiveState, StoreError, type Store } from '@site/store';
import { ReleaseRejectedError, reconcile } from '../go-live';
import { endAt } from './crashing-store';
import { failingStore } from './failing-store';
import { planStep, randomFrom, type SequenceStep } from './plan-step';
import { SampleSite } from './sample-site';
import { withConcurrentWriter } from './with-concurrent-writer';

/** Tries random sequences of what teams do to a site, the same ones for the same seeds. */
export function describeSequences(seeds: number[], steps: number): void {
  const begun = new SampleSite();
  beforeAll(async () => {
    begun.settings.teamTools = true;
    await begun.start();
    // Every unit has an earlier version, so that a rollback leads somewhere.
    begun.settings.brand.name = 'Brand 2';
    await begun.start(Object.fromEntries(APP_NAMES.map((app) => [app, { mark: '2' }])));
  });
  afterAll(() => begun.remove());

  test.each(seeds)(
    'After each step of random sequence %i, with crashes, errors of the store and a second team, every promise of the store holds',
    async (seed) => {
      const site = begun.copy();
      const random = randomFrom(seed);
      const history: string[] = [];
      for (let count = 0; count < steps; count += 1) {
        const step = planStep(random);
        history.push(`${step.command} ${step.unit} ${step.mark} ${step.trouble} ${step.at}`);
        const faults = await takeStep(site, step);
        faults.push(...(await site.findFaults()));
        expect({ history, faults }).toEqual({ history, faults: [] });
      }
      await site.store.runExclusive(() => reconcile(site.store));
      expect({ history, left: await site.findLeftovers() }).toEqual({ history, left: [] });
      expect({ history, faults: await findLostWaysBack(site) }).toEqual({ history, faults: [] });
      site.remove();
    },
  );
}

/** Runs a step. @returns a sentence for each broken promise */
async function takeStep(site: SampleSite, step: SequenceStep): Promise<string[]> {
  const { store } = site;
  const before = await readLiveState(store);
  let rivals = 0;
  site.store = troubledStore(site, step, () => (rivals += 1));
  const run = () => commandOf(site, step);
  try {
    await (step.trouble === 'crash' ? endAt(site, { step: step.at, when: step.when }, run) : run());
    return [];
  } catch (error) {
    if (!(error instanceof ReleaseRejectedError) && !isTransient(error)) throw error;
    const after = await readLiveState(store);
    const decided = generationOf(after) - generationOf(before) - rivals;
    const isClaimed = /Nothing was changed|is unchanged|decided nothing/.test(error.message);
    return isClaimed && decided > 0 ? [`Something was decided, though: ${error.message}`] : [];
  } finally {
    site.store = store;
  }
}

/** @param onRival called when the second team has decided */
function troubledStore(site: SampleSite, step: SequenceStep, onRival: () => void): Store {
  const { store } = site;
  if (step.trouble === 'error') return failingStore(store, step.at * 7, step.when);
  if (step.trouble !== 'rival') return store;
  return withConcurrentWriter(store, async () => {
    const troubled = site.store;
    site.store = store;
    await site.release('editor', { mark: `9${step.mark}` }).then(onRival, ignoreRejection);
    site.store = troubled;
  });
}

function generationOf({ decision }: LiveState): number {
  return decision?.generation ?? 0;
}

function commandOf(site: SampleSite, { command, unit, mark }: SequenceStep): Promise<unknown> {
  const app = APP_NAMES.find((each) => each === unit) ?? 'shell';
  const remote = REMOTE_NAMES.find((each) => each === unit) ?? 'marketing';
  switch (command) {
    case 'release':
      return site.release(app, { mark });
    case 'settings':
      site.settings.brand.name = `Brand ${mark}`;
      return site.release('shell', { mark });
    case 'rollback':
      return site.rollback(unit);
    case 'rollback --to':
      return site.rollback(app, { to: `${app.slice(0, 2)}${mark.padStart(8, '0')}` });
    case 'canary':
      return site.canary(remote, { mark });
    case 'promote':
      return site.promote(remote);
    case 'publish':
      return site.publish(remote, { mark });
    case 'compose':
      return site.store.runExclusive(() => reconcile(site.store));
  }
}

/** Every unit can be rolled back to each version that is listed for it. */
async function findLostWaysBack(site: SampleSite): Promise<string[]> {
  const lost: string[] = [];
  for (const unit of RELEASE_UNITS) {
    for (
      let units = await unitsOf(site);
      units[unit]?.earlier.length;
      units = await unitsOf(site)
    ) {
      const [next] = units[unit]?.earlier ?? [];
      await site.rollback(unit, { to: next?.version ?? '' });
      const now = (await unitsOf(site))[unit];
      if (now?.version !== next?.version) lost.push(`${unit}: ${now?.version} is live.`);
    }
  }
  return lost;
}

async function unitsOf(site: SampleSite): Promise<LiveUnits> {
  return (await readLiveState(site.store)).units;
}

function isTransient(error: unknown): error is StoreError {
  return error instanceof StoreError && error.kind === 'transient';
}

function ignoreRejection(error: unknown): void {
  if (!(error instanceof ReleaseRejectedError)) throw error;
}
