// Releases or rolls back in the sample site given by its first argument, and kills itself on the way:
//     node --import tsx crashing-command.ts ROOT release MARK STEP before|after
//     node --import tsx crashing-command.ts ROOT canary MARK STEP before|after
//     node --import tsx crashing-command.ts ROOT rollback - STEP before|after
import { crashingStore } from './crashing-store';
import { SampleSite } from './sample-site';

const [root = '', command, mark = '', step, when] = process.argv.slice(2);
const site = new SampleSite(root);
if (step) {
  const doom = { step: Number(step), when: when === 'after' ? 'after' : 'before' } as const;
  site.store = crashingStore(site.store, doom, () => {
    process.kill(process.pid, 'SIGKILL');
    throw new Error('This process was not killed.');
  });
}
console.log('begins');
if (command === 'canary') await site.canary('marketing', { mark });
else if (command === 'rollback') await site.rollback('marketing');
else await site.release('marketing', { mark });
console.log('ended');
