/** @jest-environment node */
import { describeSequences } from './testing/describe-sequences';

const seeds = Array.from({ length: 500 }, (_, index) => index + 1);
describeSequences(seeds, 8);
