import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '@site/node/find-chromium';
import { startServer, stopEverything, workspaceFolder } from '../runner/process';
import { siteUrl } from '../support/site';
import { measureWhenIdle } from './measure-when-idle';
import { runLighthouse } from './run-lighthouse';
import { measureBusyVisit, measureVisit } from './measure-visit';
import type { BusyVisit, Visit } from './visit';
import { BASELINES, type MeasuredSite } from './baseline';
import { serveBaselines } from './serve-baselines';
import { formatMedians, formatRatios, type Round } from './tables';

/**
 * `npm run bench -- site [--rounds 5] [--path / --path /pricing] [--against 'no scripts'] [--lighthouse]`: first visits
 * of pages of this site and of its baselines, in turns, on a throttled line and processor, for 15 s or until hydration
 * is over, once without hands and once with a reader's. Compare the ratios within one round: a busy machine slows both.
 * Writes what it prints to `tests/bench/results.md`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    path: {
      type: 'string',
      multiple: true,
      default: ['/', '/privacy-policy', '/pricing', '/book-demo', '/login', '/forgot'],
    },
    against: { type: 'string', multiple: true, default: ['no scripts', 'one prerendered bundle'] },
    lighthouse: { type: 'boolean', default: false },
  },
});
const baselines = BASELINES.filter((each) => values.against.includes(each));
const measuredSites: readonly MeasuredSite[] = ['this site', ...baselines];

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
    'Whole visits: 15 s, or until a second after hydration where that is later. Blocking and longest task count what runs after the first paint. The tables of ratios hold the medians of the ratios within one round, this site to the other; all others hold medians, in ms where the column does not say otherwise.',
    '## Nobody touches anything',
    formatMedians(rounds, 'visit'),
    formatRatios(rounds, 'visit'),
    '## A reader scrolls after 2 s, presses after 3 s and types after 4 s',
    'Scroll, press and type: until the next frame (of press and type the browser’s own interaction latency). Press done: until the control had changed. Next page: from the click on a link that was pointed at to the first paint of its page.',
    formatMedians(rounds, 'busyVisit'),
    formatRatios(rounds, 'busyVisit'),
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
      const { largestPaint = 0, blocked = 0 } = value.get('this site')?.visit ?? {};
      console.log(
        `round ${round}, ${pathname}: LCP ${Math.round(largestPaint)} ms, blocking ${Math.round(blocked)} ms`,
      );
    }
  }
  return { rounds, busyRounds };
}

/** Compression on the first request and warming up are not measured. */
async function warmUp(pathname: string): Promise<void> {
  for (const contender of measuredSites) {
    const page = await browser.newPage();
    await page.goto(addressOf(contender, pathname), { waitUntil: 'networkidle' });
    await page.close();
  }
}

/** Each begins as often as the others: who comes first after a rest has a machine of its own. */
async function measureRound(pathname: string, turn: number): Promise<Round> {
  const first = turn % measuredSites.length;
  const round = new Map<MeasuredSite, { visit: Visit; busyVisit: BusyVisit }>();
  for (const contender of [...measuredSites.slice(first), ...measuredSites.slice(0, first)]) {
    const url = addressOf(contender, pathname);
    const visit = await measureVisit(browser, url);
    round.set(contender, { visit, busyVisit: await measureBusyVisit(browser, url) });
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
