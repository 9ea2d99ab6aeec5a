import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { addRectangle } from '../file-sync';
import { canvasOf, elementsOf, openEditor, pressButton } from './page';

const CODE = /:3003\/.*\.(js|css)(\?|$)/;
/** Console messages of the browser about failed files, and of React about components that it could not render. */
const LOST = /Failed to load resource|ChunkLoadFailure|A part of the editor could not be loaded/;
const WORDS = /^This part of the editor couldn’t be loaded\. Your deck is safe\./;

const LOST_EXPORT = /^Part of the editor couldn’t be loaded, so nothing was exported\./;

/** From now on no code of the editor comes. */
const loseCode = (page: Page) => page.route(CODE, (route) => route.abort());

/** Requests under way are answered as before. */
const findCode = (page: Page) => page.unrouteAll({ behavior: 'wait' });

test(
  'A dialog whose code does not come says so and comes when asked again; the work stays',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(LOST);
    await openEditor(page);
    await addRectangle(page);
    await loseCode(page);
    await pressButton(page, /^Export/);
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await expect(dialog.getByRole('alert')).toHaveText(new RegExp(`${WORDS.source}\\s*Try again$`));
    await findCode(page);
    await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(dialog.getByRole('radio', { name: /^PDF One file/ })).toBeVisible();
    await loseCode(page);
    await dialog.getByRole('button', { name: /^Export/ }).press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(LOST_EXPORT);
    await findCode(page);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(/^Done/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(elementsOf(page)).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(elementsOf(page)).toHaveCount(0);
  },
);

test(
  'A show whose code does not come is not begun, and its maker is told',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(LOST);
    await openEditor(page);
    await loseCode(page);
    await pressButton(page, /^Present/);
    await expect(page.getByRole('status').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await expect(canvasOf(page)).toBeVisible();
    await findCode(page);
    await pressButton(page, /^Present/);
    await expect(page.getByRole('dialog', { name: /^Presenting/ })).toBeVisible();
  },
);

test(
  'A drawing whose code does not come holds its place, no export takes it, and it comes by itself',
  { tag: '@slow' },
  async ({ page, quiet }) => {
    quiet.allow(LOST);
    await openEditor(page);
    await pressButton(page, /^Export/);
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await dialog.getByRole('button', { name: /^Export/ }).click();
    await expect(dialog.getByRole('status')).toHaveText(/^Done/);
    await page.keyboard.press('Escape');
    await loseCode(page);
    await pressButton(page, /^Star/);
    await expect(elementsOf(page).locator('[data-load-failed]')).toBeVisible();
    await pressButton(page, /^Export/);
    await dialog.getByRole('radio', { name: /^PowerPoint/ }).check();
    await dialog.getByRole('button', { name: /^Export/ }).click();
    await expect(dialog.getByRole('status')).toHaveText(LOST_EXPORT);
    await page.keyboard.press('Escape');
    await findCode(page);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(elementsOf(page).locator('svg')).toBeVisible();
    await expect(page.locator('[data-load-failed]')).toHaveCount(0);
  },
);
