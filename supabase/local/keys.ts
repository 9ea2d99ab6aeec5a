import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, StartupError } from './startup-error';

/** Contents of `keys.json` in the data folder. */
export interface ProjectKeys {
  /** Public: identifies the project and grants nothing else. */
  publishableKey: string;
  /** Secret: bypasses row level security. */
  secretKey: string;
  /** Key for the HS256 signatures of access tokens; at least 32 characters. */
  jwtSecret: string;
}

/**
 * Reads the keys of a data folder. On first use, generates them and stores them in `keys.json`, readable by the owner
 * only.
 *
 * @throws StartupError if the file is damaged or cannot be read or written
 */
export function readOrCreateKeys(dataFolder: string): ProjectKeys {
  const file = join(dataFolder, 'keys.json');
  const stored = readIfExists(file);
  if (stored !== undefined) return parseKeys(stored, file);

  const keys: ProjectKeys = {
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
  try {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return keys;
  } catch (error) {
    // Another process has written the file in the meantime: use its keys.
    if (isErrno(error, 'EEXIST')) return parseKeys(readFileSync(file, 'utf8'), file);
    throw new StartupError(
      `The data folder ${dataFolder} cannot be written (${messageOf(error)}). Give it write permission or name another folder with --data.`,
    );
  }
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw new StartupError(
      `The keys in ${file} cannot be read (${messageOf(error)}). Nothing was changed.`,
    );
  }
}

function parseKeys(text: string, file: string): ProjectKeys {
  const keys = parseRecord(text);
  const { publishableKey, secretKey, jwtSecret } = keys;
  if (
    typeof publishableKey === 'string' &&
    typeof secretKey === 'string' &&
    typeof jwtSecret === 'string' &&
    jwtSecret.length >= 32
  )
    return { publishableKey, secretKey, jwtSecret };
  throw new StartupError(
    `The keys in ${file} are damaged. Restore the file, or delete it to get new keys; members then sign in again, their data stays.`,
  );
}

function parseRecord(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
