// Runs one team's pipeline on a machine of its own several times:
//     SITE_STORE=s3://bucket/prefix node --import tsx team-command.ts ROOT APP TIMES
import { isAppName } from '@site/contract';
import { openStore } from '../../store/open-store';
import { SampleSite } from './sample-site';

const [root = '', app = '', times = '1'] = process.argv.slice(2);
if (!isAppName(app)) throw new Error(`There is no app "${app}".`);
const site = new SampleSite(root);
site.store = await openStore(root);
for (let mark = 2; mark < 2 + Number(times); mark += 1) {
  await site.release(app, { mark: String(mark) });
}
process.exit();
