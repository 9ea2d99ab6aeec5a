import { expect, test } from '../support/test';
import { canvasOf, elementsOf, openEditor, press, runByName } from './editor-desk';

const groundOf = (page: Parameters<typeof canvasOf>[0]) =>
  canvasOf(page)
    .locator('[data-board] > :first-child')
    .evaluate((node) => getComputedStyle(node).backgroundColor);

test('A theme restyles the deck, faces and all, and one step takes it back', async ({ page }) => {
  await openEditor(page);
  await press(page, /^Add Text Box/);
  await page.keyboard.type('The last reel');
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Design' }).click();
  await page.getByRole('button', { name: 'Noir', exact: true }).click();
  await expect.poll(() => groundOf(page)).toBe('rgb(16, 17, 20)');
  const text = elementsOf(page).first().locator('div').first();
  await expect(text).toHaveCSS('font-family', /^Barlow/);
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Barlow/.test(family) && status === 'loaded'),
  );

  await page.keyboard.press('Control+z');
  await expect.poll(() => groundOf(page)).toBe('rgb(255, 255, 255)');
  await expect(text).toHaveCSS('font-family', /^Arial/);
});

test('A slide is added from a layout, in the colours of the theme', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('tab', { name: 'Design' }).click();
  await page.getByRole('button', { name: 'Romance' }).click();
  await page.getByRole('button', { name: 'Statement' }).click();
  await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(3);
  await expect(canvasOf(page)).toHaveAccessibleName('Canvas, slide 2 of 3');
  await expect.poll(() => groundOf(page)).toBe('rgb(107, 31, 56)');
  await expect(elementsOf(page).first()).toHaveText('A title in a few words');
});

test('A film template comes in a theme, and in any other that is chosen for it', async ({
  page,
}) => {
  await openEditor(page);
  await runByName(page, 'new deck from a film template');
  const dialog = page.getByRole('dialog', { name: 'New deck' });
  await dialog.getByRole('combobox', { name: 'Theme' }).selectOption('Thriller');
  await dialog.getByRole('button', { name: /^Feature film/ }).click();
  await expect(page.getByRole('option', { name: /^Slide/ })).toHaveCount(14);
  await expect(elementsOf(page).filter({ hasText: 'Title of the film' }).locator('div')).toHaveCSS(
    'font-family',
    /^Anton/,
  );
});
