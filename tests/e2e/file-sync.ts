import { expect, type Page } from '@playwright/test';
import { pressButton, runPaletteCommand } from './editor/page';

/** The dialog of the system cannot be pressed by a test: a file of the site's own storage stands in for its answer. */
export async function stubSavePicker(page: Page, name: string): Promise<void> {
  await page.addInitScript((file) => {
    Object.assign(window, {
      showSaveFilePicker: async () => {
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle(file, { create: true });
      },
    });
  }, name);
}

export const readSyncedFile = (page: Page, name: string) =>
  page.evaluate(async (file) => {
    const folder = await navigator.storage.getDirectory();
    return (await (await folder.getFileHandle(file)).getFile()).text();
  }, name);

/** -1 while the file cannot be read: the browser takes it away at the moment in which it puts the new one in its place. */
export const countSyncedElements = async (page: Page, name: string) => {
  const text = await readSyncedFile(page, name).catch(() => '');
  return text === '' ? -1 : JSON.parse(text).slides[0].elements.length;
};

export async function enableFileSync(page: Page): Promise<void> {
  await runPaletteCommand(page, 'Keep a backup on this computer');
  await expect(page.getByText('Backup in Reel.deck')).toBeVisible();
}

export const addRectangle = (page: Page) => pressButton(page, /^Rectangle/);
