import { expect, test } from '../../support/test';
import { canvasOf, elementsOf, openEditor, pressButton, runPaletteCommand } from './page';

test.beforeEach(async ({ page }) => openEditor(page));

test('A shape is found by another word, added and given a text, by keyboard alone', async ({
  page,
}) => {
  await pressButton(page, 'More shapes');
  await expect(page.getByRole('dialog', { name: 'Shapes' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'What the shape is' })).toBeFocused();
  await page.keyboard.type('romance');
  await expect(page.getByRole('status').filter({ hasText: '1 shape' })).toBeVisible();
  await page.keyboard.press('Enter');
  const heart = elementsOf(page).last();
  await expect(heart).toHaveAccessibleName(/^Shape: Heart/);
  await expect(heart).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text on the slide' })).toBeFocused();
  await page.keyboard.type('In love');
  await page.keyboard.press('Escape');
  await expect(heart).toBeFocused();
  await expect(heart).toHaveText('In love');
  await page.keyboard.press('Control+z');
  await expect(heart).toHaveText('');
  await page.keyboard.press('Control+y');
  await expect(heart).toHaveText('In love');
  // A letter over a selected shape replaces its text.
  await page.keyboard.type('Rivals');
  await page.keyboard.press('Escape');
  await expect(heart).toHaveText('Rivals');
});

test('A double click writes into a rectangle, as large as its box', async ({ page }) => {
  await pressButton(page, 'Rectangle');
  const box = elementsOf(page).last();
  await box.dblclick();
  await page.keyboard.type('Hello');
  await canvasOf(page).press('Escape');
  await expect(box).toHaveText('Hello');
  await expect(elementsOf(page)).toHaveCount(1);
});

test('The command list finds shapes by what they are for', async ({ page }) => {
  await runPaletteCommand(page, 'cycle loop');
  await expect(elementsOf(page).last()).toHaveAccessibleName(/^Shape: Circular arrow/);
});
