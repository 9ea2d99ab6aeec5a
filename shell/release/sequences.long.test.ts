/** @jest-environment node */
import { describeSequences } from './testing/describe-sequences';

describeSequences(Array.from({ length: 500 }, (_, index) => index + 1));
