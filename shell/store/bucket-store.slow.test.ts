/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import type { Place } from './conformance/tried';
import { openStore } from './open-store';
import { describeStore } from './store-conformance';
import { setUpBucket } from './testing/set-up-bucket';

describeStore('A bucket whose service checks conditions', () => setUpPlace('checked'));
describeStore(
  'A bucket whose service ignores conditions',
  () => setUpPlace('ignored'),
  // How it writes under a condition is all that differs.
  process.env.LONG ? undefined : ['Pointers', 'Sites'],
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

function setUpPlace(conditions: 'checked' | 'ignored'): Place {
  const machine = setUpBucket(conditions);
  const arrived = () => machine.server.calls.filter(({ key }) => key.includes('/killed/')).length;
  const halfWay = async () => {
    while (arrived() < 30) await pause(5);
  };
  return Object.assign(machine, { halfWay, manyFiles: 150 });
}
