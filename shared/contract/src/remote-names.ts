/**
 * The remotes. Everything that lists them is derived from this one list: schemas, ports (in this order, so a new one
 * goes to the end), commands, lint's fences. `npm run create -- remote <name>` adds to it.
 */
export const REMOTE_NAMES = ['marketing', 'account', 'editor'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** What is built, released and rolled back. */
export const APP_NAMES = ['shell', ...REMOTE_NAMES] as const;
export type AppName = (typeof APP_NAMES)[number];

export const shellPort = 3000;

/** Each remote has its own origin on one machine too, as its own host in production. */
export const remotePorts = Object.fromEntries(
  REMOTE_NAMES.map((name, index) => [name, shellPort + 1 + index]),
) as Record<RemoteName, number>;

export function isRemoteName(value: string): value is RemoteName {
  return (REMOTE_NAMES as readonly string[]).includes(value);
}

/** Where the app's package is, relative to the workspace. */
export function appFolder(app: AppName): string {
  return app === 'shell' ? 'shell' : `remotes/${app}`;
}

export function isAppName(value: string): value is AppName {
  return (APP_NAMES as readonly string[]).includes(value);
}
