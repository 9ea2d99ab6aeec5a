/** @jest-environment node */
import { openStore } from './open-store';
import { describeStoreConformance, inProcess } from './store-conformance';
import { setUpBucket, setUpPlace } from './testing/set-up-bucket';

describeStoreConformance(
  'A bucket whose service checks conditions',
  () => setUpPlace('checked'),
  inProcess,
);
describeStoreConformance(
  'A bucket whose service ignores conditions',
  () => setUpPlace('ignored'),
  // Only the way of a conditional write differs.
  ['Pointers'],
);

describe('Writers who take turns', () => {
  const machine = setUpBucket('ignored');

  test('Of twenty, those who wait are quiet: claims that come and go would keep the oldest waiting', async () => {
    const store = await openStore(machine.dataFolder);
    const tries = Array.from({ length: 20 }, (_, index) =>
      store.putIfAbsent('live/crowded.json', Buffer.from(`${index}`)),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    const claims = machine.server.calls.filter(
      ({ method, key }) => method === 'PUT' && key.includes('claims/live/crowded.json'),
    );
    // Each of them has one, and a few a second one.
    expect(claims.length).toBeLessThanOrEqual(40);
  });
});
