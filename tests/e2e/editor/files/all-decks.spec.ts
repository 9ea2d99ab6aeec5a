import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import JSZip from 'jszip';
import { createMember, restoreSession } from '../../../support/members';
import { expect, test } from '../../../support/test';
import { visit } from '../../../support/visit';
import { canvasOf, pressButton, runPaletteCommand, uploadStill } from '../page';

const titleOf = (page: Page) => page.getByLabel('Title of the presentation');
const isInAccount = (page: Page) => expect(page.getByText(/^In your account, /)).toBeVisible();

test('All decks of a member, of this browser and of the account, are downloaded as files', async ({
  page,
  browser,
}) => {
  const member = await createMember({ isSetUp: true });
  await restoreSession(page, member);
  await visit(page, '/editor');
  await titleOf(page).fill('Night Tide');
  await uploadStill(page);
  await expect(canvasOf(page).locator('img')).toBeVisible();
  await pressButton(page, 'Keep in account');
  await isInAccount(page);
  await runPaletteCommand(page, 'Open another deck');
  await page.getByRole('dialog').getByRole('button', { name: 'New deck' }).click();
  await expect(titleOf(page)).not.toHaveValue('Night Tide');
  await titleOf(page).fill('night tide');
  await titleOf(page).press('Enter');
  await isInAccount(page);

  const machine = await browser.newContext();
  const other = await machine.newPage();
  await restoreSession(other, member);
  await visit(other, new URL(page.url()).pathname);
  await expect(titleOf(other)).toHaveValue('night tide');
  const dialog = other.getByRole('dialog');
  await test.step('What is under the hand stays there when the account answers', async () => {
    let letAnswer = () => {};
    const answered = new Promise<void>((resolve) => (letAnswer = resolve));
    await other.route('**/rpc/list_decks', (route) => answered.then(() => route.continue()));
    await runPaletteCommand(other, 'Open another deck');
    const place = () => dialog.getByRole('button', { name: 'Copy night tide' }).boundingBox();
    const before = await place();
    letAnswer();
    await expect(dialog.getByText(/in your account$/)).toBeVisible();
    expect(await place()).toEqual(before);
  });
  const download = other.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download all decks' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Decks.zip');
  await expect(dialog.getByText('Done: Decks.zip.', { exact: true })).toBeVisible();
  const { files } = await JSZip.loadAsync(readFileSync(await file.path()));
  expect(Object.keys(files).toSorted()).toEqual(['Night Tide 2.deck', 'night tide.deck']);
  const contents = await Promise.all(Object.values(files).map((deck) => deck.async('text')));
  expect(contents.filter((text) => text.includes('data:image/'))).toHaveLength(1);
  await machine.close();
});
