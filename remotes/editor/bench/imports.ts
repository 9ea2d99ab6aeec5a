import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '@site/testing/find-chromium';
import { type Raster, readPpm } from '../src/exports/testing/page-difference';
import { startBenchSite } from './bench-site';

/**
 * `npm run bench -- imports <folder> [<target>]`: opens each PowerPoint file of a folder in the editor, exports it as PDF, and
 * compares its pages with those of LibreOffice. Prints the root mean square error of each page, from 0 to 1, what the
 * import says that it left out, and how many pages are blank here only. Needs LibreOffice and poppler. The pages are kept
 * in the target, if there is one; those of LibreOffice are drawn once. The files are not part of this repository.
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
/** Errors of the pages at a quarter of their size, where letters that are a pixel apart do not count. */
const coarseErrors: number[] = [];
let blankPages = 0;
try {
  const files = readdirSync(folder).filter((file) => /\.pptx$/i.test(file));
  for (const file of files.toSorted()) console.log(`${file}\n  ${await describe(file)}`);
  console.log(`${shareOf(errors)} differ by ${ALIKE} at most; the median is ${medianOf(errors)}.`);
  console.log(`At a quarter of their size: ${shareOf(coarseErrors)}; ${medianOf(coarseErrors)}.`);
  console.log(`Pages that are blank here only: ${blankPages}.`);
} finally {
  await browser.close();
  site.stop();
  if (!target) rmSync(work, { recursive: true, force: true });
}

function shareOf(list: readonly number[]): string {
  const alike = list.filter((error) => error <= ALIKE).length;
  return `${alike} of ${list.length} pages (${Math.round((100 * alike) / list.length)} %)`;
}

function medianOf(list: readonly number[]): string {
  return (list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0).toFixed(3);
}

async function describe(file: string): Promise<string> {
  const from = join(folder ?? '', file);
  const name = basename(file, '.pptx');
  const ours = join(work, `${name}.editor.pdf`);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  let warnings = '';
  try {
    warnings = await exportAsPdf(await context.newPage(), from, ours);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await context.close();
  }
  const theirs = join(work, `${name}.pdf`);
  const profile = `-env:UserInstallation=file://${join(work, 'profile')}`;
  if (!existsSync(theirs))
    run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', work, from]);
  const office = drawPages(theirs);
  const pages = drawPages(ours);
  const pageErrors = pages.map((page, index) => differenceOf(page, office[index]));
  errors.push(...pageErrors);
  const coarseOffice = office.map(quarterOf);
  coarseErrors.push(
    ...pages.map((page, index) => differenceOf(quarterOf(page), coarseOffice[index])),
  );
  blankPages += pages.filter((page, index) => isBlank(page) && !isBlank(office[index])).length;
  return `${pageErrors.map((error) => error.toFixed(3)).join('  ')}${warnings}`;
}

async function exportAsPdf(page: Page, from: string, to: string): Promise<string> {
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
  let warnings = '';
  while ((await title.inputValue()) === titleBefore) {
    if (await refusal.isVisible()) throw new Error(await refusal.innerText());
    if (await list.isVisible()) {
      const sentences = await list.getByRole('listitem').allInnerTexts();
      warnings = sentences.map((sentence) => `\n  ${sentence}`).join('');
      await list.getByRole('button', { name: 'Open it' }).click();
    }
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
  return warnings;
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

/** The page with the mean of 4 × 4 pixels in each of its own. */
function quarterOf({ rgb, ...page }: Raster): Raster {
  const [width, height] = [Math.floor(page.width / 4), Math.floor(page.height / 4)];
  const means = new Uint8Array(width * height * 3);
  for (let index = 0; index < means.length; index += 1) {
    const [x, y] = [Math.floor(index / 3) % width, Math.floor(index / 3 / width)];
    let sum = 0;
    for (let pixel = 0; pixel < 16; pixel += 1) {
      const [column, row] = [4 * x + (pixel % 4), 4 * y + Math.floor(pixel / 4)];
      sum += rgb[(row * page.width + column) * 3 + (index % 3)] ?? 0;
    }
    means[index] = sum / 16;
  }
  return { width, height, rgb: means };
}

function isBlank(page: Raster | undefined): boolean {
  return page?.rgb.every((value, index) => value === page.rgb[index % 3]) ?? true;
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { timeout: 300_000 });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${String(stderr)}`);
}
