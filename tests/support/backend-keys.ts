import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@site/node';

export interface BackendKeys {
  apiUrl: string;
  publishableKey: string;
  secretKey: string;
  siteUrl: string;
  mailboxUrl: string;
}

/** Output of `npm run --silent keys`: URL and keys of the running site's backend. */
export function readBackendKeys(): BackendKeys {
  const args = ['--import', 'tsx', join(workspaceRoot, 'shared', 'cli', 'src', 'main.ts'), 'keys'];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: workspaceRoot, encoding: 'utf8' }),
  ) as BackendKeys;
}
