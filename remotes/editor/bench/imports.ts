import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '@site/testing/find-chromium';
import { type Raster, readPpm } from '../src/exports/testing/page-difference';
import { startBenchSite } from './bench-site';

/**
 * `npm run bench -- imports <folder> [<target>]`: opens each PowerPoint file of a folder in the editor, exports it as PDF, and
 * compares its pages with those of LibreOffice. Prints the root mean square error of each page, from 0 to 1. Needs
 * LibreOffice and poppler. The pages are kept in the target, if there is one. The files are not part of this repository.
 */
const [folder, target] = process.argv.slice(2).filter((arg) => arg !== '--');
if (!folder) throw new Error('Name the folder with the PowerPoint files.');

/** The height of a page, in pixels; a slide of 16:9 is 960 × 540. */
const HEIGHT = 540;
const ALIKE = 0.1;

const work = target ?? mkdtempSync(join(tmpdir(), 'imports-'));
mkdirSync(work, { recursive: true });
const site = await startBenchSite();
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
const errors: number[] = [];
try {
  const files = readdirSync(folder).filter((file) => /\.pptx$/i.test(file));
  for (const file of files.toSorted()) console.log(`${file}\n  ${await describe(file)}`);
  const alike = errors.filter((error) => error <= ALIKE).length;
  const percent = Math.round((100 * alike) / errors.length);
  console.log(`${alike} of ${errors.length} pages (${percent} %) differ by ${ALIKE} at most.`);
} finally {
  await browser.close();
  site.stop();
  if (!target) rmSync(work, { recursive: true, force: true });
}

async function describe(file: string): Promise<string> {
  const from = join(folder ?? '', file);
  const name = basename(file, '.pptx');
  const ours = join(work, `${name}.editor.pdf`);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await exportAsPdf(await context.newPage(), from, ours);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await context.close();
  }
  const profile = `-env:UserInstallation=file://${join(work, 'profile')}`;
  run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', work, from]);
  const office = drawPages(join(work, `${name}.pdf`));
  const pages = drawPages(ours).map((page, index) => differenceOf(page, office[index]));
  errors.push(...pages);
  return pages.map((error) => error.toFixed(3)).join('  ');
}

async function exportAsPdf(page: Page, from: string, to: string): Promise<void> {
  await page.goto(site.url);
  await page.locator('[data-region="canvas"]').waitFor();
  await page.waitForFunction(() => 'bench' in window);
  const title = page.getByLabel('Title of the presentation');
  const titleBefore = await title.inputValue();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('powerpoint file');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(from);
  // A dialog first lists the changes, if there are any.
  const list = page.getByRole('dialog', { name: /in your list/ });
  const refusal = page.getByRole('dialog', { name: /cannot be opened/ });
  while ((await title.inputValue()) === titleBefore) {
    if (await refusal.isVisible()) throw new Error(await refusal.innerText());
    if (await list.isVisible()) await list.getByRole('button', { name: 'Open it' }).click();
    await page.waitForTimeout(100);
  }
  await page.locator('[data-region="canvas"]').waitFor();
  await page
    .getByRole('button', { name: /^Export/ })
    .first()
    .click();
  const exporting = page.getByRole('dialog', { name: 'Export' });
  await exporting.getByRole('radio', { name: /^PDF One file/ }).check();
  const download = page.waitForEvent('download', { timeout: 300_000 });
  await exporting.getByRole('button', { name: 'Export', exact: true }).click();
  await (await download).saveAs(to);
}

function drawPages(pdf: string): Raster[] {
  const pages = `${pdf}.pages`;
  rmSync(pages, { recursive: true, force: true });
  mkdirSync(pages);
  run('pdftoppm', ['-scale-to-x', '-1', '-scale-to-y', String(HEIGHT), pdf, join(pages, 'page')]);
  const files = readdirSync(pages).toSorted();
  return files.map((page) => readPpm(readFileSync(join(pages, page))));
}

/** Compares the middle that both pages have: a narrower slide stands in the middle of a wider one. */
function differenceOf(one: Raster, other: Raster | undefined): number {
  if (!other) return 1;
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height);
  let sum = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const difference =
          valueAt(one, { x, y, width, channel }) - valueAt(other, { x, y, width, channel });
        sum += (difference / 255) ** 2;
      }
  return Math.sqrt(sum / (width * height * 3));
}

function valueAt(
  page: Raster,
  { x, y, width, channel }: { x: number; y: number; width: number; channel: number },
): number {
  const left = Math.floor((page.width - width) / 2);
  return page.rgb[(y * page.width + left + x) * 3 + channel] ?? 0;
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { timeout: 300_000 });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${String(stderr)}`);
}
