import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '@site/node/find-chromium';
import { startBenchSite } from './bench-site';
import { convertToPdf, differenceOf, drawPages, isBlank, quarterOf } from './compare-pages';
import { openFile, saveExport } from './editor-files';

/**
 * `npm run bench -- imports <folder> [<target>]`: opens each PowerPoint file of a folder in the editor, exports it as PDF, and
 * compares its pages with those of LibreOffice. Prints the root mean square error of each page, from 0 to 1, what the
 * import says that it left out, and how many pages are blank here only. Needs LibreOffice and poppler. The pages are kept
 * in the target, if there is one; those of LibreOffice are drawn once. The files are not part of this repository.
 */
const [folder, target] = process.argv.slice(2).filter((arg) => arg !== '--');
if (!folder) throw new Error('Name the folder with the PowerPoint files.');

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
  if (!existsSync(theirs)) convertToPdf([from], work);
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

/** @returns what the import says that it left out, a line for each */
async function exportAsPdf(page: Page, from: string, to: string): Promise<string> {
  const warnings = await openFile(page, site.url, from);
  await saveExport(page, /^PDF One file/, to);
  return warnings.map((sentence) => `\n  ${sentence}`).join('');
}
