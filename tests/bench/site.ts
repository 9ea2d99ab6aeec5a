import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { chromiumFlags, requireChromium } from '@site/testing/find-chromium';
import { startServer, stopEverything } from '../runner/process';
import { siteUrl } from '../support/site';
import { measureLoad, type Load } from './measure-load';
import { serveStaticCopy } from './static-copy';

/**
 * `npm run bench -- site [--rounds 7] [--path /]`: first visits of a page of this site and of the same page
 * as plain HTML, in turns, on a throttled line and processor. What counts is the ratio within one round:
 * a busy machine slows both.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, path: { type: 'string', default: '/' } },
});
const measures = [
  'firstPaint',
  'largestPaint',
  'blocked',
  'shift',
  'kilobytes',
  'requests',
] as const;

await requireSite();
const copy = await serveStaticCopy(siteUrl, values.path);
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
try {
  await measureLoad(browser, copy.url); // Warms what the machine has to warm.
  const rounds: { site: Load; html: Load }[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const html = await measureLoad(browser, copy.url);
    const site = await measureLoad(browser, siteUrl + values.path);
    rounds.push({ html, site });
    console.log(
      `round ${round}: largest paint ${ms(site.largestPaint)} / ${ms(html.largestPaint)}`,
    );
  }
  console.log(tableOf(rounds));
} finally {
  await browser.close();
  copy.close();
  await stopEverything();
}

function tableOf(rounds: { site: Load; html: Load }[]): string {
  const rows = measures.map((measure) => {
    const site = median(rounds.map((round) => round.site[measure]));
    const html = median(rounds.map((round) => round.html[measure]));
    const ratio = median(rounds.map((round) => round.site[measure] / round.html[measure]));
    const figures = [site, html].map((value) =>
      value.toFixed(measure === 'shift' ? 3 : 0).padStart(8),
    );
    return `${measure.padEnd(14)}${figures.join('')}${Number.isFinite(ratio) ? ratio.toFixed(2).padStart(8) : ''}`;
  });
  return [`\n${values.path}`.padEnd(15) + '    site    html   ratio', ...rows].join('\n');
}

async function requireSite(): Promise<void> {
  const isRunning = await fetch(siteUrl).then(
    () => true,
    () => false,
  );
  if (isRunning) return;
  const args = ['--import', 'tsx', 'shell/start/main.ts', 'start'];
  await startServer(args, { env: {}, ready: 'Ready: http', limitSeconds: 240 });
}

function median(figures: number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}
