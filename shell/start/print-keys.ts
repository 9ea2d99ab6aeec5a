import path from 'node:path';
import { readOrCreateKeys } from '@site/supabase/local/keys';
import { dataFolder } from '../store/workspace';
import { ports } from './ports';

/** Prints the keys of this machine's backend as JSON, for tests and tools. */
export function printKeys(): Promise<void> {
  const { publishableKey, secretKey } = readOrCreateKeys(path.join(dataFolder(), 'backend'));
  const keys = {
    apiUrl: `http://localhost:${ports.backend}`,
    publishableKey,
    secretKey,
    siteUrl: `http://localhost:${ports.site}`,
    mailboxUrl: `http://localhost:${ports.mailbox}`,
  };
  console.log(JSON.stringify(keys, null, 2));
  return Promise.resolve();
}
