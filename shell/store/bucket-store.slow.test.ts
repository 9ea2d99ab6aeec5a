/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import type { Place } from './conformance/tried';
import { describeStore } from './store-conformance';
import { setUpBucket } from './testing/set-up-bucket';

describeStore('A bucket whose service checks conditions', () => setUpPlace('checked'));
describeStore('A bucket whose service ignores conditions', () => setUpPlace('ignored'));

function setUpPlace(conditions: 'checked' | 'ignored'): Place {
  const machine = setUpBucket(conditions);
  const arrived = () => machine.server.calls.filter(({ key }) => key.includes('/killed/')).length;
  const halfWay = async () => {
    while (arrived() < 100) await pause(5);
  };
  return Object.assign(machine, { halfWay });
}
