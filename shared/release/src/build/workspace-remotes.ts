import fs from 'node:fs';
import path from 'node:path';
import { isRemoteName, type RemoteName } from '@site/contract';
import { workspaceRoot } from '@site/node';

/** Lists the remotes whose sources are in this workspace; a site may have others, and need not have all of these. */
export function listWorkspaceRemotes(): RemoteName[] {
  const folder = path.join(workspaceRoot, 'remotes');
  const names = fs.readdirSync(folder).filter(isRemoteName);
  return names.filter((name) => fs.existsSync(path.join(folder, name, 'package.json')));
}
