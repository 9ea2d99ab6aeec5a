import {
  isAppName,
  isReleaseUnit,
  isRemoteName,
  type AppName,
  type ReleaseUnit,
  type RemoteName,
} from '@site/contract';
import { listWorkspaceRemotes } from '@site/release';

/** Requires one app whose sources are here. @throws with the possible names */
export function requireApp([name, ...more]: string[], example: string): AppName {
  const apps = ['shell', ...listWorkspaceRemotes()];
  if (name && isAppName(name) && apps.includes(name) && more.length === 0) return name;
  throw new Error(`Name one app: ${apps.join(', ')}. For example: ${example}`);
}

/** Requires one remote whose sources are here. @throws with the possible names */
export function requireRemote([name, ...more]: string[], example: string): RemoteName {
  const remotes = listWorkspaceRemotes();
  if (name && isRemoteName(name) && remotes.includes(name) && more.length === 0) return name;
  throw new Error(`Name one remote: ${remotes.join(', ')}. For example: ${example}`);
}

/** Requires one unit of a site, whose remotes may have their sources elsewhere. @throws with the possible names */
export function requireUnit([name, ...more]: string[], example: string): ReleaseUnit {
  if (name && isReleaseUnit(name) && more.length === 0) return name;
  throw new Error(`Name one of shell, a remote, settings, keys. For example: ${example}`);
}
