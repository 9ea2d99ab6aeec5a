import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { workspace } from './workspace';

export interface Keys {
  apiUrl: string;
  publishableKey: string;
  secretKey: string;
  siteUrl: string;
  mailboxUrl: string;
}

/** What `npm run --silent keys` prints: how to reach the backend of the running site. */
export function readKeys(): Keys {
  const args = ['--import', 'tsx', join(workspace, 'shell', 'start', 'main.ts'), 'keys'];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: workspace, encoding: 'utf8' }),
  ) as Keys;
}
