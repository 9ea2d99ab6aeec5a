import type { Page } from '@playwright/test';

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
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await (await download).saveAs(file);
  await dialog.getByRole('button', { name: 'Close' }).click();
}
