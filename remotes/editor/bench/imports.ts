import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '@site/testing/find-chromium';
import { startBenchSite } from './bench-site';
import { comparePages, convertToPdf } from './compare-pages';
import { openFile, saveExport } from './editor-files';

/**
 * `npm run bench -- imports <folder> [<target>]`: opens each PowerPoint file of a folder in the editor, exports it as PDF, and
 * compares its pages with those of LibreOffice. Prints the root mean square error of each page, from 0 to 1. Needs
 * LibreOffice and poppler. The pages are kept in the target, if there is one. The files are not part of this repository.
 */
const [folder, target] = process.argv.slice(2).filter((arg) => arg !== '--');
if (!folder) throw new Error('Name the folder with the PowerPoint files.');

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
  convertToPdf([from], work);
  const pages = comparePages(ours, join(work, `${name}.pdf`));
  errors.push(...pages);
  return pages.map((error) => error.toFixed(3)).join('  ');
}

async function exportAsPdf(page: Page, from: string, to: string): Promise<void> {
  await openFile(page, site.url, from);
  await saveExport(page, /^PDF One file/, to);
}
