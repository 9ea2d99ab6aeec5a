/** @jest-environment node */
import { describeStore } from './store-conformance';
import { setUpPlace } from './testing/set-up-bucket';

describeStore('A bucket whose service checks conditions', () => setUpPlace('checked'), [
  'Processes',
]);
describeStore(
  'A bucket whose service ignores conditions',
  () => setUpPlace('ignored'),
  process.env.LONG ? undefined : ['Processes'],
);
