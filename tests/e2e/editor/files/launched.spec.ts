import { expect, test } from '../../../support/test';
import { visit } from '../../../support/visit';
import { addRectangle, stubSavePicker, countSyncedElements, enableFileSync } from '../../file-sync';
import { canvasOf, openEditor, pressButton, runPaletteCommand } from '../page';

test(
  'A deck file from the file manager that cannot be read is said to be so',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'launchQueue', {
        value: {
          async setConsumer(take: (launch: { files: FileSystemHandle[] }) => void) {
            const folder = await navigator.storage.getDirectory();
            const file = await folder.getFileHandle('Lost.deck', { create: true });
            await folder.removeEntry('Lost.deck');
            take({ files: [file] });
          },
        },
      });
    });
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('“Lost.deck” could not be opened.');
  },
);

test(
  'A deck file opens from the file manager, and what is done to it goes back into the file',
  { tag: '@slow' },
  async ({ page }) => {
    await stubSavePicker(page, 'Reel.deck');
    await openEditor(page);
    await addRectangle(page);
    await page.getByLabel('Title of the presentation').fill('The last reel');
    await enableFileSync(page);
    const first = page.url();
    await runPaletteCommand(page, 'Open another deck');
    await pressButton(page, 'New deck');
    await expect(page).not.toHaveURL(first);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'launchQueue', {
        value: {
          async setConsumer(take: (launch: { files: FileSystemHandle[] }) => void) {
            if (sessionStorage.getItem('launched') !== null) return;
            sessionStorage.setItem('launched', 'yes');
            const folder = await navigator.storage.getDirectory();
            take({ files: [await folder.getFileHandle('Reel.deck')] });
          },
        },
      });
    });
    // The deck that the file is the copy of opens, not the one worked on last.
    await visit(page, '/editor');
    await canvasOf(page).waitFor();
    await expect(page).toHaveURL(first);
    // Waits until all changes of this deck are in the file.
    await expect(page.getByText('Backup in Reel.deck')).toBeVisible();

    // Changed on another machine, it is a deck of its own, and the file is now the copy of that.
    await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      const file = await folder.getFileHandle('Reel.deck');
      const text = (await (await file.getFile()).text()).replace('The last reel', 'The next reel');
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
      sessionStorage.removeItem('launched');
    });
    await visit(page, '/editor');
    await expect(page.getByLabel('Title of the presentation')).toHaveValue('The next reel');
    expect(page.url()).not.toBe(first);
    await addRectangle(page);
    await expect.poll(() => countSyncedElements(page, 'Reel.deck')).toBe(2);
  },
);
