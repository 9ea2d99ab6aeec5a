import { hashFiles, listFiles } from '@site/node';

/** Placeholder in the names of a build, from whose bytes the version is computed. */
export const PLACEHOLDER_VERSION = '0000000000';

/** Computes the version of a build: a hash of names and bytes of all its files. @returns ten characters, 0-9 and a-z */
export function computeVersion(folder: string): string {
  return BigInt(`0x${hashFiles(folder, listFiles(folder)).slice(0, 24)}`)
    .toString(36)
    .padStart(10, '0')
    .slice(0, 10);
}

/** Environment variable with the port of a remote's development server. */
export const DEVELOPMENT_PORT_VARIABLE = 'SITE_DEVELOPMENT_PORT';
