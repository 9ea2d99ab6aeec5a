import path from 'node:path';
import { readOrCreateKeys } from '@site/supabase/local/keys';
import { getDataFolder } from '@site/node';
import { LOCAL_PORTS } from './start/ports';

/** Prints the keys of this machine's backend as JSON, for tests and tools. */
export function printBackendKeys(): Promise<void> {
  const { publishableKey, secretKey } = readOrCreateKeys(path.join(getDataFolder(), 'backend'));
  const keys = {
    apiUrl: `http://localhost:${LOCAL_PORTS.backend}`,
    publishableKey,
    secretKey,
    siteUrl: `http://localhost:${LOCAL_PORTS.site}`,
    mailboxUrl: `http://localhost:${LOCAL_PORTS.mailbox}`,
  };
  console.log(JSON.stringify(keys, null, 2));
  return Promise.resolve();
}
