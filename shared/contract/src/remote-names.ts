/**
 * Names of all remotes. Schemas, ports (in this order: append new names), commands and lint boundaries are derived from
 * this list. `npm run create -- remote <name>` adds to it.
 */
export const REMOTE_NAMES = ['marketing', 'account', 'editor'] as const;
/** Name of a remote: also its folder below `remotes/` and its key in the registry. */
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Names of everything that is built and released: the shell and all remotes. */
export const APP_NAMES = ['shell', ...REMOTE_NAMES] as const;
/** Name of the shell or a remote. */
export type AppName = (typeof APP_NAMES)[number];

/** Port of the site on this machine. */
export const SHELL_PORT = 3000;

/** Ports of the remotes on this machine. Each remote has its own origin, as in production. */
export const REMOTE_PORTS = Object.fromEntries(
  REMOTE_NAMES.map((name, index) => [name, SHELL_PORT + 1 + index]),
) as Record<RemoteName, number>;

/** Tells whether a string is the name of a remote. */
export function isRemoteName(value: string): value is RemoteName {
  return (REMOTE_NAMES as readonly string[]).includes(value);
}

/** Folder of an app's package, relative to the workspace. */
export function appFolderOf(app: AppName): string {
  return app === 'shell' ? 'shell' : `remotes/${app}`;
}

/** Tells whether a string is the name of an app. */
export function isAppName(value: string): value is AppName {
  return (APP_NAMES as readonly string[]).includes(value);
}
