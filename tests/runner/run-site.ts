import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode, startServer, workspaceFolder, type Server } from './process';
import { findWrangler } from './programs';
import { readJestReport, readPlaywrightReport, resultOfExit, type StepResult } from './results';
import { runTool, type RunContext } from './run-tool';

/** Runs a project of the browser tests on the site, which is started for the first of them. */
export async function runBrowser(project: string, context: RunContext): Promise<StepResult> {
  const { folder, filePatterns = [] } = context;
  const report = join(folder, `${project}.json`);
  await startSite(context);
  const args = ['test', '--config', 'tests/playwright.config.ts', `--project=${project}`];
  // A selected file may have tests of another tier only.
  if (filePatterns.length > 0) args.push('--pass-with-no-tests');
  const code = await runTool('@playwright/test', [...args, ...filePatterns], {
    program: 'playwright',
    env: { PLAYWRIGHT_REPORT: report, ...siteVariables(context) },
    limitMinutes: project.endsWith('-long') ? 90 : 45,
  });
  return readPlaywrightReport(report, code);
}

/** Exports the live site and checks it on every static host that is installed. */
export async function runHosts(context: RunContext): Promise<StepResult> {
  await startSite(context);
  const exported = join(context.folder, 'public');
  const code = await runSite('compose', context, ['--out', exported]);
  if (code !== 0) return resultOfExit(code);
  const report = join(context.folder, 'hosts.json');
  const args = ['--config', 'tests/jest.config.cjs', '--json', `--outputFile=${report}`];
  const env = { ...findWrangler(), ...siteVariables(context), SITE_EXPORT: exported };
  return readJestReport(report, await runTool('jest', args, { env }));
}

/** Runs a command of the site: `runSite('build', context)`. */
export function runSite(
  command: string,
  context: RunContext,
  args: readonly string[] = [],
): Promise<number | null> {
  return runNode(['--import', 'tsx', 'shared/cli/src/main.ts', command, ...args], {
    env: siteVariables(context),
  });
}

let running: Server | undefined;

async function startSite(context: RunContext): Promise<void> {
  running ??= await startServer(['--import', 'tsx', 'shared/cli/src/main.ts', 'start'], {
    env: siteVariables(context),
    ready: 'Ready: http',
    limitSeconds: 600,
  });
}

/**
 * Each run has a data folder of its own, so no test meets the rows or releases of another run. Without a start-up
 * screen a page is there at once; the test of that screen puts it in (`shell-start-up.spec.ts`).
 */
function siteVariables({ folder }: RunContext): Record<string, string> {
  const file = join(folder, 'site-settings.json');
  if (!existsSync(file)) {
    const text = readFileSync(join(workspaceFolder, 'shell/site-settings.json'), 'utf8');
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(text) as object), splashMs: 0 }));
  }
  return { SITE_DATA: join(folder, 'data'), SITE_SETTINGS: file };
}
