/** @jest-environment node */
import { describeStoreConformance, inProcess } from './testing/store-conformance';
import { setUpPlace } from './testing/set-up-bucket';

describeStoreConformance('A bucket', setUpPlace, inProcess);
