import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '@site/node/find-chromium';
import { startBenchSite } from '../../../bench/bench-site';
import { saveExport } from '../../../bench/editor-files';
import { createDeckFromTemplate } from '../../film/templates/templates';
import { requireTheme } from '../../film/themes/themes';

/**
 * `node --import tsx export-both.ts <folder> <theme …>`: exports the feature film template in each theme through the
 * editor's UI, as PDF and as PPTX.
 */
const [folder, ...themes] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say which folder the files go to.');
mkdirSync(folder, { recursive: true });

const site = await startBenchSite();
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  for (const theme of themes) {
    await openDeck(page, theme);
    await saveExport(page, /^PDF One file/, join(folder, `${theme}.pdf`));
    await saveExport(page, /^PowerPoint/, join(folder, `${theme}.pptx`));
  }
} finally {
  await browser.close();
  site.stop();
}

async function openDeck(page: Page, theme: string): Promise<void> {
  await page.goto(site.url);
  await page.waitForFunction(() => 'bench' in window);
  const deck = createDeckFromTemplate('feature', undefined, requireTheme(theme));
  await page.evaluate((storedDeck) => window.bench.store(storedDeck), deck);
  await page.goto(`${site.url}/?deck=${deck.id}`);
  await page.locator('[data-region="canvas"] [data-id]').first().waitFor();
}
