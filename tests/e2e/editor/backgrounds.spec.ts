import { expect, test } from '../../support/test';
import {
  canvasOf,
  elementsOf,
  openEditor,
  pressButton,
  runPaletteCommand,
  createStill,
  uploadStill,
} from './page';

test.beforeEach(async ({ page }) => openEditor(page));

const backgroundOf = (page: Parameters<typeof canvasOf>[0]) =>
  canvasOf(page).locator('[class*="backgroundPicture"]');

test(
  'A picture becomes the background, is darkened by key, and comes back by undo',
  { tag: '@slow' },
  async ({ page }) => {
    await uploadStill(page);
    await expect(elementsOf(page)).toHaveCount(1);
    await runPaletteCommand(page, 'set as background');
    await expect(elementsOf(page)).toHaveCount(0);
    await expect(backgroundOf(page).locator('img')).toBeVisible();
    await page.getByRole('tab', { name: 'Background' }).click();
    await page.getByRole('slider', { name: 'Darkening' }).focus();
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
    await expect(backgroundOf(page).locator('[style*="background"]').last()).toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0.3)',
    );
    await page.getByLabel('Focal point X %').fill('100');
    await page.keyboard.press('Enter');
    // Words that are added now are light.
    await runPaletteCommand(page, 'add text box');
    await page.keyboard.type('The lamp');
    await page.keyboard.press('Escape');
    await expect(elementsOf(page).first().locator('div').first()).toHaveCSS(
      'color',
      'rgb(248, 250, 252)',
    );
    await page.reload();
    await canvasOf(page).waitFor();
    await expect(backgroundOf(page).locator('img')).toBeVisible();
  },
);

test(
  'A background is chosen from a file, put on every slide, and a colour takes its place',
  { tag: '@slow' },
  async ({ page }) => {
    await page.getByRole('tab', { name: 'Background' }).click();
    const chooser = page.waitForEvent('filechooser');
    await pressButton(page, 'Choose a background picture');
    await (
      await chooser
    ).setFiles({ name: 'Lamp.png', mimeType: 'image/png', buffer: await createStill(page) });
    await expect(backgroundOf(page).locator('img')).toBeVisible();
    await pressButton(page, 'Use on every slide');
    await page.keyboard.press('PageDown');
    await expect(
      page.locator('[data-region="strip"] [class*="backgroundPicture"] img'),
    ).toHaveCount(2);
    await pressButton(page, 'Colour #0f172a');
    await expect(
      page.locator('[data-region="strip"] [class*="backgroundPicture"] img'),
    ).toHaveCount(1);
    await canvasOf(page).focus();
    await page.keyboard.press('Control+z');
    await expect(
      page.locator('[data-region="strip"] [class*="backgroundPicture"] img'),
    ).toHaveCount(2);
  },
);
