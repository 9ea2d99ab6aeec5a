// Runs one team's pipeline on a machine of its own several times:
//     SITE_STORE=s3://bucket/prefix node --import tsx team-command.ts ROOT APP TIMES
import { isRemoteName } from '@site/contract';
import { SampleSite } from './sample-site';

const [root = '', app = '', times = '1'] = process.argv.slice(2);
if (!isRemoteName(app)) throw new Error(`There is no remote "${app}".`);
await new SampleSite(root).releaseTimes(app, Number(times));
process.exit();
