/** @jest-environment node */
import { describeSequences } from './testing/describe-sequences';

// With those of the slow tier they hold every command, nearly each with every fault, and every loss.
describeSequences([566, 268], 9);
