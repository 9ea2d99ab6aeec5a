import { expect, test } from '../../support/test';
import { elementsOf, openEditor, runPaletteCommand } from './page';

test.beforeEach(async ({ page }) => openEditor(page));

test('Slides of the finance follow its model, and a reload keeps it', async ({ page }) => {
  await runPaletteCommand(page, 'Finance');
  const dialog = page.getByRole('dialog', { name: 'Finance' });
  await dialog.getByLabel('Budget').fill('12 lakh');
  await dialog.getByRole('button', { name: 'Add source' }).click();
  await dialog.getByRole('group', { name: 'Source 1' }).getByLabel('Amount').fill('900,000');
  await expect(
    dialog.getByText(/\$300,000 of the \$1,200,000 budget is still to find/),
  ).toBeVisible();
  await dialog.getByLabel('Base case').fill('2M');
  await expect(dialog.getByRole('row', { name: /Return on equity/ })).toContainText('49%');
  await dialog.getByRole('button', { name: 'Add finance slides' }).click();
  const table = elementsOf(page).filter({ hasText: 'Still to find' });
  await expect(table).toContainText('$300,000');

  await runPaletteCommand(page, 'Finance');
  await dialog.getByRole('group', { name: 'Source 1' }).getByLabel('Amount').fill('1,000,000');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(table).toContainText('$200,000');

  await page.keyboard.press('Control+s');
  await openEditor(page);
  await runPaletteCommand(page, 'Finance');
  await expect(dialog.getByLabel('Budget')).toHaveValue('1,200,000');
});
