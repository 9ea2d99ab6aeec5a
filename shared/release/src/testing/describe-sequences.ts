import { SAMPLE_APPS } from '@site/contract/samples';
import { type AppName } from '@site/contract';
import { readDecision, readLiveState, type Store } from '@site/store';
import { reconcile } from '../decide-change';
import { ReleaseRejectedError } from '../release-errors';
import {
  countDecisions,
  findLostState,
  findLostWaysBack,
  findWrongChanges,
  findWrongClaim,
  isExpected,
} from './check-promises';
import { endAt } from './crashing-store';
import { failingStore, tearingStore } from './faulty-store';
import { losePart } from './lose-part';
import { formatStep, planSteps, shrinkSteps, type SequenceStep } from './plan-steps';
import { prepareCommand } from './run-command';
import { SampleSite } from './sample-site';
import { withConcurrentWriter } from './with-concurrent-writer';

/** Only the date is not real: a machine whose clock is off waits as long as any other. */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
] as const;

/**
 * Tries random sequences of what teams do to a site and of what goes wrong, the same ones for the same seeds. A failure
 * prints the steps that it needs, to be written down as a test.
 */
export function describeSequences(seeds: number[], length: number): void {
  const begun = new SampleSite();
  beforeAll(async () => {
    begun.settings.teamTools = true;
    await begun.start();
    // Every unit has an earlier version, so that a rollback leads somewhere.
    begun.settings.brand.name = 'Brand 2';
    await begun.start(Object.fromEntries(SAMPLE_APPS.map((app) => [app, { mark: '2' }])));
    jest.useFakeTimers({ doNotFake: [...REAL], advanceTimers: true });
  });
  afterAll(() => {
    jest.useRealTimers();
    begun.remove();
  });

  test.each(seeds)(
    'After each step of random sequence %i, with crashes, errors, losses, wrong clocks and a second team, every promise of the store holds',
    async (seed) => {
      const steps = planSteps(seed, length);
      const { taken, faults } = await runSteps(begun, steps);
      if (faults.length === 0) return;
      const fails = async (fewer: SequenceStep[]) =>
        (await runSteps(begun, fewer)).faults.length > 0;
      const needed = await shrinkSteps(steps.slice(0, taken), fails);
      const repeated = (await runSteps(begun, needed)).faults;
      const found = repeated.length > 0 ? repeated : ['Once, and not again:', ...faults];
      const sentences = [...found, ...needed.map(formatStep)];
      throw new Error(sentences.join('\n'));
    },
    TIMEOUT_MS,
  );
}

/** A failure is followed by many shorter tries. */
const TIMEOUT_MS = 1_800_000;

type SequenceResult = { taken: number; faults: string[] };

/** Runs steps up to the first one that breaks a promise. @returns their number, and a sentence for each broken promise */
async function runSteps(begun: SampleSite, steps: SequenceStep[]): Promise<SequenceResult> {
  const site = begun.copy();
  const startMs = Date.now();
  try {
    for (const [index, step] of steps.entries()) {
      jest.setSystemTime(startMs + step.clockHours * 3_600_000);
      const faults = await takeStep(site, step);
      if (faults.length > 0) return { taken: index + 1, faults };
    }
    return { taken: steps.length, faults: await findRemains(site) };
  } finally {
    jest.setSystemTime(startMs);
    site.remove();
  }
}

/** Finds what is not in order once the next command has run. */
async function findRemains(site: SampleSite): Promise<string[]> {
  try {
    await site.store.runExclusive(() => reconcile(site.store));
    return [...(await site.findLeftovers()), ...(await findLostWaysBack(site))];
  } catch (error) {
    return [sentenceOf(error)];
  }
}

async function takeStep(site: SampleSite, step: SequenceStep): Promise<string[]> {
  try {
    const lost = await losePart(site, step);
    if (lost) return [...(await mendLiveVersion(site, lost)), ...(await site.findFaults())];
    // A lost composition is back after any command.
    if (step.loss === 'compositions' || step.loss === 'live object')
      await site.store.runExclusive(() => reconcile(site.store));
    const before = (await readLiveState(site.store)).units;
    const faults = await runStep(site, step);
    faults.push(...(await site.findFaults()));
    return faults.length > 0 ? faults : await findLostState(site, before);
  } catch (error) {
    return [sentenceOf(error)];
  }
}

/** Whoever lost a live version gets the site back by a rollback, or by a release if there is no way back. */
async function mendLiveVersion(site: SampleSite, app: AppName): Promise<string[]> {
  const { decision, units } = await readLiveState(site.store);
  const { [app]: before } = units;
  if (!decision || !before) return [];
  const whole = before.earlier.find(({ version }) => site.isWhole(app, version));
  // A rollback without --to completes an interrupted one, and a lost decision looks like one.
  const isInterrupted = !(await readDecision(site.store, decision.generation));
  const isNamed = isInterrupted || before.canary || site.lostGenerations.has(before.generation);
  if (whole) await site.rollback(app, isNamed ? { to: whole.version } : {});
  else await site.release(app, { mark: String(10 + before.generation) });
  const { [app]: after } = (await readLiveState(site.store)).units;
  if (!whole || after?.version === whole.version) return [];
  return [`${app} ${before.version} was lost; the rollback led to ${after?.version}.`];
}

/** Runs the command of a step. @returns a sentence for each broken promise */
async function runStep(site: SampleSite, step: SequenceStep): Promise<string[]> {
  const { store } = site;
  const before = await readLiveState(store);
  const command = await prepareCommand(site, step.command);
  const rival = await prepareCommand(site, step.rival);
  const rivalState = { decided: 0 };
  site.store = faultyStore(site, step, async () => {
    const own = site.store;
    site.store = store;
    const start = await readLiveState(store);
    await rival.run().catch(ignoreRejection);
    rivalState.decided = await countDecisions(store, start);
    site.store = own;
  });
  let failure: Error | undefined;
  try {
    const isCrash = step.fault === 'crash';
    const doom = { step: 1 + (step.call % 4), when: step.when };
    if (isCrash && (await endAt(site, doom, command.run))) failure = new Error('Crashed.');
    if (!isCrash) await command.run();
  } catch (error) {
    if (!isExpected(error, step, site)) throw error;
    failure = error;
  } finally {
    site.store = store;
  }
  const decided = (await countDecisions(store, before)) - rivalState.decided;
  const { units } = await readLiveState(store);
  // The command may have begun with what the other team decided about its unit.
  const isShared =
    rivalState.decided > 0 && rival.units.some((unit) => command.units.includes(unit));
  const isDone = isShared || command.isDone(before.units, units);
  return [
    ...findWrongChanges(before.units, units, [command, ...(step.fault === 'rival' ? [rival] : [])]),
    ...(failure ? findWrongClaim(failure, decided) : []),
    ...(failure || isDone ? [] : ['It succeeded and did nothing.']),
  ];
}

function faultyStore(site: SampleSite, step: SequenceStep, rival: () => Promise<void>): Store {
  const { store } = site;
  if (step.fault === 'error') return failingStore(store, step);
  if (step.fault === 'torn') return tearingStore(store, step.call);
  return step.fault === 'rival' ? withConcurrentWriter(store, rival) : store;
}

function ignoreRejection(error: unknown): void {
  if (!(error instanceof ReleaseRejectedError)) throw error;
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
