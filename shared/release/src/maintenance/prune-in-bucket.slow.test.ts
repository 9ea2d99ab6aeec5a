/** @jest-environment node */
import { openStore, readLiveState } from '@site/store';
import { setUpBucket } from '@site/store/testing';
import { checkStore } from './check-store';
import { prune, RETENTION } from './prune';
import { endAt } from '../testing/crashing-store';
import { SampleSite } from '../testing/sample-site';

setUpBucket();

test('In a bucket, one machine removes what another one uploaded, and the site stays whole', async () => {
  const [team, keeper] = [new SampleSite(), new SampleSite()];
  for (const site of [team, keeper]) site.store = await openStore(site.root);
  await team.start();
  await endAt(team, { step: 1, when: 'after' }, () => team.release('editor', { mark: '9' }));

  const nowMs = Date.now() + (RETENTION.neverLiveDays + 1) * 86_400_000;
  const removed = await prune(keeper.store, { ...keeper.work({ isWayBack: true }), nowMs });
  expect(removed).toEqual([{ app: 'editor', version: 'ed00000009', wasLive: false }]);
  const keys = await team.store.list('');
  expect(keys.filter((key) => key.includes('ed00000009'))).toEqual([]);
  expect(await checkStore(keeper.store)).toEqual([]);

  // The machine that uploaded it has a copy, which the store does not count.
  await team.release('editor', { mark: '9' });
  expect((await readLiveState(keeper.store)).units.editor?.version).toBe('ed00000009');
  expect(await checkStore(keeper.store)).toEqual([]);
  for (const site of [team, keeper]) site.remove();
});
