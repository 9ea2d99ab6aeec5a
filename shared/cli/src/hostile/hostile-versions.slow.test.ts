/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {
  describeHostileVersions,
  HOSTILE_ROWS,
  LONG_HOSTILE_ROWS,
  SLOW_HOSTILE_ROWS,
  type HostileCommand,
  type SampleSite,
  writeFailingLog,
} from '@site/release/testing';
import { exportSite } from '../export-site';
import { decideCanaries } from '../decide-canaries';

const isLong = process.env['LONG'] === '1';
const slow = [...SLOW_HOSTILE_ROWS, ...(isLong ? LONG_HOSTILE_ROWS : [])];

/** So that what is live has to be composed once more. */
const removeCompositions = (site: SampleSite) =>
  fs.promises.rm(path.join(site.storeFolder, 'sites'), { recursive: true });

/** The job that deploys gets the files of `compose -- --out`, and runs no code of apps (`pipeline-keys.test.ts`). */
const COMMANDS: Record<string, HostileCommand> = {
  compose: { run: () => exportSite([]), isLive: true, exitCode: 5 },
  deploy: {
    run: (site) => exportSite(['--out', path.join(site.root, 'public')]),
    isLive: true,
    exitCode: 5,
  },
  // The site goes on with the version before.
  start: { run: (site, shell) => site.start({ shell }), exitCode: 0 },
  // The canary fails in the log, so that it has to be ended.
  judge: {
    run: async (site) => decideCanaries(await writeFailingLog(site)),
    isLive: true,
    exitCode: 1,
  },
};

const PREPARE: Record<string, (site: SampleSite) => Promise<unknown>> = {
  compose: removeCompositions,
  deploy: removeCompositions,
  judge: (site) => site.canary('marketing', { mark: '2' }),
};

describe('release', () => {
  const run: HostileCommand['run'] = (site, shell) => site.release('shell', shell);
  describeHostileVersions('release', { run, exitCode: 1 }, slow);
});

describe.each(Object.entries(COMMANDS))('%s', (name, command) => {
  const rows = [...HOSTILE_ROWS, ...slow];
  describeHostileVersions(name, command, rows, PREPARE[name]);
});
