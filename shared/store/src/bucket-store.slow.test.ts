/** @jest-environment node */
import { describeStoreConformance } from './testing/store-conformance';
import { setUpPlace } from './testing/set-up-bucket';

describeStoreConformance('A bucket', setUpPlace, ['Processes']);
