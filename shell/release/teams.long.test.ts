/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describeTeams } from './testing/describe-teams';

const script = path.join(__dirname, 'testing', 'team-command.ts');

const releases = 50;
jest.setTimeout(60 * 60_000);

describeTeams(releases, async ({ root }, app) => {
  const args = ['--import', 'tsx', script, root, app, String(releases)];
  // Named, because Jest hands its tests a copy of the environment.
  const { env } = process;
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  expect(await once(child, 'close')).toEqual([0, null]);
});
