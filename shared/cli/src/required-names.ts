import fs from 'node:fs';
import path from 'node:path';
import {
  isAppName,
  isReleaseUnit,
  isRemoteName,
  type AppName,
  type ReleaseUnit,
  type RemoteName,
} from '@site/contract';
import { listWorkspaceRemotes } from '@site/release';
import { workspaceRoot } from '@site/node';

/** Requires one app whose sources are here. @throws with the possible names */
export function requireApp([name = findOnlyApp(), ...more]: string[], example: string): AppName {
  const apps = listApps();
  if (name && isAppName(name) && apps.includes(name) && more.length === 0) return name;
  throw new Error(`Name one app: ${apps.join(', ')}. For example: ${example}`);
}

/** Requires one remote whose sources are here. @throws with the possible names */
export function requireRemote(
  [name = findOnlyApp(), ...more]: string[],
  example: string,
): RemoteName {
  const remotes = listWorkspaceRemotes();
  if (name && isRemoteName(name) && remotes.includes(name) && more.length === 0) return name;
  throw new Error(`Name one remote: ${remotes.join(', ')}. For example: ${example}`);
}

/** Requires one unit of a site, whose remotes may have their sources elsewhere. @throws with the possible names */
export function requireUnit(
  [name = findOnlyApp(), ...more]: string[],
  example: string,
): ReleaseUnit {
  if (name && isReleaseUnit(name) && more.length === 0) return name;
  throw new Error(`Name one of shell, a remote, settings, keys. For example: ${example}`);
}

/** The repository of a team often contains one remote, which needs no name. */
function findOnlyApp(): string | undefined {
  const apps = listApps();
  return apps.length === 1 ? apps[0] : undefined;
}

/** Lists the apps whose sources are here. */
export function listApps(): string[] {
  const hasShell = fs.existsSync(path.join(workspaceRoot, 'shell'));
  return [...(hasShell ? ['shell'] : []), ...listWorkspaceRemotes()];
}
