import { expect, type Page } from '@playwright/test';
import { press, runByName } from './editor-desk';

/** The dialog of the system cannot be pressed by a test: a file of the site's own storage stands in for its answer. */
export async function answerWith(page: Page, name: string): Promise<void> {
  await page.addInitScript((file) => {
    Object.assign(window, {
      showSaveFilePicker: async () => {
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle(file, { create: true });
      },
    });
  }, name);
}

export const textOf = (page: Page, name: string) =>
  page.evaluate(async (file) => {
    const folder = await navigator.storage.getDirectory();
    return (await (await folder.getFileHandle(file)).getFile()).text();
  }, name);

/** -1 while the file cannot be read: the browser takes it away at the moment in which it puts the new one in its place. */
export const elementsIn = async (page: Page, name: string) => {
  const text = await textOf(page, name).catch(() => '');
  return text === '' ? -1 : JSON.parse(text).slides[0].elements.length;
};

export async function keepCopy(page: Page): Promise<void> {
  await runByName(page, 'Keep a copy on this computer');
  await expect(page.getByText('Copy in Reel.deck')).toBeVisible();
}

export const addRectangle = (page: Page) => press(page, /^Rectangle/);
