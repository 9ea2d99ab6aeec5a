import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copyWorkspacePackages } from '@site/release/testing';

/** Copies this workspace with a remote "academy" in it, as `npm run create` makes it. @returns the folder of the remote */
export function createCopyWithAcademy(copy: string): string {
  copyWorkspacePackages(copy, ['.github', 'supabase', 'tsconfig.json', 'tsconfig.base.json']);
  const command = ['--import', 'tsx', 'shared/cli/src/main.ts', 'create', 'remote', 'academy'];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const remote = path.join(copy, 'remotes/academy');
  const links = path.join(copy, 'remotes/account/node_modules');
  fs.cpSync(links, path.join(remote, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  return remote;
}
