import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '@site/node/find-chromium';
import { startBenchSite } from '../../../bench/bench-site';
import { openFile, saveExport, writeDeckFile } from '../../../bench/editor-files';
import { createExportDecks } from '../../../bench/export-decks';

/**
 * `node --import tsx export-pdfs.ts <folder> <deck …>`: exports sample decks through the editor's UI as PDFs.
 */
const [folder = '', ...names] = process.argv.slice(2);
const decks = createExportDecks().filter(({ name }) => names.includes(name));
const site = await startBenchSite();
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
try {
  for (const drawn of decks) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await openFile(page, site.url, await writeDeckFile(page, folder, drawn));
    await saveExport(page, /^PDF One file/, join(folder, `${drawn.name}.pdf`));
    await context.close();
  }
} finally {
  await browser.close();
  site.stop();
}
