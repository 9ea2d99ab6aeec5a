import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { initializeDatabase } from '@site/testing/embedded-backend';
import { createTemporaryFolder } from '@site/testing/create-temporary-folder';

/** Runs a program of this folder on a migrated database; returns the JSON in the last line of its output. */
export async function runProgramOnDatabase<Output>(program: string): Promise<Output> {
  const dataFolder = createTemporaryFolder('isam-backend');
  await initializeDatabase(dataFolder);
  const loaders = [join(__dirname, '../packages.mjs'), 'tsx'].flatMap((name) => ['--import', name]);
  // It ends before better code of the database would pay off.
  const command = ['--liftoff-only', ...loaders, join(__dirname, `${program}.ts`), dataFolder];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
