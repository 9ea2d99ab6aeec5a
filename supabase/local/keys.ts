import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { messageOf } from '@site/node';
import { fieldsOf, parseJson } from './http/parse-json';
import { StartupError } from './startup-error';

/** Contents of `keys.json` in the data folder. */
const KeysSchema = v.object({
  /** Public: identifies the project and grants nothing else. */
  publishableKey: v.string(),
  /** Secret: bypasses row level security. */
  secretKey: v.string(),
  /** Key for the HS256 signatures of access tokens. */
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
});

export type ProjectKeys = v.InferOutput<typeof KeysSchema>;

/**
 * Reads the keys of a data folder. On first use, generates them and stores them in `keys.json`, readable by the owner
 * only.
 *
 * @throws StartupError if the file is damaged or cannot be read or written
 */
export function readOrCreateKeys(dataFolder: string): ProjectKeys {
  const file = join(dataFolder, 'keys.json');
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
    if (isTaken(error)) return readKeys(file);
    throw new StartupError(
      `The data folder ${dataFolder} cannot be written (${messageOf(error)}). Give it write permission or name another folder with --data.`,
    );
  }
}

function readKeys(file: string): ProjectKeys {
  const { success, output } = v.safeParse(KeysSchema, parseJson(readText(file)));
  if (success) return output;
  throw new StartupError(
    `The keys in ${file} are damaged. Restore the file, or delete it to get new keys; members then sign in again, their data stays.`,
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartupError(
      `The keys in ${file} cannot be read (${messageOf(error)}). Nothing was changed.`,
    );
  }
}

function isTaken(error: unknown): boolean {
  return fieldsOf(error)['code'] === 'EEXIST';
}
