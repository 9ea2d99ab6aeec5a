/** @jest-environment node */
import { describeSequences } from './testing/describe-sequences';

// They hold, between them, every command, whole and ended, and an end before and after every change.
describeSequences([5, 6, 7, 13, 28, 31, 430]);
