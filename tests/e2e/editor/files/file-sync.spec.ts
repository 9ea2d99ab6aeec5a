import { createMember, restoreSession } from '../../../support/members';
import { expect, test } from '../../../support/test';
import { visit } from '../../../support/visit';
import {
  addRectangle,
  stubSavePicker,
  countSyncedElements,
  enableFileSync,
  readSyncedFile,
} from '../../file-sync';
import { canvasOf, elementsOf, openEditor, pressButton, runPaletteCommand } from '../page';

test(
  'Every change goes into the file that was chosen, after a reload too',
  { tag: '@slow' },
  async ({ page }) => {
    await stubSavePicker(page, 'Reel.deck');
    await openEditor(page);
    await addRectangle(page);
    await enableFileSync(page);
    expect(await countSyncedElements(page, 'Reel.deck')).toBe(1);
    await addRectangle(page);
    await expect.poll(() => countSyncedElements(page, 'Reel.deck')).toBe(2);

    await page.reload();
    await canvasOf(page).waitFor();
    await expect(page.getByText('Backup in Reel.deck')).toBeVisible();
    await addRectangle(page);
    await expect.poll(() => countSyncedElements(page, 'Reel.deck')).toBe(3);

    await pressButton(page, 'Stop backup');
    await expect(page.getByText('Backup in Reel.deck')).toBeHidden();
    await addRectangle(page);
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    await page.reload();
    await canvasOf(page).waitFor();
    await expect(elementsOf(page)).toHaveCount(4);
    expect(await countSyncedElements(page, 'Reel.deck')).toBe(3);
  },
);

test(
  'A file that is gone is said to be gone; another can be chosen, and what somebody else wrote into it is not written over',
  { tag: '@slow' },
  async ({ page }) => {
    await stubSavePicker(page, 'Reel.deck');
    await openEditor(page);
    await enableFileSync(page);
    await page.evaluate(async () =>
      (await navigator.storage.getDirectory()).removeEntry('Reel.deck'),
    );
    await addRectangle(page);
    await expect(page.getByRole('alert')).toContainText('“Reel.deck” was moved or deleted.');
    await expect(page.getByText('No backup: writing Reel.deck failed')).toBeVisible();
    await expect(elementsOf(page)).toHaveCount(1);
    await pressButton(page, 'Choose another file');
    await expect(page.getByText('Backup in Reel.deck')).toBeVisible();
    expect(await countSyncedElements(page, 'Reel.deck')).toBe(1);
    await expect(page.getByRole('alert')).toBeHidden();
    await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      const stream = await (await folder.getFileHandle('Reel.deck')).createWritable();
      await stream.write('from another machine');
      await stream.close();
    });
    await addRectangle(page);
    await expect(page.getByRole('alert')).toContainText('was changed by another program');
    expect(await readSyncedFile(page, 'Reel.deck')).toBe('from another machine');
  },
);

test(
  'A tab that is closed before it hears that its copy was written knows the file again',
  { tag: '@slow' },
  async ({ page }) => {
    await stubSavePicker(page, 'Reel.deck');
    await openEditor(page);
    await addRectangle(page);
    await enableFileSync(page);
    await page.evaluate(() => {
      const { close } = FileSystemWritableFileStream.prototype;
      FileSystemWritableFileStream.prototype.close = async function () {
        await close.call(this);
        await new Promise(() => undefined);
      };
    });
    await addRectangle(page);
    await expect.poll(() => countSyncedElements(page, 'Reel.deck')).toBe(2);

    await page.reload();
    await canvasOf(page).waitFor();
    await addRectangle(page);
    await expect.poll(() => countSyncedElements(page, 'Reel.deck')).toBe(3);
    await expect(page.getByText('Backup in Reel.deck')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  },
);

test(
  'Two decks that choose the same file are told so, each of them',
  { tag: '@long' },
  async ({ page }) => {
    await stubSavePicker(page, 'Reel.deck');
    await openEditor(page);
    await addRectangle(page);
    await enableFileSync(page);
    const first = page.url();
    await runPaletteCommand(page, 'Open another deck');
    await pressButton(page, 'New deck');
    await expect(page).not.toHaveURL(first);
    // Between the two decks there is neither: keys would be heard by nobody.
    await expect(elementsOf(page)).toHaveCount(0);
    await canvasOf(page).waitFor();
    await runPaletteCommand(page, 'Keep a backup on this computer');
    await expect(page.getByText('“Reel.deck” kept the copy of another deck.')).toBeVisible();
    await expect(page.getByText('Backup in Reel.deck')).toBeVisible();
    await visit(page, first);
    await expect(page.getByRole('alert')).toContainText(
      '“Reel.deck” is now the backup of another deck.',
    );
    await addRectangle(page);
    await expect(elementsOf(page)).toHaveCount(2);
    expect(await countSyncedElements(page, 'Reel.deck')).toBe(0);
  },
);

test(
  'A permission that lapsed is asked for again by a button',
  { tag: '@slow' },
  async ({ page }) => {
    await stubSavePicker(page, 'Reel.deck');
    await page.addInitScript(() => {
      if (sessionStorage.getItem('lapsed') === null) return;
      let answer: PermissionState = 'prompt';
      Object.assign(FileSystemFileHandle.prototype, {
        queryPermission: async () => answer,
        requestPermission: async () => {
          answer = sessionStorage.getItem('lapsed') === 'refused' ? 'denied' : 'granted';
          return answer;
        },
      });
    });
    await openEditor(page);
    await enableFileSync(page);
    await page.evaluate(() => sessionStorage.setItem('lapsed', 'refused'));
    await page.reload();
    await canvasOf(page).waitFor();
    await expect(page.getByText('Backup to Reel.deck paused')).toBeVisible();
    await addRectangle(page);
    await pressButton(page, 'Allow writing');
    await expect(page.getByText('may not write to “Reel.deck”')).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('lapsed', 'allowed'));
    await pressButton(page, 'Allow writing');
    await expect(page.getByText('Backup in Reel.deck')).toBeVisible();
    expect(await countSyncedElements(page, 'Reel.deck')).toBe(1);
  },
);

test(
  'A browser without access to files is reminded after much work that the account does not take, with a copy by one click',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(/413 .*save_deck/);
    await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }));
    // The account of the shared member stays without decks: who has one keeps all of them there.
    await restoreSession(page, await createMember({ isSetUp: true }));
    await visit(page, '/editor');
    for (let count = 0; count < 30; count += 1) await pressButton(page, 'Rectangle');
    await page.route('**/rest/v1/rpc/save_deck', (route) =>
      route.fulfill({ status: 413, json: { message: 'Your account is full.' } }),
    );
    await expect(page.getByText('Only in this browser')).toBeHidden();
    await pressButton(page, 'Keep in account');
    await expect(page.getByText('Only in this browser')).toBeVisible();
    const download = page.waitForEvent('download');
    await pressButton(page, 'Download deck file');
    expect((await download).suggestedFilename()).toBe('Untitled Presentation.deck');
    await expect(page.getByText('Only in this browser')).toBeHidden();
  },
);
