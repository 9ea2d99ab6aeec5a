import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beginDatabase } from '@site/testing/embedded-backend';
import { temporaryFolder } from '@site/testing/temporary-folder';

/** What a program of this folder prints last, run on a database that was begun for it. */
export async function runOnDatabase<Output>(program: string): Promise<Output> {
  const dataFolder = temporaryFolder('isam-backend');
  await beginDatabase(dataFolder);
  const command = ['--import', 'tsx', join(__dirname, `${program}.ts`), dataFolder];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
