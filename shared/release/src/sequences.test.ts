/** @jest-environment node */
import { describeSequences } from './testing/describe-sequences';

// They hold, between them, every command with every trouble, and a crash and an error at every point.
describeSequences([2920, 1089, 355, 1202, 1161, 382, 107], 6);
