import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './startup-error';

export interface Keys {
  /** Goes to browsers: names the project, allows nothing by itself. */
  publishableKey: string;
  /** Stays on the server: passes every policy. */
  secretKey: string;
  /** Signs members' access tokens. */
  jwtSecret: string;
}

/** The keys of a data folder, made up at its first use and kept in `keys.json`, readable by its owner only. */
export function readOrCreateKeys(dataFolder: string): Keys {
  const file = join(dataFolder, 'keys.json');
  const stored = readIfThere(file);
  if (stored !== undefined) return parseKeys(stored, file);

  const keys: Keys = {
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
  try {
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return keys;
  } catch (error) {
    // Another process was faster: its keys are the ones.
    if (isErrno(error, 'EEXIST')) return parseKeys(readFileSync(file, 'utf8'), file);
    throw new StartupError(
      `The data folder ${dataFolder} cannot be written (${errorText(error)}). Give it write permission or name another folder with --data.`,
    );
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined;
    throw new StartupError(
      `The keys in ${file} cannot be read (${errorText(error)}). Nothing was changed.`,
    );
  }
}

function parseKeys(text: string, file: string): Keys {
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

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
