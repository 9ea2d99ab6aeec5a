/** @jest-environment node */
import { describeStoreConformance } from './store-conformance';
import { setUpPlace } from './testing/set-up-bucket';

describeStoreConformance('A bucket whose service checks conditions', () => setUpPlace('checked'), [
  'Processes',
]);
describeStoreConformance(
  'A bucket whose service ignores conditions',
  () => setUpPlace('ignored'),
  process.env.LONG ? undefined : ['Processes'],
);
