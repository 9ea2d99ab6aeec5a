import { expect, test } from '../support/test';
import { openEditor, press } from './editor-desk';

test.beforeEach(async ({ page }) => openEditor(page));

test('Several slides are picked in the strip and deleted together, and come back together', async ({
  page,
}) => {
  const slides = page.getByRole('option', { name: /^Slide/ });
  for (let count = 0; count < 3; count += 1) await press(page, /^New slide/);
  await expect(slides).toHaveCount(5);
  await slides.nth(1).click();
  await slides.nth(3).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('option', { name: /^Slide/, selected: true })).toHaveCount(3);
  await slides.nth(2).click({ modifiers: ['Control'] });
  await expect(page.getByRole('option', { name: /^Slide/, selected: true })).toHaveCount(2);

  await page.getByRole('listbox', { name: 'Slides' }).focus();
  await page.keyboard.press('Delete');
  await expect(slides).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(slides).toHaveCount(5);
});

test('The keys pick slides too: Shift and arrows, and all of them at once', async ({ page }) => {
  const slides = page.getByRole('option', { name: /^Slide/ });
  const picked = page.getByRole('option', { name: /^Slide/, selected: true });
  await press(page, /^New slide/);
  await page.getByRole('listbox', { name: 'Slides' }).focus();
  await page.keyboard.press('Home');
  await expect(picked).toHaveCount(1);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(picked).toHaveCount(2);
  await page.keyboard.press('Control+a');
  await expect(picked).toHaveCount(3);
  await page.keyboard.press('Delete');
  await expect(slides).toHaveCount(1);
});
