/** The remotes; everything that lists them or goes by their order is derived from this one list. */
export const REMOTE_NAMES = ['marketing', 'account', 'editor'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** What is built, released and rolled back. */
export const APP_NAMES = ['shell', ...REMOTE_NAMES] as const;
export type AppName = (typeof APP_NAMES)[number];

export const shellPort = 3000;

/** Each remote has its own origin on one machine too, as its own host in production. */
export const remotePorts: Record<RemoteName, number> = {
  marketing: 3001,
  account: 3002,
  editor: 3003,
};

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
