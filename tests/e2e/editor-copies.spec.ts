import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';
import { canvasOf, elementsOf, openEditor, press, runByName } from './editor-desk';

/** The dialog of the system cannot be pressed by a test: a file of the site's own storage stands in for its answer. */
async function answerWith(page: Page, name: string): Promise<void> {
  await page.addInitScript((file) => {
    Object.assign(window, {
      showSaveFilePicker: async () => {
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle(file, { create: true });
      },
    });
  }, name);
}

const textOf = (page: Page, name: string) =>
  page.evaluate(async (file) => {
    const folder = await navigator.storage.getDirectory();
    return (await (await folder.getFileHandle(file)).getFile()).text();
  }, name);

/** -1 while the file cannot be read: the browser takes it away at the moment in which it puts the new one in its place. */
const elementsIn = async (page: Page, name: string) => {
  const text = await textOf(page, name).catch(() => '');
  return text === '' ? -1 : JSON.parse(text).slides[0].elements.length;
};

async function keepCopy(page: Page): Promise<void> {
  await runByName(page, 'Keep a copy on this computer');
  await expect(page.getByText('Copy in Reel.deck')).toBeVisible();
}

const addRectangle = (page: Page) => press(page, /^Rectangle/);

test('Every change goes into the file that was chosen, after a reload too', async ({ page }) => {
  await answerWith(page, 'Reel.deck');
  await openEditor(page);
  await addRectangle(page);
  await keepCopy(page);
  expect(await elementsIn(page, 'Reel.deck')).toBe(1);
  await addRectangle(page);
  await expect.poll(() => elementsIn(page, 'Reel.deck')).toBe(2);

  await page.reload();
  await canvasOf(page).waitFor();
  await expect(page.getByText('Copy in Reel.deck')).toBeVisible();
  await addRectangle(page);
  await expect.poll(() => elementsIn(page, 'Reel.deck')).toBe(3);

  await press(page, 'Keep no copy');
  await expect(page.getByText('Copy in Reel.deck')).toBeHidden();
  await addRectangle(page);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await canvasOf(page).waitFor();
  await expect(elementsOf(page)).toHaveCount(4);
  expect(await elementsIn(page, 'Reel.deck')).toBe(3);
});

test('A file that is gone is said to be gone; the deck stays, and another file can be chosen', async ({
  page,
}) => {
  await answerWith(page, 'Reel.deck');
  await openEditor(page);
  await keepCopy(page);
  await page.evaluate(async () =>
    (await navigator.storage.getDirectory()).removeEntry('Reel.deck'),
  );
  await addRectangle(page);
  await expect(page.getByRole('alert')).toContainText('“Reel.deck” is no longer where it was.');
  await expect(page.getByText('No copy since Reel.deck failed')).toBeVisible();
  await expect(elementsOf(page)).toHaveCount(1);
  await press(page, 'Choose a file');
  await expect(page.getByText('Copy in Reel.deck')).toBeVisible();
  expect(await elementsIn(page, 'Reel.deck')).toBe(1);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('What somebody else wrote into the file is not written over', async ({ page }) => {
  await answerWith(page, 'Reel.deck');
  await openEditor(page);
  await keepCopy(page);
  await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const stream = await (await folder.getFileHandle('Reel.deck')).createWritable();
    await stream.write('from another machine');
    await stream.close();
  });
  await addRectangle(page);
  await expect(page.getByRole('alert')).toContainText('was changed by something else');
  expect(await textOf(page, 'Reel.deck')).toBe('from another machine');
});

test(
  'Two decks that choose the same file are told so, each of them',
  { tag: '@long' },
  async ({ page }) => {
    await answerWith(page, 'Reel.deck');
    await openEditor(page);
    await addRectangle(page);
    await keepCopy(page);
    const first = page.url();
    await runByName(page, 'Open another deck');
    await press(page, 'New deck');
    await expect(page).not.toHaveURL(first);
    // Between the two decks there is neither: keys would be heard by nobody.
    await expect(elementsOf(page)).toHaveCount(0);
    await canvasOf(page).waitFor();
    await runByName(page, 'Keep a copy on this computer');
    await expect(page.getByText('“Reel.deck” kept the copy of another deck.')).toBeVisible();
    await expect(page.getByText('Copy in Reel.deck')).toBeVisible();
    await visit(page, first);
    await expect(page.getByRole('alert')).toContainText(
      '“Reel.deck” now keeps the copy of another deck.',
    );
    await addRectangle(page);
    await expect(elementsOf(page)).toHaveCount(2);
    expect(await elementsIn(page, 'Reel.deck')).toBe(0);
  },
);

test('A permission that lapsed is asked for again by a button', async ({ page }) => {
  await answerWith(page, 'Reel.deck');
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
  await keepCopy(page);
  await page.evaluate(() => sessionStorage.setItem('lapsed', 'refused'));
  await page.reload();
  await canvasOf(page).waitFor();
  await expect(page.getByText('The copy in Reel.deck waits')).toBeVisible();
  await addRectangle(page);
  await press(page, 'Allow');
  await expect(page.getByText('was not allowed to write to “Reel.deck”')).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('lapsed', 'allowed'));
  await press(page, 'Allow');
  await expect(page.getByText('Copy in Reel.deck')).toBeVisible();
  expect(await elementsIn(page, 'Reel.deck')).toBe(1);
});

test('A browser without access to files is reminded after much work, with a copy by one click', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }));
  await openEditor(page);
  await canvasOf(page).focus();
  for (let count = 0; count < 30; count += 1) await page.keyboard.press('r');
  await expect(page.getByText('Only in this browser')).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, 'Download a copy');
  expect((await download).suggestedFilename()).toBe('Untitled Presentation.deck');
  await expect(page.getByText('Only in this browser')).toBeHidden();
});

test('A deck file from the file manager that cannot be read is said to be so', async ({ page }) => {
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
});

test('A deck file opens from the file manager, and what is done to it goes back into the file', async ({
  page,
}) => {
  await answerWith(page, 'Reel.deck');
  await openEditor(page);
  await addRectangle(page);
  await page.getByLabel('Title of the presentation').fill('The last reel');
  await keepCopy(page);
  const first = page.url();
  await runByName(page, 'Open another deck');
  await press(page, 'New deck');
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
  // Whatever this deck still has to write into the file is written.
  await expect(page.getByText('Copy in Reel.deck')).toBeVisible();

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
  await expect.poll(() => elementsIn(page, 'Reel.deck')).toBe(2);
});
