import type { Page } from '@playwright/test';
import { createMember, restoreSession } from '../../support/members';
import { expect, test } from '../../support/test';
import { visit } from '../../support/visit';
import { canvasOf, pressButton, typeTextBox, uploadStill } from './page';

const titleOf = (page: Page) => page.getByLabel('Title of the presentation');
const isInAccount = (page: Page) => expect(page.getByText(/^In your account, /)).toBeVisible();
const focusWindow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

test('A deck that is kept in the account is on a second machine with its picture, and changes of both meet', async ({
  page,
  browser,
}) => {
  const member = await createMember({ isSetUp: true });
  await restoreSession(page, member);
  await visit(page, '/editor');
  await titleOf(page).fill('The Long Take');
  await uploadStill(page);
  await expect(canvasOf(page).locator('img')).toBeVisible();
  await expect(page.getByText('In this browser', { exact: true })).toBeVisible();
  await pressButton(page, 'Keep in account');
  await isInAccount(page);

  const machine = await browser.newContext();
  const other = await machine.newPage();
  await restoreSession(other, member);
  await visit(other, '/dashboard');
  await other.getByRole('link', { name: 'Continue with The Long Take' }).click();
  await expect(titleOf(other)).toHaveValue('The Long Take');
  const picture = canvasOf(other).locator('img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await isInAccount(other);

  await other.getByRole('option', { name: 'Slide 2' }).click();
  await typeTextBox(other, 'From the other machine');
  await other.keyboard.press('Escape');
  await isInAccount(other);
  await titleOf(page).fill('The Longest Take');
  await titleOf(page).press('Enter');
  await isInAccount(page);
  await page.getByRole('option', { name: 'Slide 2' }).click();
  await expect(canvasOf(page)).toContainText('From the other machine');
  await focusWindow(other);
  await expect(titleOf(other)).toHaveValue('The Longest Take');
  await machine.close();
});

test('Two machines that change one slide without a network keep both of it', async ({
  page,
  browser,
}) => {
  const member = await createMember({ isSetUp: true });
  await restoreSession(page, member);
  await visit(page, '/editor');
  await typeTextBox(page, 'Start');
  await page.keyboard.press('Escape');
  await pressButton(page, 'Keep in account');
  await isInAccount(page);
  const machine = await browser.newContext();
  const other = await machine.newPage();
  await restoreSession(other, member);
  await visit(other, new URL(page.url()).pathname);
  await expect(canvasOf(other)).toContainText('Start');
  await isInAccount(other);

  await machine.setOffline(true);
  await typeTextBox(other, 'Said without a network');
  await other.keyboard.press('Escape');
  await expect(other.getByText('Not in your account yet')).toBeVisible();
  await typeTextBox(page, 'Said here');
  await page.keyboard.press('Escape');
  await isInAccount(page);
  await machine.setOffline(false);
  await expect(other.getByText(/Both are kept/)).toBeVisible();
  await expect(canvasOf(other)).toContainText('Said without a network');
  await other.getByRole('option', { name: 'Slide 2' }).click();
  await expect(canvasOf(other)).toContainText('Said here');
  await machine.close();
});
