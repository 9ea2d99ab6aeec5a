import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '@site/testing/find-chromium';
import { startServer, stopEverything, workspaceFolder } from '../runner/process';
import { siteUrl } from '../support/site';
import { measureWhenIdle } from './measure-when-idle';
import { runLighthouse } from './run-lighthouse';
import { measureVisit, type Visit } from './measure-visit';
import { MEASURED_SITES, type MeasuredSite } from './baseline';
import { serveBaselines } from './serve-baselines';
import { formatMedians, formatRatios, type Round } from './tables';

/**
 * `npm run bench -- site [--rounds 7] [--path / --path /pricing] [--lighthouse]`: first visits of pages of this site and
 * of its baselines, in turns, on a throttled line and processor. What counts is the ratio within one round: a busy
 * machine slows both. Writes what it prints to `tests/bench/results.md`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    path: { type: 'string', multiple: true, default: ['/', '/pricing', '/privacy-policy'] },
    lighthouse: { type: 'boolean', default: false },
  },
});

/**
 * A driven browser notes a stack with every Error, and V8 parses again whatever stands on it: two thirds of what the
 * shell's script seemed to take, for the five Errors that react-dom keeps as constants. Nobody's visit pays that, and
 * with positions at hand neither does a measured one.
 */
const withPositions = '--js-flags=--no-enable-lazy-source-positions';

await requireSite();
const others = await serveBaselines();
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [...CHROMIUM_FLAGS, withPositions],
});
try {
  const { rounds, busyRounds } = await measureAll();
  const report = [
    '# This site against its baselines',
    `<!-- Written by \`npm run bench -- site\`. -->`,
    circumstances(busyRounds),
    'Medians of the ratios within one round, this site to the other; in the last rows the same site with 100 remotes and 1,000 routes to this one. Soft navigation: to a page that was prefetched, against loading a document without scripts.',
    formatRatios(rounds),
    'Medians, in ms where the column does not say otherwise:',
    formatMedians(rounds),
    ...(values.lighthouse ? [await runLighthouse()] : []),
  ].join('\n\n');
  console.log(`\n${report}`);
  fs.writeFileSync(path.join(workspaceFolder, 'tests/bench/results.md'), `${report}\n`);
} finally {
  await browser.close();
  await others.close();
  await stopEverything();
}

async function measureAll(): Promise<{ rounds: Map<string, Round[]>; busyRounds: number }> {
  for (const pathname of values.path) await warmUp(pathname);
  const rounds = new Map<string, Round[]>();
  let busyRounds = 0;
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const pathname of values.path) {
      const { value, isCalm } = await measureWhenIdle(() => measureRound(pathname, round));
      rounds.set(pathname, [...(rounds.get(pathname) ?? []), value]);
      if (!isCalm) busyRounds += 1;
      const { largestPaint = 0 } = value.get('this site') ?? {};
      console.log(`round ${round}, ${pathname}: LCP ${Math.round(largestPaint)} ms`);
    }
  }
  return { rounds, busyRounds };
}

/** Compression on the first request and warming up are not measured. */
async function warmUp(pathname: string): Promise<void> {
  for (const contender of MEASURED_SITES) {
    const page = await browser.newPage();
    await page.goto(addressOf(contender, pathname), { waitUntil: 'networkidle' });
    await page.close();
  }
}

/** Each begins as often as the others: who comes first after a rest has a machine of its own. */
async function measureRound(pathname: string, turn: number): Promise<Round> {
  const first = turn % MEASURED_SITES.length;
  const round = new Map<MeasuredSite, Visit>();
  for (const contender of [...MEASURED_SITES.slice(first), ...MEASURED_SITES.slice(0, first)]) {
    const url = addressOf(contender, pathname);
    const hasProgram = contender !== 'no scripts';
    round.set(contender, await measureVisit(browser, url, { hasProgram }));
  }
  return round;
}

function addressOf(contender: MeasuredSite, pathname: string): string {
  return contender === 'this site' ? siteUrl + pathname : others.urlOf(contender, pathname);
}

function circumstances(busyRounds: number): string {
  const [cpu] = os.cpus();
  const machine = `${os.cpus().length} × ${cpu?.model.trim() ?? 'processor'}`;
  const busy = busyRounds > 0 ? ` ${busyRounds} of the rounds ran on a busy machine.` : '';
  return `${new Date().toISOString().slice(0, 10)}, ${values.rounds} rounds, Chromium ${browser.version()}, Node ${process.versions.node}, ${machine}; line 150 ms and 1.6 Mbit/s, processor four times slower, 412 × 823.${busy}`;
}

async function requireSite(): Promise<void> {
  const isRunning = await fetch(siteUrl).then(
    () => true,
    () => false,
  );
  if (isRunning) return;
  const args = ['--import', 'tsx', 'shared/cli/src/main.ts', 'start'];
  await startServer(args, { env: {}, ready: 'Ready: http', limitSeconds: 240 });
}
