declare const isValidated: unique symbol;
/** Name that is not written in this workspace's sources: it comes from data and passed `isRemoteName`. */
type ValidatedName = string & { readonly [isValidated]: true };

/**
 * Name of a remote: its key in settings and registry. The list of a site's remotes is data, in its settings. In sources
 * the compiler accepts the names of this workspace only, letter by letter; any other string has to be validated first,
 * because names become parts of paths, URLs and global variables.
 */
export type RemoteName = 'marketing' | 'account' | 'editor' | ValidatedName;

/** Name of the shell or a remote. */
export type AppName = 'shell' | RemoteName;

/** Values by remote, app or unit: any of them can be absent. */
export type ByName<Name extends string, Value> = {
  [Key in Exclude<Name, ValidatedName>]?: Value;
} & { [Key in Extract<Name, ValidatedName>]: Value };

/** Port of the site on this machine. */
export const SHELL_PORT = 3000;

/** Names of other units and of folders in the store. */
const RESERVED_NAMES = ['shell', 'settings', 'keys', 'decision', 'proposal', 'composer', 'site'];

/** Tells whether a string can be the name of a remote: 2 to 20 small letters and digits, a letter first. */
export function isRemoteName(value: string): value is RemoteName {
  return /^[a-z][a-z0-9]{1,19}$/.test(value) && !RESERVED_NAMES.includes(value);
}

/** Tells whether a string can be the name of an app. */
export function isAppName(value: string): value is AppName {
  return value === 'shell' || isRemoteName(value);
}

/** Lists the names in a record, in its order. */
export function namesOf<Values extends object>(record: Values): (keyof Values & string)[] {
  return Object.keys(record) as (keyof Values & string)[];
}

/** Lists the remotes in a record by unit or app, in its order. */
export function remotesIn(record: object): RemoteName[] {
  return Object.keys(record).filter(isRemoteName);
}

/** Folder of an app's package, relative to the workspace. */
export function appFolderOf(app: AppName): string {
  return app === 'shell' ? 'shell' : `remotes/${app}`;
}
