import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { waitUntilReady } from '../../support/visit';
import { canvasOf, elementsOf, openEditor, pressButton, uploadStill } from './page';

async function exportAs(page: Page, format: RegExp): Promise<string> {
  await pressButton(page, /^Export/);
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: format }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Export/ }).click();
  const file = await (await download).path();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  return file;
}

test('A member makes a three-slide deck with an image, reloads, presents, exports and reopens it', async ({
  page,
}) => {
  await openEditor(page);

  await test.step('They name the deck and find two blank slides', async () => {
    const title = page.getByLabel('Title of the presentation');
    await expect(title).toHaveValue('Untitled Presentation');
    await title.fill('The last reel');
    await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(2);
  });

  await test.step('They write a title in place and set it large and bold', async () => {
    await pressButton(page, /^Add Text Box/);
    await page.keyboard.type('The last reel');
    await page.keyboard.press('Escape');
    await expect(elementsOf(page).first()).toHaveText('The last reel');
    await page.getByLabel('Font size').selectOption('64');
    await pressButton(page, /^Bold/);
    await page.getByLabel('Width', { exact: true }).fill('700');
    await page.keyboard.press('Enter');
  });

  await test.step('They put a still on the second slide and add a third one', async () => {
    await page.getByRole('option', { name: 'Slide 2' }).click();
    await uploadStill(page);
    await expect(canvasOf(page).locator('img')).toBeVisible();
    await pressButton(page, /^New slide/);
    await page.getByRole('tab', { name: 'Background' }).click();
    await pressButton(page, 'Colour #0f172a');
    await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(3);
  });

  await test.step('Save says Saved, and a reload loses nothing', async () => {
    await pressButton(page, 'Save');
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await page.reload();
    await waitUntilReady(page);
    await expect(page.getByLabel('Title of the presentation')).toHaveValue('The last reel');
    await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(3);
    await expect(elementsOf(page).first()).toHaveText('The last reel');
    await page.getByRole('option', { name: 'Slide 2' }).click();
    await expect(canvasOf(page).locator('img')).toBeVisible();
  });

  await test.step('They present it, go on, black the screen and come back', async () => {
    await page.keyboard.press('F5');
    const show = page.getByRole('dialog', { name: /^Presenting/ });
    await expect(show).toHaveAccessibleName('Presenting. Slide 1 of 3');
    await page.keyboard.press('ArrowRight');
    await expect(show).toHaveAccessibleName('Presenting. Slide 2 of 3');
    await page.keyboard.press('b');
    await expect(show.getByText('The screen is black')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(show).toBeHidden();
  });

  await test.step('They export a PDF, a presentation and the deck itself', async () => {
    const pdf = await readFile(await exportAs(page, /^PDF One file/));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const pptx = await readFile(await exportAs(page, /^PowerPoint/));
    expect(pptx.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('A copy saved as a file opens again, with its image', async () => {
    const download = page.waitForEvent('download');
    await pressButton(page, 'More ways to save');
    await page.getByRole('menuitem', { name: 'Download a deck file' }).click();
    const file = await (await download).path();
    const chooser = page.waitForEvent('filechooser');
    await pressButton(page, 'More ways to save');
    await page.getByRole('menuitem', { name: 'Open a deck or a PowerPoint file' }).click();
    await (
      await chooser
    ).setFiles({
      name: 'copy.deck.json',
      mimeType: 'application/json',
      buffer: await readFile(file),
    });
    await expect(page.getByLabel('Title of the presentation')).toHaveValue('The last reel, copy');
    await page.getByRole('option', { name: 'Slide 2' }).click();
    await expect(canvasOf(page).locator('img')).toBeVisible();
  });
});
