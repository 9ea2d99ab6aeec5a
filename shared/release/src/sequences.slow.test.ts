/** @jest-environment node */
import { describeSequences } from './testing/describe-sequences';

// Together they hold every command, nearly each with every fault, and every loss.
describeSequences([566, 268, 309, 5562, 1050, 229], 9);
