import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import JSZip from 'jszip';
import { expect, test } from '../../../support/test';
import { elementsOf, openEditor, pressButton, runPaletteCommand, uploadStill } from '../page';

const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

test.beforeEach(async ({ page }) => openEditor(page));

/** A deck of two slides with words and a still, as a presentation. */
async function presentationOf(page: Page): Promise<Buffer> {
  await pressButton(page, /^Add Text Box/);
  await page.keyboard.type('The last reel');
  await page.keyboard.press('Escape');
  await uploadStill(page, 'still.png');
  await expect(elementsOf(page)).toHaveCount(2);
  await page.keyboard.press('Control+Shift+e');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: /^PowerPoint/ }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Export/ }).click();
  const written = await readFile(await (await download).path());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return written;
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await runPaletteCommand(page, 'powerpoint file');
  await (await chooser).setFiles({ name, mimeType: TYPE, buffer });
}

async function drop(page: Page, name: string, buffer: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([base64, title, type]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], title, { type }));
      return data;
    },
    [buffer.toString('base64'), name, TYPE] as const,
  );
  await page.locator('[data-region="editor"]').dispatchEvent('drop', { dataTransfer: transfer });
}

test('A presentation opens as a new deck with its words and its still, by the keyboard alone', async ({
  page,
}) => {
  await choose(page, 'Pitch.pptx', await presentationOf(page));
  await expect(page.getByLabel('Title of the presentation')).toHaveValue('Pitch');
  await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(2);
  await expect(elementsOf(page).filter({ hasText: 'The last reel' })).toBeVisible();
  await expect(elementsOf(page).locator('img')).toBeVisible();
});

test(
  'A dropped presentation opens, too; what could not be read is said first',
  { tag: '@slow' },
  async ({ page }) => {
    const zip = await JSZip.loadAsync(await presentationOf(page));
    const path = 'ppt/slides/slide1.xml';
    const xml = (await zip.file(path)?.async('string')) ?? '';
    const chart =
      '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="99" name="Chart"/></p:nvGraphicFramePr><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"/></a:graphic></p:graphicFrame>';
    zip.file(path, xml.replace('</p:spTree>', `${chart}</p:spTree>`));
    await drop(page, 'Sales.pptx', await zip.generateAsync({ type: 'nodebuffer' }));
    const dialog = page.getByRole('dialog', { name: 'The presentation is in your list' });
    await expect(dialog.getByRole('listitem')).toHaveText(['1 chart is left out.']);
    await expect(dialog.getByRole('button', { name: 'Open it' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Title of the presentation')).toHaveValue('Sales');
    await expect(elementsOf(page)).toHaveCount(2);
  },
);

test(
  'A file that cannot be read says why, and nothing is changed',
  { tag: '@slow' },
  async ({ page }) => {
    await drop(page, 'Broken.pptx', Buffer.from('PK and nothing else'));
    const dialog = page.getByRole('dialog', { name: 'This file cannot be opened' });
    await expect(dialog.getByRole('listitem').first()).toHaveText(/damaged/);
    await page.keyboard.press('Escape');
    await drop(page, 'Old.ppt', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]));
    await expect(dialog.getByRole('listitem').first()).toHaveText(/password.*\.ppt/);
    await page.keyboard.press('Escape');
    await runPaletteCommand(page, 'open another deck');
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    const deck = { version: 2, id: 'd', title: 'Bad', palette: [], frame: null };
    const broken = JSON.stringify({ ...deck, slides: [{ id: 's' }] });
    await page.keyboard.press('Escape');
    await choose(page, 'bad.json', Buffer.from(broken));
    await expect(dialog.getByRole('listitem').first()).toContainText('Slide 1');
  },
);
