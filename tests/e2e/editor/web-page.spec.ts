import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { createStill, openEditor, runPaletteCommand } from './page';

const SAMPLE = join(
  import.meta.dirname,
  '../../../remotes/editor/src/core/testing/stored-decks/version-11.json',
);

const AUDIENCE = [
  ['Audience', 'Share'],
  ['Festivals', '30%'],
  ['Cinemas', '70%'],
];

/** Opens a deck of four slides: texts with Hindi, shapes, toned pictures, a table and a chart. A fifth is hidden. */
async function openDeck(page: Page): Promise<void> {
  const { stored: deck } = JSON.parse(await readFile(SAMPLE, 'utf8'));
  const [first, shapes, pictures, figures] = deck.slides;
  const hidden = JSON.stringify({ ...first, hidden: true }).replaceAll(/"(text|slide)-/g, '"$1-2-');
  // The deck check asks nothing about a chart of its own figures.
  const elements = figures.elements.map((element: { type: string }) =>
    element.type === 'chart' ? { ...element, source: null, rows: AUDIENCE } : element,
  );
  const slides = [first, shapes, pictures, { ...figures, elements, hidden: false }];
  const still = `data:image/png;base64,${(await createStill(page)).toString('base64')}`;
  const file = {
    ...deck,
    slides: [
      ...JSON.parse(JSON.stringify(slides).replace('stolen', 'अंतिम ')),
      JSON.parse(hidden.replace('The last reel', 'Kept back')),
    ],
    pictures: { ['a'.repeat(64)]: still },
  };
  const chooser = page.waitForEvent('filechooser');
  await runPaletteCommand(page, 'open a deck file');
  await (
    await chooser
  ).setFiles({
    name: 'Reel.deck',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect(page.getByLabel('Title of the presentation')).toHaveValue('The last reel');
}

/** Exports the deck as a web page; returns its path. */
async function exportWebPage(page: Page): Promise<string> {
  await page.keyboard.press('Control+Shift+e');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: /^Web page/ }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Export/ }).click();
  // Browsers open a file by its ending.
  const path = test.info().outputPath('reel.html');
  await (await download).saveAs(path);
  await expect(dialog.getByRole('status')).toHaveText(/^Done: The last reel\.html, [\d.]+ KB\.$/);
  await page.keyboard.press('Escape');
  return path;
}

test(
  'An exported web page plays the deck from a file, without a connection',
  { tag: '@slow' },
  async ({ page, browser }) => {
    await openEditor(page);
    await openDeck(page);
    await runPaletteCommand(page, 'currency');
    await page.getByLabel('Language of the deck').selectOption('de');
    await page.keyboard.press('Escape');
    const path = await exportWebPage(page);
    const text = await readFile(path, 'utf8');
    expect(text).toContain('<html lang="de">');
    expect(text).not.toMatch(/Begin with the silence|Kept back|data-(?:id|asset|cell)|blob:/);

    const context = await browser.newContext({ offline: true });
    const show = await context.newPage();
    const problems: string[] = [];
    show.on('request', (request) => {
      if (/^(?!data:|file:)/.test(request.url())) problems.push(request.url());
    });
    show.on('console', (message) => problems.push(message.text()));
    show.on('pageerror', (error) => problems.push(error.message));
    await show.goto(pathToFileURL(path).href);
    const status = show.getByRole('status');
    await expect(show).toHaveTitle('The last reel');
    await expect(status).toHaveText('Folie 1 von 4: The last reel');
    const title = show.getByRole('heading', { name: 'The last reel' });
    await expect(title).toBeVisible();
    const link = show.getByRole('link', { name: 'अंतिम' });
    await expect(link).toHaveAttribute('href', 'https://example.org/reel');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('lang', 'hi');
    const fonts = await show.evaluate(() => Array.from(document.fonts, ({ family }) => family));
    expect(fonts).toEqual(expect.arrayContaining(['Bebas Neue', 'Noto Sans Devanagari']));

    await show.keyboard.press('ArrowRight');
    await expect(status).toHaveText(/^Folie 2 von 4/);
    await expect(show.locator('main')).toHaveAttribute('data-transition', 'dip-to-white');
    await expect(title).toBeHidden();
    await show.keyboard.type('4');
    await show.keyboard.press('Enter');
    await expect(show.locator('main')).not.toHaveAttribute('data-transition');
    await expect(show.getByRole('cell', { name: 'Cast' })).toBeVisible();
    await expect(show.getByText('Festivals')).toBeVisible();
    await show.keyboard.press('Home');
    await show.mouse.click(10, 10);
    await expect(status).toHaveText(/^Folie 2 von 4/);
    await show.getByRole('button', { name: 'Nächste Folie' }).click();
    await expect(show.getByText('3 / 4')).toBeVisible();
    await expect(show.getByRole('img', { name: 'A still' })).toBeVisible();
    await show.keyboard.press('b');
    await expect(status).toHaveText('Der Bildschirm ist schwarz');
    await expect(show.getByRole('img', { name: 'A still' })).toBeHidden();
    await show.reload();
    await expect(status).toHaveText('Folie 3 von 4');
    await show.emulateMedia({ media: 'print' });
    await expect(show.locator('section:visible')).toHaveCount(4);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test(
  'An exported web page looks as the deck when it is presented',
  { tag: '@slow' },
  async ({ page, browser }) => {
    const size = { width: 960, height: 540 };
    await openEditor(page);
    await openDeck(page);
    const path = await exportWebPage(page);
    await page.setViewportSize(size);
    await page.keyboard.press('F5');
    const presented = page.getByRole('dialog', { name: /^Presenting/ });
    await expect(presented).toBeFocused();
    const originals: Buffer[] = [];
    for (const number of [1, 2, 3, 4]) {
      await page.keyboard.type(String(number));
      await page.keyboard.press('Enter');
      await expect(presented).toHaveAccessibleName(new RegExp(`Slide ${number} of 4`));
      await expect(presented.locator('[data-loading]')).toHaveCount(0);
      originals.push(await page.screenshot());
    }
    const context = await browser.newContext({ offline: true, viewport: size });
    const show = await context.newPage();
    await show.goto(pathToFileURL(path).href);
    for (const [index, original] of originals.entries()) {
      await show.keyboard.type(String(index + 1));
      await show.keyboard.press('Enter');
      await expect(show.getByRole('status')).toHaveText(new RegExp(`^Slide ${index + 1} of 4`));
      await expect(show.getByRole('navigation')).toHaveCSS('opacity', '0');
      const pictures = [original, await show.screenshot()].map((each) => each.toString('base64'));
      // A font of the same widths replaces this machine's Arial, so letters differ at their edges.
      expect(await show.evaluate(differenceOf, pictures), `slide ${index + 1}`).toBeLessThan(0.02);
    }
    await context.close();
  },
);

/** Runs inside the page: ratio of the pixels of two pictures that visibly differ. */
async function differenceOf(pictures: readonly string[]): Promise<number> {
  const [one = [], other = []] = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, image.width, image.height).data ?? [];
    }),
  );
  const differing = Array.from(one).filter(
    (value, index) => Math.abs(value - (other[index] ?? 0)) > 32,
  );
  return one.length === other.length ? differing.length / one.length : 1;
}
