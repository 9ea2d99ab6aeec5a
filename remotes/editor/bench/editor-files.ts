import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { DrawnDeckFile } from '../examples/example-decks';

/** Opens a deck or PowerPoint file in the editor at the URL. @returns what the import changes, in sentences */
export async function openFile(page: Page, url: string, file: string): Promise<string[]> {
  await page.goto(url);
  await page.locator('[data-region="canvas"]').waitFor();
  await page.waitForFunction(() => 'bench' in window);
  const title = page.getByLabel('Title of the presentation');
  const titleBefore = await title.inputValue();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('powerpoint file');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
  // A dialog first lists the changes, if there are any.
  const list = page.getByRole('dialog', { name: /in your list/ });
  const refusal = page.getByRole('dialog', { name: /cannot be opened/ });
  let changes: string[] = [];
  while ((await title.inputValue()) === titleBefore) {
    if (await refusal.isVisible()) throw new Error(await refusal.innerText());
    if (await list.isVisible()) {
      changes = await list.getByRole('listitem').allInnerTexts();
      await list.getByRole('button', { name: 'Open it' }).click();
    }
    await page.waitForTimeout(100);
  }
  await page.locator('[data-region="canvas"]').waitFor();
  return changes;
}

/** Exports the open deck. `format` is the beginning of the format's label. */
export async function saveExport(page: Page, format: RegExp, file: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Export/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: format }).check();
  const download = page.waitForEvent('download', { timeout: 300_000 });
  // Its label also says if the deck check found something.
  await dialog.getByRole('button', { name: /^Export/ }).click();
  await (await download).saveAs(file);
  await dialog.getByRole('button', { name: 'Close' }).click();
}

/** Writes a deck file into a folder, whose drawings the page draws. @returns its path */
export async function writeDeckFile(
  page: Page,
  folder: string,
  { name, deck, drawings }: DrawnDeckFile,
): Promise<string> {
  const pictures: Record<string, string> = {};
  for (const [key, svg] of Object.entries(drawings))
    pictures[key] = await page.evaluate(drawSvg, svg);
  const file = join(folder, `${name}.deck`);
  writeFileSync(file, JSON.stringify({ ...deck, pictures }));
  return file;
}

/** The data URL of a drawing as a picture. Runs inside the page. */
async function drawSvg(markup: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(markup)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.92);
}
