/** @jest-environment node */
import { describeSequences } from './testing/describe-sequences';

describeSequences([309, 5562, 1050, 229], 9);
