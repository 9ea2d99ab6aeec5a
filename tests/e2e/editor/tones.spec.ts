import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import JSZip from 'jszip';
import { colorAt } from '../../support/pictures';
import { expect, test } from '../../support/test';
import {
  canvasOf,
  elementsOf,
  openEditor,
  pressButton,
  runPaletteCommand,
  uploadStill,
} from './page';

test.beforeEach(async ({ page }) => {
  await openEditor(page);
  await uploadStill(page);
  await expect(elementsOf(page)).toHaveCount(1);
});

const filterOf = (page: Page) => elementsOf(page).first().locator('[style*="url"]');

const colorIn = (page: Page, picture: Buffer, x: number, y: number) =>
  page.evaluate(colorAt, [picture.toString('base64'), x, y] as const);

async function exported(page: Page, kind: RegExp): Promise<JSZip> {
  await pressButton(page, /^Export/);
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: kind }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Export/ }).click();
  const zip = await JSZip.loadAsync(await readFile(await (await download).path()));
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Close' }).click();
  return zip;
}

const fileIn = async (zip: JSZip, path: RegExp) => {
  const [file] = zip.file(path);
  return (await file?.async('nodebuffer')) ?? Buffer.alloc(0);
};

test(
  'A duotone is the same on the canvas, in images and in PowerPoint',
  { tag: '@slow' },
  async ({ page }) => {
    await page.getByLabel(/^Duotone/).check();
    await page.getByLabel('Dark parts as hex').fill('#102040');
    await page.keyboard.press('Enter');
    await page.getByLabel('Light parts as hex').fill('#ff0000');
    await page.keyboard.press('Enter');
    await expect(filterOf(page)).toHaveCSS('filter', 'url("#tone-100-100-100-102040-ff0000")');

    // The night of the still becomes the dark colour, its lamp lies between the two.
    const images = await fileIn(await exported(page, /^Images/), /slide-01/);
    const night = await colorIn(page, images, 0.2, 0.5);
    const lamp = await colorIn(page, images, 0.66, 0.5);
    expect(night[2]).toBeGreaterThan(50);
    expect(night[0]).toBeLessThan(40);
    expect(lamp[0]).toBeGreaterThan(130);
    expect(lamp[2]).toBeLessThan(50);

    const media = await fileIn(await exported(page, /^PowerPoint/), /ppt\/media\/image/);
    const inside = await colorIn(page, media, 0.2, 0.5);
    for (const [channel, value] of night.entries())
      expect(Math.abs((inside[channel] ?? NaN) - value)).toBeLessThanOrEqual(3);
  },
);

test(
  'By keyboard alone a picture gets brighter, and is as it was taken again',
  { tag: '@slow' },
  async ({ page }) => {
    await page.getByRole('slider', { name: 'Brightness' }).focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect(filterOf(page)).toHaveCSS('filter', 'url("#tone-120-100-100")');
    await pressButton(page, 'As it was taken');
    await expect(filterOf(page)).toHaveCount(0);
    await expect(page.getByRole('slider', { name: 'Brightness' })).toBeFocused();
    await canvasOf(page).focus();
    await page.keyboard.press('Control+z');
    await expect(filterOf(page)).toHaveCount(1);
  },
);

test(
  'The picture behind a slide has the same light and colours, in its thumbnail and every export',
  { tag: '@slow' },
  async ({ page }) => {
    await runPaletteCommand(page, 'set as background');
    await expect(elementsOf(page)).toHaveCount(0);
    await page.getByRole('tab', { name: 'Background' }).click();
    await page.getByRole('slider', { name: 'Brightness' }).focus();
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
    await page.getByLabel(/^Duotone/).check();
    await page.getByLabel('Dark parts as hex').fill('#102040');
    await page.keyboard.press('Enter');
    await page.getByLabel('Light parts as hex').fill('#ff0000');
    await page.keyboard.press('Enter');
    const filter = 'url("#tone-110-100-100-102040-ff0000")';
    for (const region of ['canvas', 'strip'])
      await expect(
        page
          .locator(`[data-region="${region}"] [class*="backgroundPicture"] [style*="url"]`)
          .first(),
      ).toHaveCSS('filter', filter);

    const images = await fileIn(await exported(page, /^Images/), /slide-01/);
    const media = await fileIn(await exported(page, /^PowerPoint/), /ppt\/media\/.*\.(png|jpe?g)$/);
    for (const picture of [images, media]) {
      const night = await colorIn(page, picture, 0.2, 0.5);
      expect(night[2]).toBeGreaterThan(50);
      expect(night[0]).toBeLessThan(40);
      expect((await colorIn(page, picture, 0.66, 0.3))[0]).toBeGreaterThan(130);
    }

    await pressButton(page, 'As it was taken');
    await expect(canvasOf(page).locator('[class*="backgroundPicture"] [style*="url"]')).toHaveCount(
      0,
    );
    await expect(page.getByRole('slider', { name: 'Brightness' })).toHaveValue('100');
    await pressButton(page, 'Remove the picture');
    await expect(page.getByRole('button', { name: 'Choose a background picture' })).toBeFocused();
  },
);
