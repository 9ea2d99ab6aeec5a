import { expect, test } from '../../support/test';
import { canvasOf, elementsOf, openEditor, pressButton } from './page';

test(
  'Words are found on all slides and replaced in one step',
  { tag: '@slow' },
  async ({ page }) => {
    await openEditor(page);
    await pressButton(page, /^Add Text Box/);
    await page.keyboard.type('Mira waits');
    await page.keyboard.press('Escape');
    await page.getByRole('option', { name: 'Slide 2' }).click();
    await page.getByLabel('Speaker notes').fill('Ask Mira about the lamp.');
    await page.keyboard.press('Control+f');
    const dialog = page.getByRole('dialog', { name: 'Find and replace' });
    await expect(dialog.getByLabel('Find', { exact: true })).toBeFocused();
    await page.keyboard.type('mira');
    await expect(dialog.getByRole('status')).toHaveText('2 places found.');
    await dialog.getByLabel('Replace with').fill('Asha');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(/^2 places replaced\./);
    await dialog.getByLabel('Find', { exact: true }).fill('asha');
    await dialog.getByRole('button', { name: /^Text: Asha waits/ }).click();
    await expect(canvasOf(page)).toHaveAccessibleName('Canvas, slide 1 of 2');
    await expect(elementsOf(page).first()).toHaveText('Asha waits');
    await expect(elementsOf(page).first()).toHaveAccessibleName(/selected/);
    await canvasOf(page).focus();
    await page.keyboard.press('Control+z');
    await page.getByRole('option', { name: 'Slide 1' }).click();
    await expect(elementsOf(page).first()).toHaveText('Mira waits');
    await page.getByRole('option', { name: 'Slide 2' }).click();
    await expect(page.getByLabel('Speaker notes')).toHaveValue('Ask Mira about the lamp.');
  },
);
