import { join } from 'node:path';
import { countJest, countOne, countPlaywright, type Counts } from './counts';
import { findWrangler } from './hosts';
import { runNode, startServer, type Server } from './process';
import { runTool, type Place } from './run-tool';

export interface BrowserOptions {
  limitMinutes?: number;
  workers?: number;
}

/** Runs a project of the browser tests on the site, which is started for the first of them. */
export async function runBrowser(
  project: string,
  place: Place,
  { limitMinutes = 30, workers = 2 }: BrowserOptions = {},
): Promise<Counts> {
  const report = join(place.folder, `${project}.json`);
  const env = {
    PLAYWRIGHT_REPORT: report,
    PLAYWRIGHT_WORKERS: String(workers),
    ...siteEnvironment(place),
  };
  await startSite(place);
  const args = ['test', '--config', 'tests/playwright.config.ts', `--project=${project}`];
  const options = { program: 'playwright', env, limitMinutes };
  return countPlaywright(report, await runTool('@playwright/test', args, place, options));
}

/** Exports what is live, and asks for it on every host that is here. */
export async function runHosts(place: Place): Promise<Counts> {
  await startSite(place);
  const folder = join(place.folder, 'public');
  if ((await runSite('compose', place, ['--out', folder])) !== 0) return countOne(1);
  const report = join(place.folder, 'hosts.json');
  const args = ['--config', 'tests/jest.config.cjs', '--json', `--outputFile=${report}`];
  const env = { ...findWrangler(), ...siteEnvironment(place), SITE_EXPORT: folder };
  return countJest(report, await runTool('jest', args, place, { env }));
}

/** Runs a command of the site: `runSite('build', place)`. */
export function runSite(
  command: string,
  place: Place,
  args: string[] = [],
): Promise<number | null> {
  return runNode(['--import', 'tsx', 'shell/start/main.ts', command, ...args], {
    env: siteEnvironment(place),
  });
}

let running: Server | undefined;

async function startSite(place: Place): Promise<void> {
  running ??= await startServer(['--import', 'tsx', 'shell/start/main.ts', 'start'], {
    env: siteEnvironment(place),
    ready: 'Ready: http',
    limitSeconds: 600,
  });
}

/** A data folder of this run's own: no test meets the rows or releases of another run. */
function siteEnvironment({ folder }: Place): Record<string, string> {
  return { SITE_DATA: join(folder, 'data') };
}
