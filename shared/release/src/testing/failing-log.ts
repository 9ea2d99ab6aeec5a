import fs from 'node:fs';
import path from 'node:path';
import { readLiveState } from '@site/store';
import type { SampleSite } from './sample-site';

/** Writes a log of reports in which the canary of marketing fails for everybody. @returns its file, among the drafts */
export async function writeFailingLog(site: SampleSite): Promise<string> {
  const { marketing } = (await readLiveState(site.store)).units;
  const line = JSON.stringify({
    at: new Date().toISOString(),
    'event.name': 'site.failure',
    'service.name': 'marketing',
    'service.version': `marketing_${marketing?.canary?.version}`,
    'error.type': 'lost',
  });
  const log = path.join(site.storeFolder, 'drafts', 'log.jsonl');
  fs.mkdirSync(path.dirname(log), { recursive: true });
  fs.writeFileSync(log, `${line}\n`.repeat(100));
  return log;
}
