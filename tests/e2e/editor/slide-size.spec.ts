import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { boxOf, canvasOf, elementsOf, openEditor, runPaletteCommand } from './page';

const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** Exports the deck in a format; returns the file's path. */
async function exportAs(page: Page, format: RegExp): Promise<string> {
  await page.keyboard.press('Control+Shift+e');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: format }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Export/ }).click();
  const path = await (await download).path();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return path;
}

test(
  'A deck of 4:3 is chosen at the start, and edited, presented and exported in its size',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await runPaletteCommand(page, 'start a deck');
    const chooser = page.getByRole('dialog');
    await chooser.getByLabel('Title of the project').fill('The last reel');
    await chooser.getByLabel('Slide size').selectOption('4:3');
    await chooser.getByRole('button', { name: /^Feature/ }).click();
    await expect(chooser).toBeHidden();
    const board = canvasOf(page).locator('[data-board]');
    const ratioOf = async (locator: typeof board) => {
      const { width, height } = await boxOf(locator);
      return width / height;
    };
    await expect.poll(() => ratioOf(board)).toBeCloseTo(4 / 3, 2);
    await page.reload();
    await expect(elementsOf(page).first()).toBeVisible();
    await expect.poll(() => ratioOf(board)).toBeCloseTo(4 / 3, 2);
    await page.keyboard.press('F5');
    const show = page.getByRole('dialog', { name: /^Presenting/ });
    await expect(show).toBeFocused();
    await expect
      .poll(() => ratioOf(show.locator('[data-id]').first().locator('..')))
      .toBeCloseTo(4 / 3, 2);
    await page.keyboard.press('Escape');

    const png = await readFile(await exportAs(page, /^Image of this slide/));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1920, 1440]);
    const pdf = await readFile(await exportAs(page, /^PDF One file/), 'latin1');
    expect(pdf).toContain('/MediaBox [0 0 720 540]');
    const webPage = await readFile(await exportAs(page, /^Web page/), 'utf8');
    expect(webPage).toContain('@page{size:960px 720px;');

    const presentation = await readFile(await exportAs(page, /^PowerPoint/));
    const address = page.url();
    const files = page.waitForEvent('filechooser');
    await runPaletteCommand(page, 'powerpoint file');
    await (await files).setFiles({ name: 'Pitch.pptx', mimeType: TYPE, buffer: presentation });
    await expect(page).not.toHaveURL(address);
    await expect(elementsOf(page).first()).toBeVisible();
    await expect.poll(() => ratioOf(board)).toBeCloseTo(4 / 3, 2);
  },
);

test(
  'A one-sheet is one upright page with the text of the deck',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await runPaletteCommand(page, 'start a deck');
    const chooser = page.getByRole('dialog');
    await chooser.getByLabel('Title of the project').fill('The Last Reel');
    await chooser.getByLabel('Logline').fill('A projectionist steals a reel.');
    await chooser.getByRole('button', { name: /^Feature/ }).click();
    await expect(chooser).toBeHidden();
    await page.keyboard.press('Control+Shift+e');
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('radio', { name: /^One-sheet/ }).check();
    for (const [paper, size] of [
      ['A4', '595.28 841.89'],
      ['Letter', '612 792'],
    ] as const) {
      await dialog.getByLabel('Paper', { exact: true }).selectOption(paper);
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: /^Export/ }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('The Last Reel, one-sheet.pdf');
      const pdf = await readFile(await file.path(), 'latin1');
      expect(pdf).toContain(`/MediaBox [0 0 ${size}]`);
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
      await expect(dialog.getByRole('status')).toHaveText(/^Done/);
    }
  },
);
