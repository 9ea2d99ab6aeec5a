export const REMOTE_NAMES = ['marketing', 'account', 'editor'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

export function isRemoteName(value: string): value is RemoteName {
  return (REMOTE_NAMES as readonly string[]).includes(value);
}

/** Everything that is built and released alone: the shell ships like its guests. */
export const APP_NAMES = ['shell', ...REMOTE_NAMES] as const;
export type AppName = (typeof APP_NAMES)[number];

export function isAppName(value: string): value is AppName {
  return (APP_NAMES as readonly string[]).includes(value);
}
