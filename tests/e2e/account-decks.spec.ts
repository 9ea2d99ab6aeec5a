import type { Page } from '@playwright/test';
import { restoreSession, createMember, sharedMember } from '../support/members';
import { expect, test } from '../support/test';
import { visit } from '../support/visit';
import { canvasOf, pressButton, typeTextBox } from './editor/page';

const shelfOf = (page: Page) => page.getByRole('region', { name: 'Your decks' });

test(
  'The dashboard shows the decks of this browser and leads back into them, another member’s none',
  { tag: '@slow' },
  async ({ page }) => {
    await restoreSession(page, await sharedMember());
    await visit(page, '/dashboard');
    await expect(shelfOf(page)).toContainText('No deck in this browser yet');
    // WebKit loses a database that a page began to make when it was left; so only the editor makes one.
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    await page.getByRole('link', { name: 'Start a deck' }).click();
    const chooser = page.getByRole('dialog', { name: 'New deck' });
    await chooser.getByRole('button', { name: /^Empty/ }).click();
    await expect(chooser).toBeHidden();
    await expect(page).toHaveURL(/\/editor\/[\w-]+$/);
    await page.getByRole('textbox', { name: 'Title of the presentation' }).fill('The Long Take');
    await typeTextBox(page, 'One shot');
    await page.keyboard.press('Escape');
    await pressButton(page, 'Save');
    await expect(page.locator('header [data-state]')).toHaveText('Saved');
    const address = page.url();

    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await expect(shelfOf(page).getByRole('heading', { level: 3 })).toHaveText('The Long Take');
    await expect(shelfOf(page)).toContainText('2 slides');
    // Without the code that the editor has loaded.
    await page.reload();
    await expect(shelfOf(page)).toContainText('2 slides');
    await page.getByRole('link', { name: 'Continue with The Long Take' }).press('Enter');
    await expect(page).toHaveURL(address);
    await canvasOf(page).waitFor();

    await restoreSession(page, await createMember({ isSetUp: true }));
    await visit(page, '/dashboard');
    await expect(shelfOf(page)).toContainText('No deck in this browser yet');
  },
);
