import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '@site/node/find-chromium';
import { prepareOfficeFonts } from '../src/exports/testing/prepare-office-fonts';
import { startBenchSite } from './bench-site';
import { listBrokenWords } from './broken-words';
import { comparePages, convertToPdf } from './compare-pages';
import { openFile, saveExport, writeDeckFile } from './editor-files';
import { createExportDecks } from './export-decks';

/**
 * `npm run bench -- exports [<target>] [--only=<deck>,…]`: exports sample decks as PowerPoint files, and compares the
 * editor's PDF of each with those of LibreOffice, with and without the bundled fonts, and with that of the file opened in
 * the editor again. Prints the root mean square error of each page, from 0 to 1, and the words that LibreOffice breaks.
 * Needs LibreOffice and poppler. The files are kept in the target, if there is one.
 */
const cliArguments = process.argv.slice(2).filter((arg) => arg !== '--');
const target = cliArguments.find((arg) => !arg.startsWith('--'));
const only = cliArguments.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);

const MAX_ERRORS = { fonts: 0.06, substitutes: 0.12, reopened: 0.002 } as const;

type Comparison = keyof typeof MAX_ERRORS;

const COMPARISONS = Object.keys(MAX_ERRORS) as readonly Comparison[];

const work = target ?? mkdtempSync(join(tmpdir(), 'exports-'));
const folders = Object.fromEntries(
  ['editor', ...COMPARISONS].map((name) => [name, join(work, name)]),
) as Readonly<Record<Comparison | 'editor', string>>;
for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });

const decks = createExportDecks().filter(({ name }) => !only || only.split(',').includes(name));
await exportDecks();
const presentations = decks.map(({ name }) => join(folders.editor, `${name}.pptx`));
convertToPdf(presentations, folders.fonts, prepareOfficeFonts(work));
convertToPdf(presentations, folders.substitutes);

const errors: Record<Comparison, number[]> = { fonts: [], substitutes: [], reopened: [] };
let brokenCount = 0;
for (const { name } of decks) {
  console.log(name);
  for (const comparison of COMPARISONS) console.log(`  ${describe(name, comparison)}`);
}
for (const comparison of COMPARISONS) {
  const all = errors[comparison].toSorted((one, other) => one - other);
  const alike = all.filter((error) => error <= MAX_ERRORS[comparison]).length;
  const middle = all[Math.floor(all.length / 2)]?.toFixed(3);
  console.log(
    `${comparison}: ${alike} of ${all.length} pages differ by ${MAX_ERRORS[comparison]} at most; ` +
      `median ${middle}, maximum ${all.at(-1)?.toFixed(3)}.`,
  );
}
console.log(`${brokenCount} words are broken.`);
if (!target) rmSync(work, { recursive: true, force: true });

function describe(name: string, comparison: Comparison): string {
  const [ours, theirs] = [folders.editor, folders[comparison]].map((folder) =>
    join(folder, `${name}.pdf`),
  ) as [string, string];
  const pages = comparePages(ours, theirs);
  errors[comparison].push(...pages);
  const broken = comparison === 'reopened' ? [] : listBrokenWords(ours, theirs);
  brokenCount += broken.length;
  const figures = pages.map((error) => error.toFixed(3).slice(1)).join(' ');
  return `${comparison.padEnd(12)}${figures}${broken.length > 0 ? `\n    broken: ${broken.join(', ')}` : ''}`;
}

async function exportDecks(): Promise<void> {
  const site = await startBenchSite();
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: CHROMIUM_FLAGS,
  });
  const withPage = async (task: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await task(await context.newPage());
    await context.close();
  };
  try {
    for (const drawn of decks) {
      const presentation = join(folders.editor, `${drawn.name}.pptx`);
      await withPage(async (page) => {
        await openFile(page, site.url, await writeDeckFile(page, folders.editor, drawn));
        await saveExport(page, /^PDF One file/, join(folders.editor, `${drawn.name}.pdf`));
        await saveExport(page, /^PowerPoint/, presentation);
      });
      await withPage(async (page) => {
        await openFile(page, site.url, presentation);
        await saveExport(page, /^PDF One file/, join(folders.reopened, `${drawn.name}.pdf`));
      });
    }
  } finally {
    await browser.close();
    site.stop();
  }
}
