import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beginDatabase } from '@site/testing/embedded-backend';
import { temporaryFolder } from '@site/testing/temporary-folder';

/** Runs a program of this folder on a migrated database; returns the JSON in the last line of its output. */
export async function runOnDatabase<Output>(program: string): Promise<Output> {
  const dataFolder = temporaryFolder('isam-backend');
  await beginDatabase(dataFolder);
  const command = ['--import', 'tsx', join(__dirname, `${program}.ts`), dataFolder];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
