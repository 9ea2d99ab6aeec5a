/** @jest-environment node */
import { describeSequences } from './testing/describe-sequences';

// The last four hold, between them, every command, whole and ended, and an end before and after every change.
describeSequences([1, 2, 3, 4, 13, 30, 94, 167]);
