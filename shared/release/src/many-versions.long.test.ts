/** @jest-environment node */
import { createSampleSettings, SAMPLE_APPS } from '@site/contract/samples';
import { appendDecision, readLiveState, recordDecision, openStore, type Store } from '@site/store';
import { forEachConcurrent } from '@site/node';
import { setUpBucket } from '@site/store/testing';
import { applyChanges } from './apply-changes';
import type { BuiltApp } from './build/create-descriptor';
import { stageVersion } from './build/stage-version';
import { describeChange } from './release';
import { buildSampleApp } from './testing/sample-apps';
import { SampleSite } from './testing/sample-site';

const machine = setUpBucket();
/** Versions of each app. */
const VERSIONS = 250;

test('The calls of a rollback on a new machine do not grow with a thousand old versions in the bucket', async () => {
  const site = new SampleSite();
  site.store = await openStore(site.root);
  await site.start();
  await site.release('marketing', { mark: '2' });
  await site.release('marketing', { mark: '3' });
  const few = await measureRollback();
  const old = SAMPLE_APPS.flatMap((app) =>
    Array.from({ length: VERSIONS }, (_, index) => ({ app, mark: `${4 + index}` })),
  );
  const built = old.map(({ app, mark }) => buildSampleApp(`${site.root}/built`, app, { mark }));
  const live = await readLiveState(site.store);
  await forEachConcurrent(built, (each) => stageVersion(site.store, live, each));
  for (const each of built) await decide(site.store, each);
  await site.release('marketing', { mark: '2' });
  await site.release('marketing', { mark: '3' });
  const many = await measureRollback();
  console.info(
    `Rollback with 6 old versions: ${few.seconds} s, ${few.calls} calls; with ${4 * VERSIONS} more: ${many.seconds} s, ${many.calls} calls.`,
  );
  // Twenty earlier shells are part of a composition.
  expect(many.calls).toBeLessThan(few.calls + 20 * 20);
  site.remove();
}, 1_800_000);

async function measureRollback() {
  const site = new SampleSite();
  site.store = await openStore(site.root);
  const startMs = performance.now();
  const before = machine.server.calls.length;
  await site.rollback('marketing');
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  expect((await readLiveState(site.store)).units.marketing?.version).toBe('ma00000002');
  site.remove();
  return { seconds, calls: machine.server.calls.length - before };
}

/** Writes a decision that made a version live, without composing the site that visitors had. */
async function decide(store: Store, built: BuiltApp): Promise<void> {
  const live = await readLiveState(store);
  if (!live.decision) throw new Error('Nothing is live.');
  const { at, by } = live.decision;
  const generation = live.decision.generation + 1;
  const changes = [describeChange(built, createSampleSettings())];
  const units = applyChanges(live.units, { action: 'release', changes }, { generation, at, by });
  const id = built.app + built.version;
  const { app: unit, version: to } = built;
  const decision = { ...live.decision, generation, id, units, changes: [{ unit, from: null, to }] };
  await appendDecision(store, live, decision);
  await recordDecision(store, decision);
}
