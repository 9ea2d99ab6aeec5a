/** @jest-environment node */
import { describeTeams } from './testing/describe-teams';

describeTeams(2);
