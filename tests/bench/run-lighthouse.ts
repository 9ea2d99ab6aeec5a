import { spawnSync } from 'node:child_process';
import { CHROMIUM_FLAGS, requireChromium } from '@site/testing/find-chromium';
import { readPrerenderedRoutes, siteUrl } from '../support/site';
import { formatTable } from './tables';

const version = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number } | undefined>;
}

/** Lighthouse on every prerendered page, on a line and a processor that are really slowed down. */
export async function runLighthouse(): Promise<string> {
  if (run(['--version']).status !== 0) {
    return `Lighthouse ${version} could not be had from the registry; its scores are left out.`;
  }
  const rows = (await readPrerenderedRoutes()).map(({ path }) => {
    const scores = scoresOf(path);
    console.log(`Lighthouse, ${path}: ${scores.join(' / ')} ms of blocking`);
    return [`\`${path}\``, ...scores];
  });
  return formatTable(['page', ...categories, 'blocking in ms'], rows);
}

function scoresOf(path: string): string[] {
  const { status, stdout, stderr } = run([
    siteUrl + path,
    '--output=json',
    '--quiet',
    '--throttling-method=devtools',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`,
  ]);
  if (status !== 0) throw new Error(`Lighthouse failed on ${path}: ${stderr.slice(-500)}`);
  const report = JSON.parse(stdout) as Report;
  const scores = categories.map((name) => (100 * (report.categories[name]?.score ?? 0)).toFixed(0));
  return [...scores, (report.audits['total-blocking-time']?.numericValue ?? 0).toFixed(0)];
}

function run(args: string[]) {
  // Once it is here, nobody waits for a registry.
  return spawnSync('npx', ['--yes', '--prefer-offline', `lighthouse@${version}`, ...args], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    timeout: 180_000,
    env: { ...process.env, CHROME_PATH: requireChromium() },
  });
}
