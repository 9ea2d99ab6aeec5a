import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireChromium } from '@site/testing/find-chromium';
import { forgetOutcomes } from '../composition/faults/fault-table';
import { readyEngines } from './engines';
import { installOfficeOnBuildServers } from './office';
import { readyChromium } from './headless-shell';
import { installPostgresOnBuildServers } from './postgres';
import { add, countJest, countOne, countPlaywright, nothing, type Counts } from './counts';
import { readyHosts } from './hosts';
import { runNode, startServer, workspace, type Server } from './process';

export interface Step {
  name: string;
  /** Takes longer than anybody waits for: `npm test` leaves it out, `npm run test:long` runs it. */
  isLong?: true;
  run(place: Place): Promise<Counts>;
}

/** Where a run keeps what it makes: everything below one folder that is removed at its end. */
export interface Place {
  folder: string;
}

/** In the order in which they run: what is quick and says most comes first. */
export const steps: Step[] = [
  {
    name: 'format',
    run: async () => countOne(await tool('prettier', ['--check', '--log-level=warn', '.'])),
  },
  {
    name: 'lint',
    run: async () => countOne(await tool('oxlint', ['--type-aware', '--deny-warnings'])),
  },
  {
    name: 'types',
    // The whole, then each kind of room with the names that it may use and no others.
    run: () =>
      checkTypes(['tsconfig.json', ...kindsOfRoom.map((kind) => `tests/types/${kind}.json`)]),
  },
  { name: 'unused', run: async () => countOne(await tool('knip', [])) },
  { name: 'unit', run: (place) => jest(place, {}) },
  // The backend's tests, and whatever else takes long.
  { name: 'database', run: (place) => jest(place, { SLOW: '1' }) },
  {
    name: 'build',
    run: async (place) => {
      // The gate opens every page in a browser before it goes live.
      requireChromium();
      return countOne(await site('build', place));
    },
  },
  { name: 'journeys', run: (place) => browser('journeys', place) },
  {
    name: 'engines',
    run: (place) => {
      readyEngines();
      return browser('engines', place);
    },
  },
  { name: 'quality', run: (place) => browser('quality', place) },
  { name: 'composition', run: (place) => browser('composition', place) },
  { name: 'faults', run: (place) => browser('faults', place, waiting) },
  { name: 'hosts', run: hosts },
  {
    name: 'journeys-long',
    isLong: true,
    run: (place) => browser('journeys-long', place, { limitMinutes: 60 }),
  },
  { name: 'quality-long', isLong: true, run: (place) => browser('quality-long', place) },
  { name: 'composition-long', isLong: true, run: (place) => browser('composition-long', place) },
  {
    name: 'faults-long',
    isLong: true,
    run: (place) => {
      forgetOutcomes();
      return browser('faults-long', place, { ...waiting, limitMinutes: 90 });
    },
  },
  {
    name: 'database-long',
    isLong: true,
    // The same tests as `database`, with every moment, sequence, theme and request that they know.
    run: (place) => jest(place, { SLOW: '1', LONG: '1' }, { limitMinutes: 120 }),
  },
];

/** These tests wait most of the time, so more of them fit beside each other. */
const waiting = { env: { PLAYWRIGHT_WORKERS: '4' } };

const kindsOfRoom = ['pure', 'browser', 'node'];

async function checkTypes(configs: string[]): Promise<Counts> {
  let total = nothing;
  for (const config of configs) {
    total = add(total, countOne(await tool('typescript', ['-p', config], 'tsc')));
  }
  return total;
}

let running: Server | undefined;

/** Runs the program of an installed package, without a shell between. */
function tool(
  name: string,
  args: string[],
  program = name,
  options: { env?: Record<string, string>; limitMinutes?: number } = {},
): Promise<number | null> {
  const folder = join(workspace, 'node_modules', name);
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { bin } = JSON.parse(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[program];
  if (!file) throw new Error(`${name} has no program "${program}".`);
  return runNode([join(folder, file), ...args], options);
}

async function jest(
  { folder }: Place,
  env: Record<string, string>,
  { limitMinutes = 30 }: { limitMinutes?: number } = {},
): Promise<Counts> {
  installOfficeOnBuildServers();
  if (env.SLOW) installPostgresOnBuildServers();
  const report = join(folder, 'jest.json');
  const output = ['--json', `--outputFile=${report}`, '--maxWorkers=2'];
  const args = ['--config', 'tests/jest.config.cjs', ...output];
  const which = env.SLOW ? [] : ['--testPathPatterns', '^(?!(.*[\\\\/])?supabase[\\\\/])'];
  const code = await tool('jest', [...args, ...which], 'jest', { env, limitMinutes });
  return countJest(report, code);
}

async function browser(
  project: string,
  place: Place,
  {
    limitMinutes = 30,
    env: more = {},
  }: { limitMinutes?: number; env?: Record<string, string> } = {},
): Promise<Counts> {
  const report = join(place.folder, `${project}.json`);
  readyChromium();
  const env = {
    PLAYWRIGHT_REPORT: report,
    ...siteEnvironment(place),
    ...more,
  };
  await startSite(place);
  const args = ['test', '--config', 'tests/playwright.config.ts', `--project=${project}`];
  const code = await tool('@playwright/test', args, 'playwright', { env, limitMinutes });
  return countPlaywright(report, code);
}

/** Exports what is live, and asks for it on every host that is here. */
async function hosts(place: Place): Promise<Counts> {
  await startSite(place);
  const folder = join(place.folder, 'public');
  if ((await site('compose', place, ['--out', folder])) !== 0) return countOne(1);
  const report = join(place.folder, 'hosts.json');
  const args = ['--config', 'tests/jest.config.cjs', '--json', `--outputFile=${report}`];
  const code = await tool('jest', args, 'jest', {
    env: { ...readyHosts(), ...siteEnvironment(place), SITE_EXPORT: folder },
  });
  return countJest(report, code);
}

async function startSite(place: Place): Promise<void> {
  running ??= await startServer(['--import', 'tsx', 'shell/start/main.ts', 'start'], {
    env: siteEnvironment(place),
    ready: 'Ready: http',
    limitSeconds: 600,
  });
}

function site(command: string, place: Place, args: string[] = []): Promise<number | null> {
  return runNode(['--import', 'tsx', 'shell/start/main.ts', command, ...args], {
    env: siteEnvironment(place),
  });
}

/** A data folder of this run's own: no test meets the rows or releases of another run. */
function siteEnvironment({ folder }: Place): Record<string, string> {
  return { SITE_DATA: join(folder, 'data') };
}
