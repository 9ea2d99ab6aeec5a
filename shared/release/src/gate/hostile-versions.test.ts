/** @jest-environment node */
import { describeHostileVersions, HOSTILE_ROWS } from '../testing/hostile-versions';

describeHostileVersions(
  'release',
  { run: (site, shell) => site.release('shell', shell), exitCode: 1 },
  HOSTILE_ROWS,
);
