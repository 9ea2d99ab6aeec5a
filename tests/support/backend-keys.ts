import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from './workspace';

export interface BackendKeys {
  apiUrl: string;
  publishableKey: string;
  secretKey: string;
  siteUrl: string;
  mailboxUrl: string;
}

/** What `npm run --silent keys` prints: how to reach the backend of the running site. */
export function readBackendKeys(): BackendKeys {
  const args = ['--import', 'tsx', join(workspaceRoot, 'shell', 'commands', 'main.ts'), 'keys'];
  return JSON.parse(
    execFileSync(process.execPath, args, { cwd: workspaceRoot, encoding: 'utf8' }),
  ) as BackendKeys;
}
