import { spawnSync } from 'node:child_process';
import { CHROMIUM_FLAGS, requireChromium } from '@site/node/find-chromium';
import { readPrerenderedRoutes, siteUrl } from '../support/site';
import { formatTable, medianOf } from './tables';

/** The newest needs Node 24, which npx brings; where that is not to be had, the last that runs on Node 20. */
const programs = [
  { version: '13.5', packages: ['node@24', 'lighthouse@13.5'] },
  { version: '12.8.2', packages: ['lighthouse@12.8.2'] },
] as const;
const runsPerPage = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

/** Lighthouse with its own defaults on every prerendered page, forms included: medians of five runs. */
export async function runLighthouse(): Promise<string> {
  const program = programs.find(({ packages }) => run(packages, ['--version']).status === 0);
  if (!program) return 'Lighthouse could not be had from the registry; its scores are left out.';
  const rows = (await readPrerenderedRoutes()).map(({ path }) => {
    const runs = Array.from({ length: runsPerPage }, () => scoresOf(program.packages, path));
    const medians =
      runs[0]?.map((_score, index) => medianOf(runs.map((each) => each[index]))) ?? [];
    const cells = medians.map((score) => (score ?? NaN).toFixed(0));
    console.log(`Lighthouse, ${path}: ${cells.join(' / ')} ms of blocking`);
    return [`\`${path}\``, ...cells];
  });
  return [
    `## Lighthouse ${program.version}, its own defaults, medians of ${runsPerPage}`,
    formatTable(['page', ...categories, 'blocking in ms'], rows),
  ].join('\n\n');
}

function scoresOf(packages: readonly string[], path: string): number[] {
  const { status, stdout, stderr } = run(packages, [
    siteUrl + path,
    '--output=json',
    '--quiet',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
  ]);
  if (status !== 0) throw new Error(`Lighthouse failed on ${path}: ${stderr.slice(-500)}`);
  const report = JSON.parse(stdout) as Report;
  const scores = categories.map((name) => 100 * (report.categories[name]?.score ?? 0));
  return [...scores, report.audits['total-blocking-time']?.numericValue ?? 0];
}

function run(packages: readonly string[], args: string[]) {
  // Once it is here, nobody waits for a registry.
  const options = ['--yes', '--prefer-offline', ...packages.map((name) => `--package=${name}`)];
  return spawnSync('npx', [...options, 'lighthouse', ...args], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    timeout: 180_000,
    env: { ...process.env, CHROME_PATH: requireChromium() },
  });
}
