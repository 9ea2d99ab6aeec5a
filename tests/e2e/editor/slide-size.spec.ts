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
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const path = await (await download).path();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return path;
}

test('A deck of 4:3 is chosen at the start, and edited, presented and exported in its size', async ({
  page,
}) => {
  await openEditor(page);
  await runPaletteCommand(page, 'start a deck');
  const chooser = page.getByRole('dialog');
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
});
