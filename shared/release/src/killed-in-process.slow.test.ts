/** @jest-environment node */
import { describeEnds } from './testing/describe-ends';
import { endAt } from './testing/crashing-store';

const changes = [1, 2, 3, 4];

describeEnds(
  (site, command, mark, doom) =>
    endAt(site, doom, () =>
      command === 'rollback' ? site.rollback('marketing') : site[command]('marketing', { mark }),
    ),
  // For a store in one process, before a change is after the one before it.
  { release: changes, rollback: changes, canary: changes },
);
